import type { DaysRead } from '../../../src-main/back-office/days/explain-days.ts';
import type { PayoutStated } from '../../../src-main/back-office/days/payout-stated.ts';
import type { SaleOnDay } from '../../../src-main/back-office/days/sale-on-day.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import { readStatus, saysPaid } from '../../../shared/payment/payment-status.ts';

const DAY = 86_400_000;
export const span = { from: Date.UTC(2026, 4, 12), until: Date.UTC(2026, 4, 12) + DAY };
export const usd = (minor: number) => ({ minor, currency: 'USD' });

/** A day on which both sides agree and everything has been paid out: sale 1 to n, at 10.01, 10.02 and so on. */
export class AgreedDay {
  readonly sales: SaleOnDay[] = [];
  readonly payments: PaymentAtService[] = [];
  readonly elsewhere: PaymentAtService[] = [];
  readonly payouts = new Map<string, PayoutStated>();
  /** By tracking id, as `payment-settlements` states it. */
  readonly settledFor = new Map<string, number>();
  isWhole = true;
  readonly unasked = new Set<string>();
  readonly known = new Set<string>();
  readonly damaged = new Map<string, { readonly number: number }>();

  constructor(count: number) {
    for (let number = 1; number <= count; number++) {
      const minor = 1000 + number;
      const trackingId = `trk_${number}`;
      const reference = `R-${number}`;
      const at = span.from + number * 60_000;
      this.sales.push({
        saleId: `sale_${number}`,
        number,
        reference,
        at,
        askedMinor: minor,
        standing: 'completed',
        isPaid: true,
        isDamaged: false,
        trackingIds: [trackingId],
      });
      this.payments.push({
        trackingId,
        reference,
        status: readStatus('completed'),
        requested: usd(minor),
        paid: usd(minor),
        createdAt: at + 900,
        batchId: 'bat_1',
        batchStatus: 'closed',
        settlementId: 'set_1',
      });
    }
  }

  sale(index: number, change: Partial<SaleOnDay>): void {
    const sale = this.sales[index];
    if (sale) this.sales[index] = { ...sale, ...change };
  }

  payment(index: number, change: Partial<PaymentAtService>): PaymentAtService {
    const payment = { ...(this.payments[index] ?? {}), ...change };
    this.payments[index] = payment;
    return payment;
  }

  /** As the service states it, from what is in the batch now. */
  settle(
    change: (stated: PayoutStated & { readonly net: number }) => PayoutStated = (stated) => stated,
  ): void {
    const gross = [...this.payments, ...this.elsewhere]
      .filter(({ settlementId, status }) => settlementId === 'set_1' && status && saysPaid(status))
      .reduce((sum, { requested }) => sum + (requested?.minor ?? 0), 0);
    const batches = [{ batchId: 'bat_1', period: '2026-05-12', grossMinor: gross }];
    const stated = {
      grossMinor: gross,
      feesMinor: 0,
      netMinor: gross,
      payoutId: 'pyt_1',
      net: gross,
      batches,
    };
    this.payouts.set('set_1', change({ ...stated, deposits: [{ depositId: 'dep_1', minor: gross }] }));
  }

  read(): DaysRead {
    return {
      span,
      sales: this.sales,
      payments: this.payments.filter(({ trackingId }) => trackingId !== undefined),
      elsewhere: this.elsewhere,
      payouts: this.payouts,
      batches: {
        payments: [...this.payments, ...this.elsewhere],
        others: 0,
        settledOf: ({ trackingId = '' }) => {
          const minor = this.settledFor.get(trackingId);
          return minor === undefined ? {} : { minor };
        },
        isWhole: () => this.isWhole,
      },
      unasked: this.unasked,
      isKnown: (trackingId) => this.known.has(trackingId),
      damagedSale: (trackingId) => this.damaged.get(trackingId),
      unchecked: [],
    };
  }
}
