import type { Sale } from '../../sales/sale.ts';
import type { Sales } from '../../sales/sales.ts';
import { paidPaymentOf } from '../../sales/stated-amount.ts';
import type { ServiceConnection } from '../../service/connect.ts';
import type { SessionParts, Tenders } from '../session-parts.ts';

interface PaidWithParts {
  readonly sales: () => Sales;
  readonly tenders: Tenders;
  readonly connection: Pick<ServiceConnection, 'paidWith' | 'tenderOf'>;
  readonly onPaid: SessionParts['onPaid'];
  readonly signal: AbortSignal;
}

/** Reads the tender of a sale that has just been paid, for the cash drawer, and records it for the receipt and the reports. */
export class PaidWith {
  readonly #parts: PaidWithParts;

  constructor(parts: PaidWithParts) {
    this.#parts = parts;
  }

  /** @param late the cash drawer stays closed: no customer waits for the sale */
  read(saleId: string, late: boolean): void {
    const { sales, connection, onPaid, signal } = this.#parts;
    const sale = sales().loadSale(saleId);
    if (!sale.ok) return;
    const { reference, startedAt: since } = sale.value;
    if (!late) onPaid(saleId, (tenders) => connection.paidWith(tenders, { reference, since }, signal));
    void this.#record(sale.value);
  }

  async #record(sale: Sale): Promise<void> {
    const { sales, tenders, connection, signal } = this.#parts;
    const { id, reference, startedAt: since } = sale;
    const paid = paidPaymentOf(sale);
    await tenders.load(signal);
    const ids = tenders.view().map((tender) => tender.id);
    if (!paid || ids.length === 0) return;
    const { trackingId } = paid;
    const answer = await connection.tenderOf(ids, { reference, since, trackingId }, signal);
    if (!answer.ok || answer.value === undefined || signal.aborted) return;
    const recorded = sales().tenderRead(id, answer.value);
    if (!recorded.ok) console.error('the tender of a sale is not on record', recorded.failure.detail);
  }
}
