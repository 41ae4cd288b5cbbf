import { succeeded } from '../../../shared/failure.ts';
import type { BackOffice } from '../back-office.ts';
import type { ServiceAccess } from '../ports.ts';
import type { RecordCalls } from './record-calls.ts';

/** Terminals of other merchants that are asked for one by one. */
const MOST_ASKED = 50;

/** What terminals are called at the service. */
export class TerminalNames {
  readonly #calls: RecordCalls;
  readonly #office: Pick<BackOffice, 'ids'>;

  constructor(calls: RecordCalls, office: Pick<BackOffice, 'ids'>) {
    this.#calls = calls;
    this.#office = office;
  }

  /** Names by id. Without an answer of the service, terminals are left out. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    if (ids.length === 0) return names;
    await this.#calls.ask(async (access, signal) => {
      await this.#addOwn(names, access, signal);
      const others = ids.filter((id) => !names.has(id));
      for (const id of others.slice(0, MOST_ASKED)) {
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
