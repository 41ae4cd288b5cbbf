import { failed, succeeded } from '../../../shared/failure.ts';
import { eachOnce } from '../each-once.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Deposit } from '../../service/endpoints/settlement/records.ts';
import type { AskingPayouts } from './read-day.ts';

/** Settlements in one request, because addresses must not be too long. */
const ASKED_AT_ONCE = 50;

/** Deposits by settlement. Each settlement is requested once in an export. */
export class DepositsOf {
  readonly #asking: AskingPayouts;
  readonly #known = new Map<string, Deposit[]>();

  constructor(asking: AskingPayouts) {
    this.#asking = asking;
  }

  /** Reads the deposits of settlements that are not known yet. */
  async read(settlementIds: ReadonlySet<string>): Promise<Result<null>> {
    const { access, signal } = this.#asking;
    const unknown = [...settlementIds].filter((id) => !this.#known.has(id));
    for (let first = 0; first < unknown.length; first += ASKED_AT_ONCE) {
      const some = unknown.slice(first, first + ASKED_AT_ONCE);
      for (const id of some) this.#known.set(id, []);
      const pages = access.deposits.pages({ settlementIds: some }, signal);
      for await (const step of eachOnce(pages, ({ id }) => id)) {
        if (!step.ok) return failed(step.failure);
        for (const deposit of step.value.records) this.#known.get(deposit.settlementId ?? '')?.push(deposit);
      }
    }
    return succeeded(null);
  }

  /** Takes over the deposits of an earlier part of the same export. */
  know(answered: readonly (readonly [settlementId: string, deposits: readonly Deposit[]])[]): void {
    for (const [id, deposits] of answered) this.#known.set(id, [...deposits]);
  }

  of(settlementId: string | undefined): readonly Deposit[] {
    return this.#known.get(settlementId ?? '') ?? [];
  }
}
