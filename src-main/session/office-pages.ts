import { Payments } from '../back-office/payments.ts';
import { nextTurn } from './next-turn.ts';
import { tillSales } from './till-sales.ts';
import type { BackOffice } from '../back-office/back-office.ts';
import type { Days } from '../back-office/days/days.ts';
import type { OpenHierarchy } from '../back-office/hierarchy/open-hierarchy.ts';
import type { Payouts } from '../back-office/payouts/payouts.ts';
import type { TillSales } from '../back-office/ports.ts';
import type { Settlements } from '../back-office/settlements/settlements.ts';
import type { HandOverMaker } from '../provisioning/hand-over-maker.ts';
import type { Updates } from '../updates/updates.ts';
import type { SessionParts, Tenders } from './session-parts.ts';
import type { TillSalesParts } from './till-sales.ts';

/** What the back office shows of one terminal and of all that it belongs to; each page is opened by whoever first asks. */
export class OfficePages {
  readonly backOffice: BackOffice;
  readonly payments: Payments;
  readonly #parts: SessionParts;
  readonly #tillSales: TillSales;
  #days: Promise<Days> | undefined;
  #settlements: Promise<Settlements> | undefined;
  #hierarchy: Promise<OpenHierarchy> | undefined;
  #handOvers: Promise<HandOverMaker> | undefined;
  #payouts: Promise<Payouts> | undefined;
  #updates: Promise<Updates> | undefined;

  constructor(
    parts: SessionParts,
    { tenders, ...till }: Pick<TillSalesParts, 'history' | 'nameOf'> & { readonly tenders: Tenders },
  ) {
    const { terminal, ledger, ports } = parts;
    this.#parts = parts;
    this.backOffice = parts.openBackOffice();
    this.#tillSales = tillSales({ ...till, ledger, services: ports.services });
    this.payments = new Payments({
      office: this.backOffice,
      till: this.#tillSales,
      terminalId: terminal.terminalId,
      currency: terminal.currency,
      timeZone: terminal.timeZone,
      tenders: async (signal) => {
        await tenders.load(signal);
        return tenders.view().map(({ id }) => id);
      },
      now: () => ports.clock.wall(),
      turn: nextTurn,
    });
  }

  /** Days from what the till has sold to what the bank got. */
  days(): Promise<Days> {
    return (this.#days ??= this.#parts.openDays(this.backOffice));
  }

  /** Money on its way to the bank, as the service tells. */
  settlements(): Promise<Settlements> {
    return (this.#settlements ??= this.#parts.openSettlements(this.backOffice, this.#tillSales));
  }

  /** Partners, merchants, locations and terminals, as the service tells. */
  hierarchy(): Promise<OpenHierarchy> {
    return (this.#hierarchy ??= this.#parts.openHierarchy(this.backOffice));
  }

  /** Other terminals' set-up for other computers. */
  handOvers(): Promise<HandOverMaker> {
    return (this.#handOvers ??= this.#parts.openHandOvers(this.backOffice));
  }

  /** What became of each payment's money, as the service tells. */
  payouts(): Promise<Payouts> {
    return (this.#payouts ??= this.#parts.openPayouts(this.backOffice, this.#tillSales));
  }

  /** Newer versions, and what they make of this till's record. */
  updates(): Promise<Updates> {
    return (this.#updates ??= this.#parts.openUpdates());
  }

  close(): void {
    void this.#days?.then((days) => days.stop());
    void this.#updates?.then((updates) => updates.stop());
    void this.backOffice.close();
  }
}
