import { failed, succeeded } from '../../../shared/failure.ts';
import { hasBeenPaid } from '../../sales/sale-alerts.ts';
import { hasPassed } from '../../supervision/interruptible-delay.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { PayerDetails } from '../../../shared/customer/details.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Sales } from '../../sales/sales.ts';

/** Counted from the start of their sale. The page that asks for the details says so. */
const KEPT_MS = 3_600_000;
/** Details of how many sales are kept; the oldest are removed first. */
const MOST = 20;

interface KeptPayersParts {
  readonly clock: Clock;
  readonly sales: () => Pick<Sales, 'loadSale' | 'view'>;
  readonly onChange: () => void;
  /** Aborts when the session ends. */
  readonly signal: AbortSignal;
}

interface Kept {
  readonly payer: PayerDetails;
  /** By `Clock.sinceBoot`. */
  readonly until: number;
}

/**
 * Payers' details of sales that may be charged again, for an hour: in memory only, and never sent to a screen. They go
 * when the sale is paid, charged again or out of everybody's reach, and when somebody else works at the till.
 */
export class KeptPayers {
  readonly #parts: KeptPayersParts;
  readonly #kept = new Map<string, Kept>();
  #cashierId: string | undefined;
  #isRemoving = false;

  constructor(parts: KeptPayersParts) {
    this.#parts = parts;
  }

  has(saleId: string): boolean {
    return this.#of(saleId) !== undefined;
  }

  /** The details as they were sent with the sale; `undefined` where they were removed. */
  detailsOf(saleId: string): PayerDetails | undefined {
    return this.#of(saleId);
  }

  /**
   * The details of an earlier sale, for charging the same reference again; empty where that sale had none. Fails with
   * `customer-details-gone` where they were removed, because the cashier has to decide whether to charge without them.
   */
  forAnother(saleId: string, reference: string): Result<PayerDetails> {
    const gone = failed({ action: 'fix-input', code: 'customer-details-gone', saleId });
    const earlier = this.#parts.sales().loadSale(saleId);
    // A kept cart outlives a ledger that was restored or begun anew.
    if (!earlier.ok) return earlier.failure.code === 'sale-not-found' ? gone : earlier;
    if (!earlier.value.withPayer) return succeeded({});
    const kept = this.#of(saleId);
    const isUsable = earlier.value.reference === reference.trim() && !hasBeenPaid(earlier.value);
    return kept && isUsable ? succeeded(kept) : gone;
  }

  /**
   * Keeps the details of a sale that has started. `again` is the sale that it charges again. Details of sales that no screen
   * can charge again are removed.
   */
  saleStarted(saleId: string, payer: PayerDetails | undefined, again: string | undefined): void {
    const onScreens = new Set(
      this.#parts
        .sales()
        .view()
        .sales.map(({ id }) => id),
    );
    for (const id of this.#kept.keys()) if (id === again || !onScreens.has(id)) this.#kept.delete(id);
    if (payer) this.#keep(saleId, payer);
    this.#parts.onChange();
  }

  forget(saleId: string): void {
    this.#kept.delete(saleId);
  }

  /** Removes everything when another cashier signs in, who must not send what a customer gave to somebody else. */
  cashierChanged(cashierId: string | undefined): void {
    if (cashierId !== this.#cashierId) this.#kept.clear();
    this.#cashierId = cashierId;
  }

  #keep(saleId: string, payer: PayerDetails): void {
    const { clock } = this.#parts;
    this.#kept.set(saleId, { payer, until: clock.sinceBoot() + KEPT_MS });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    void this.#removeInTime();
  }

  async #removeInTime(): Promise<void> {
    if (this.#isRemoving) return;
    this.#isRemoving = true;
    const { clock, signal, onChange } = this.#parts;
    for (let [oldest] = this.#kept.values(); oldest; [oldest] = this.#kept.values()) {
      // `sinceBoot` is exact to a second only.
      if (!(await hasPassed(clock, Math.max(1_000, oldest.until - clock.sinceBoot()), signal))) break;
      for (const saleId of [...this.#kept.keys()]) this.#of(saleId);
      onChange();
    }
    this.#isRemoving = false;
  }

  /** Removes what is outdated, since timers stop while the computer sleeps. */
  #of(saleId: string): PayerDetails | undefined {
    const kept = this.#kept.get(saleId);
    if (kept === undefined || this.#parts.clock.sinceBoot() < kept.until) return kept?.payer;
    this.#kept.delete(saleId);
    return undefined;
  }
}
