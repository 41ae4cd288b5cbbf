import { failed, succeeded } from '../../../shared/failure.ts';
import { askedOf } from './fleet-row.ts';
import { named } from './fleet-till.ts';
import { inLanes } from './in-lanes.ts';
import type { FleetColumn, FleetFault } from '../../../shared/contract/back-office/fleet.ts';
import type { HierarchyRecord } from '../../../shared/contract/back-office/hierarchy.ts';
import type { Failure, FieldFault, Result } from '../../../shared/failure.ts';
import type { TerminalFacts } from '../terminal-facts.ts';
import type { FleetRow } from './fleet-row.ts';
import type { FleetPorts, ListedTerminal } from './ports.ts';

const LANES = 4;

interface Place {
  readonly record: HierarchyRecord;
  readonly terminals: readonly ListedTerminal[];
  readonly facts: TerminalFacts;
}

/**
 * Holds a file that was read against the service, before anything is changed there. Fails where the service cannot be
 * asked, or where it hands out no API keys (`secret-missing`): tills would then have nothing to sign in with.
 */
export async function checkFleet(
  rows: readonly FleetRow[],
  { service, own, profileFaults }: Pick<FleetPorts, 'service' | 'own' | 'profileFaults'>,
): Promise<Result<readonly FleetFault[]>> {
  if (own.training) return failed({ action: 'fix-input', code: 'command-refused' });
  const keys = await service.handsOutKeys(rows[0] ?? {});
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
    const missing = profileFaults(read.value.facts, askedOf(row));
    return succeeded([
      ...faultsOf(row, read.value),
      ...missing.map((fault) => cellFault(line, column, fault)),
      ...contradictions(row, read.value.facts),
    ]);
  });
  const failure = results.find((result) => !result.ok);
  if (failure) return failure;
  return succeeded(results.flatMap((result) => (result.ok ? result.value : [])));
}

const found = (fault: FleetFault): Result<readonly FleetFault[]> => succeeded([fault]);

/** A record of somebody else's is not distinguished from one that is not there. */
function isAbsent({ code }: Failure): boolean {
  return code === 'not-found' || code === 'not-permitted' || code === 'request-rejected';
}

async function readPlace(id: string, service: FleetPorts['service']): Promise<Result<Place>> {
  const record = await service.location(id);
  if (!record.ok) return record;
  const terminals = await service.terminalsOf(id);
  if (!terminals.ok) return terminals;
  const facts = await service.facts({ locationId: id });
  return facts.ok
    ? succeeded({ record: record.value, terminals: terminals.value, facts: facts.value })
    : facts;
}

async function readTerminal(id: string, service: FleetPorts['service']): Promise<Result<Place>> {
  const record = await service.terminal(id);
  if (!record.ok) return record;
  const facts = await service.facts({ terminalId: id });
  return facts.ok ? succeeded({ record: record.value, terminals: [], facts: facts.value }) : facts;
}

function faultsOf(
  { line, name, tenderTypes = [] }: FleetRow,
  { record, terminals }: Place,
): readonly FleetFault[] {
  // Of a terminal its parent's count too: its own list may be the shorter one.
  const { accepted, omitted } = record.tenders;
  const allowed = [...accepted, ...omitted];
  const refused = allowed.length === 0 ? undefined : tenderTypes.find((tender) => !allowed.includes(tender));
  return [
    ...(named(terminals, name).length > 0 ? [{ line, column: 'name', fault: 'name-taken' } as const] : []),
    ...(refused === undefined
      ? []
      : [{ line, column: 'tenders', fault: 'not-accepted', text: refused.slice(0, 40) } as const]),
  ];
}

/** What the service states counts, so that a file that says otherwise has a slip. */
function contradictions({ line, kind, currency }: FleetRow, stated: TerminalFacts): readonly FleetFault[] {
  const differs = (said: string | undefined, known: string | undefined) =>
    said !== undefined && known !== undefined && said !== known;
  return [
    ...(differs(kind, stated.terminalKind)
      ? [{ line, column: 'kind', fault: 'stated-otherwise', text: kind ?? '' } as const]
      : []),
    ...(differs(currency, stated.currency)
      ? [{ line, column: 'currency', fault: 'stated-otherwise', text: currency ?? '' } as const]
      : []),
  ];
}

/** Where a file of tills has what a profile needs. */
const COLUMN_OF: Readonly<Record<string, FleetColumn>> = {
  terminalKind: 'kind',
  'store.name': 'store',
  'store.currency': 'currency',
  'store.locale': 'locale',
  'store.timeZone': 'zone',
};

/** What neither the service states nor the file says, or what the file says wrong. Whose a terminal is no column says. */
function cellFault(line: number, place: FleetColumn, { field, expected }: FieldFault): FleetFault {
  if (field === 'merchantId') return { line, column: place, fault: 'unknown-merchant' };
  const column = COLUMN_OF[field] ?? place;
  return { line, column, fault: 'not-as-expected', ...(expected && { expected }) };
}
