import { succeeded } from '../../../shared/failure.ts';
import type { BackOffice } from '../back-office.ts';
import type { ServiceAccess } from '../ports.ts';
import type { RecordCalls } from './record-calls.ts';

/** Terminals of other merchants that are asked for one by one. */
const MOST_ASKED = 50;
/** The longest that somebody waits for names of what could be shown without them. */
const NAMED_WITHIN_MS = 5_000;

/** What terminals are called at the service. */
export class TerminalNames {
  readonly #calls: RecordCalls;
  readonly #office: Pick<BackOffice, 'ids'>;

  constructor(calls: RecordCalls, office: Pick<BackOffice, 'ids'>) {
    this.#calls = calls;
    this.#office = office;
  }

  /** Names by id. Terminals that the service does not name in time are left out. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    if (ids.length === 0) return names;
    await this.#calls.ask(async (access, answered) => {
      const signal = AbortSignal.any([answered, AbortSignal.timeout(NAMED_WITHIN_MS)]);
      await this.#addOwn(names, access, signal);
      const others = ids.filter((id) => !names.has(id));
      for (const id of others.slice(0, MOST_ASKED)) {
        if (signal.aborted) break;
        const read = await access.terminals.get(id, signal);
        if (read.ok) add(names, read.value);
      }
      return succeeded(null);
    });
    return names;
  }

  /** One call names all terminals of the back office's merchant. */
  async #addOwn(
    names: Map<string, string>,
    { terminals }: ServiceAccess,
    signal: AbortSignal,
  ): Promise<void> {
    const { merchant } = this.#office.ids();
    if (merchant === undefined) return;
    const read = await terminals.ofMerchant(merchant, signal);
    if (read.ok) for (const terminal of read.value) add(names, terminal);
  }
}

function add(
  names: Map<string, string>,
  { id, name }: { readonly id: string; readonly name?: string | undefined },
): void {
  if (name !== undefined && name !== '') names.set(id, name);
}
