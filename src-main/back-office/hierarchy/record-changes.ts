import { failed, succeeded } from '../../../shared/failure.ts';
import { entryOf } from './records.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type { HierarchyEntry, TillsOfLocation } from '../../../shared/contract/back-office/hierarchy.ts';
import type { Result } from '../../../shared/failure.ts';
import type { RecordCalls } from './record-calls.ts';

/** Terminals that are listed by name; further ones are only counted. */
const MOST_NAMED = 200;

/**
 * Changes of terminals and locations at the service (spec "Partners, merchants, locations, terminals"). A refusal names
 * the fields as the service does. `change-unconfirmed`: the answer was lost, and the change may have been made.
 */
export class RecordChanges {
  readonly #calls: RecordCalls;
  readonly #ownTerminalId: string;

  constructor(calls: RecordCalls, ownTerminalId: string) {
    this.#calls = calls;
    this.#ownTerminalId = ownTerminalId;
  }

  async createTerminal(body: CommandInput<'terminals.create'>): Promise<Result<HierarchyEntry>> {
    const made = await this.#calls.ask(({ terminals }, signal) => terminals.create(body, signal));
    return made.ok ? succeeded(entryOf('terminal', made.value)) : made;
  }

  updateTerminal({ id, ...details }: CommandInput<'terminals.update'>): Promise<Result<null>> {
    return this.#calls.change(({ terminals }, signal) => terminals.update(id, details, signal));
  }

  async cloneTerminal({ id, name }: CommandInput<'terminals.clone'>): Promise<Result<HierarchyEntry>> {
    const made = await this.#calls.ask(({ terminals }, signal) => terminals.clone(id, { name }, signal));
    return made.ok ? succeeded(entryOf('terminal', made.value)) : made;
  }

  /** Refused for this till's terminal, because its open payments have to be followed to their end. */
  async removeTerminal(id: string): Promise<Result<null>> {
    if (id === this.#ownTerminalId) return failed({ action: 'fix-input', code: 'command-refused' });
    return this.#calls.change(({ terminals }, signal) => terminals.remove(id, signal));
  }

  async createLocation({
    merchantId,
    ...details
  }: CommandInput<'locations.create'>): Promise<Result<HierarchyEntry>> {
    const made = await this.#calls.ask(({ locations }, signal) =>
      locations.create(merchantId, details, signal),
    );
    return made.ok ? succeeded(entryOf('location', made.value)) : made;
  }

  updateLocation({ id, ...details }: CommandInput<'locations.update'>): Promise<Result<null>> {
    return this.#calls.change(({ locations }, signal) => locations.update(id, details, signal));
  }

  setLocationEnabled({ id, enabled }: CommandInput<'locations.setEnabled'>): Promise<Result<null>> {
    return this.#calls.change(({ locations }, signal) => locations.setEnabled(id, enabled, signal));
  }

  removeLocation(id: string): Promise<Result<null>> {
    return this.#calls.change(({ locations }, signal) => locations.remove(id, signal));
  }

  /** The terminals that a change of the location affects. */
  async tillsOf(locationId: string): Promise<Result<TillsOfLocation>> {
    const read = await this.#calls.ask(({ terminals }, signal) => terminals.ofLocation(locationId, signal));
    if (!read.ok) return read;
    const tills = read.value.slice(0, MOST_NAMED).map(({ id, name, tenderTypes }) => ({
      id,
      ...(name !== undefined && name !== '' && { name }),
      ...(tenderTypes && { tenders: tenderTypes }),
    }));
    return succeeded({ tills, total: read.value.length });
  }
}
