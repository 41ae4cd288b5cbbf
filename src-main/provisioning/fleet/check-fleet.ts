import { failed, succeeded } from '../../../shared/failure.ts';
import { inLanes } from './in-lanes.ts';
import type { FleetColumn, FleetFault } from '../../../shared/contract/fleet.ts';
import type { HierarchyRecord } from '../../../shared/contract/hierarchy.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { FleetRow } from './fleet-row.ts';
import type { FleetPorts, ListedTerminal } from './ports.ts';

const LANES = 4;

interface Place {
  readonly record: HierarchyRecord;
  readonly terminals: readonly ListedTerminal[];
}

/**
 * Holds a file that was read against the service, before anything is changed there. Fails where the service cannot be
 * asked, or where it hands out no API keys (`secret-missing`): tills would then have nothing to sign in with.
 */
export async function checkFleet(
  rows: readonly FleetRow[],
  { service, own }: Pick<FleetPorts, 'service' | 'own'>,
): Promise<Result<readonly FleetFault[]>> {
  if (own.training) return failed({ action: 'fix-input', code: 'command-refused' });
  const keys = await service.handsOutKeys();
  if (!keys.ok) return keys;
  const places = new Map<string, Promise<Result<Place>>>();
  const placeOf = (id: string): Promise<Result<Place>> => {
    const known = places.get(id) ?? readPlace(id, service);
    places.set(id, known);
    return known;
  };
  const results = await inLanes(rows, LANES, async (row): Promise<Result<readonly FleetFault[]>> => {
    const { line, locationId = '', terminalId } = row;
    if (terminalId === own.terminalId) return found({ line, column: 'terminal', fault: 'own-terminal' });
    const column = terminalId === undefined ? 'location' : 'terminal';
    const read =
      terminalId === undefined ? await placeOf(locationId) : await readTerminal(terminalId, service);
    if (!read.ok) {
      if (!isAbsent(read.failure)) return read;
      return found({ line, column, fault: 'not-found', text: terminalId ?? locationId });
    }
    return succeeded(faultsOf(row, column, read.value, own.merchantId));
  });
  const failure = results.find((result) => !result.ok);
  if (failure) return failure;
  return succeeded(results.flatMap((result) => (result.ok ? result.value : [])));
}

const found = (fault: FleetFault): Result<readonly FleetFault[]> => succeeded([fault]);

/** A record of somebody else's is not told from one that is not there. */
function isAbsent({ code }: Failure): boolean {
  return code === 'not-found' || code === 'not-permitted' || code === 'request-rejected';
}

async function readPlace(id: string, service: FleetPorts['service']): Promise<Result<Place>> {
  const record = await service.location(id);
  if (!record.ok) return record;
  const terminals = await service.terminalsOf(id);
  return terminals.ok ? succeeded({ record: record.value, terminals: terminals.value }) : terminals;
}

async function readTerminal(id: string, service: FleetPorts['service']): Promise<Result<Place>> {
  const record = await service.terminal(id);
  return record.ok ? succeeded({ record: record.value, terminals: [] }) : record;
}

function faultsOf(
  { line, name, tenderTypes = [] }: FleetRow,
  column: FleetColumn,
  { record, terminals }: Place,
  ownMerchant: string,
): readonly FleetFault[] {
  // Where the service does not say whose it is, the till's first payment will.
  if ((record.merchant?.id ?? ownMerchant) !== ownMerchant)
    return [{ line, column, fault: 'other-merchant' }];
  // Of a terminal its parent's count too: its own list may be the shorter one.
  const { accepted, omitted } = record.tenders;
  const allowed = [...accepted, ...omitted];
  const refused = allowed.length === 0 ? undefined : tenderTypes.find((tender) => !allowed.includes(tender));
  return [
    ...(terminals.some((listed) => listed.name === name)
      ? [{ line, column: 'name', fault: 'name-taken' } as const]
      : []),
    ...(refused === undefined
      ? []
      : [{ line, column: 'tenders', fault: 'not-accepted', text: refused.slice(0, 40) } as const]),
  ];
}
