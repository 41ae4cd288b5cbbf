import { succeeded } from '../../../shared/failure.ts';
import { depositsOfSettlements } from '../deposits-of-settlements.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Deposit } from '../../service/endpoints/settlement/records.ts';
import type { AskingPayouts } from './read-day.ts';

/** Settlements in one request, because addresses must not be too long. */
const ASKED_AT_ONCE = 50;

/** Deposits by settlement. Each settlement is requested once in an export. */
export class DepositsOf {
  readonly #asking: AskingPayouts;
  readonly #known = new Map<string, readonly Deposit[]>();

  constructor(asking: AskingPayouts) {
    this.#asking = asking;
  }

  /**
   * Reads the deposits of settlements that are not known yet. The specification does not state that a deposit names its
   * settlement: where one does not, each settlement's own list says which are its. It also does where none names the
   * settlement, because a deposit for several may name one of them alone.
   */
  async read(settlementIds: ReadonlySet<string>): Promise<Result<null>> {
    const unknown = [...settlementIds].filter((id) => !this.#known.has(id));
    for (let first = 0; first < unknown.length; first += ASKED_AT_ONCE) {
      const some = unknown.slice(first, first + ASKED_AT_ONCE);
      const { access, signal } = this.#asking;
      const read = await depositsOfSettlements(some, access, signal);
      if (!read.ok) return read;
      const areNamed = read.value.every(({ settlementId }) => settlementId !== undefined);
      for (const id of some) {
        const named = areNamed ? read.value.filter(({ settlementId }) => settlementId === id) : [];
        const own = named.length > 0 ? succeeded(named) : await access.settlements.deposits(id, signal);
        if (!own.ok) return own;
        this.#known.set(id, eachById(own.value));
      }
    }
    return succeeded(null);
  }

  /** Takes over the deposits of an earlier part of the same export. */
  know(answered: readonly (readonly [settlementId: string, deposits: readonly Deposit[]])[]): void {
    for (const [id, deposits] of answered) this.#known.set(id, deposits);
  }

  of(settlementId: string | undefined): readonly Deposit[] {
    return this.#known.get(settlementId ?? '') ?? [];
  }
}

/** A settlement's own list may repeat a deposit. Of records that differ the last counts, which may be further on its way. */
function eachById(deposits: readonly Deposit[]): readonly Deposit[] {
  return [...new Map(deposits.map((deposit) => [deposit.id, deposit])).values()];
}
