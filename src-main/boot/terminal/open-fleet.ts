import { Hierarchy } from '../../back-office/hierarchy/hierarchy.ts';
import { RecordCalls } from '../../back-office/hierarchy/record-calls.ts';
import { TerminalFactsReader } from '../../back-office/hierarchy/terminal-facts.ts';
import { TerminalSecrets } from '../../back-office/hierarchy/terminal-secrets.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import { Fleet } from '../../provisioning/fleet/fleet.ts';
import { FleetRecordFile } from '../../provisioning/fleet/fleet-record.ts';
import type { BackOffice } from '../../back-office/back-office.ts';
import type { HandOverMaker } from '../../provisioning/hand-over-maker.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { FleetPlace } from '../../provisioning/fleet/ports.ts';
import type { TerminalOpening } from '../../session/till/parts.ts';

interface FleetOpening extends Pick<TerminalOpening, 'profile' | 'training'> {
  /** The file that says what this run has done so far. */
  readonly file: string;
  readonly clock: Clock;
  readonly onChange: () => void;
}

/** Opens what sets many tills up from a file. It makes their terminals with the back office's credentials. */
export function openFleet(
  { profile: { terminalId, merchantId }, training, file, clock, onChange }: FleetOpening,
  office: BackOffice,
  handOvers: HandOverMaker,
): Fleet {
  // The run has a hierarchy of its own, because the pages' one is read anew while the run goes on.
  const records = new Hierarchy(office);
  const calls = new RecordCalls(office);
  const facts = new TerminalFactsReader(calls);
  const keys = new TerminalSecrets(calls);
  return new Fleet({
    clock,
    onChange,
    file: new FleetRecordFile(file),
    own: { terminalId, training },
    profileFaults: (stated, asked) => handOvers.profileFaults(stated, asked),
    pack: (wanted) => handOvers.pack(wanted),
    service: {
      terminal: (id) => records.get('terminal', id),
      location: (id) => records.get('location', id),
      terminalsOf: (id) => calls.ask(({ terminals }, signal) => terminals.ofLocation(id, signal)),
      create: (made) => calls.ask(({ terminals }, signal) => terminals.create(made, signal)),
      update: (id, details) => calls.change(({ terminals }, signal) => terminals.update(id, details, signal)),
      facts: (of) =>
        of.terminalId === undefined ? facts.ofLocation(of.locationId ?? '') : facts.ofTerminal(of.terminalId),
      handsOutKeys: async (place) => {
        const id = terminalId === '' ? await anyTerminalOf(place, merchantId, calls) : terminalId;
        // A location without a terminal has no key that could be tested yet.
        if (id === undefined) return succeeded(null);
        const key = await keys.revealKey(id);
        if (!key.ok) return key;
        if (key.value.secret !== undefined) return succeeded(null);
        return failed({
          action: 'fix-input',
          code: 'secret-missing',
          fields: [{ field: 'apiKey', fault: 'missing' }],
        });
      },
    },
  });
}

/** A back office of a partner has no merchant of its own. */
async function anyTerminalOf(
  { terminalId, locationId = '' }: FleetPlace,
  merchantId: string,
  calls: RecordCalls,
): Promise<string | undefined> {
  if (terminalId !== undefined) return terminalId;
  const listed = await calls.ask(({ terminals }, signal) =>
    merchantId === '' ? terminals.ofLocation(locationId, signal) : terminals.ofMerchant(merchantId, signal),
  );
  return listed.ok ? listed.value[0]?.id : undefined;
}
