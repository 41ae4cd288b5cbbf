import { failed } from '../../../shared/failure.ts';
import { standsPaid } from '../../../shared/reports/shift-report.ts';
import { dayBegins, daysAfter } from '../../../shared/time/store-day.ts';
import { Days } from '../../back-office/days/days.ts';
import { KeptCopies } from '../../back-office/days/copies/kept-copies.ts';
import { eachSale } from '../../reports/each-sale.ts';
import { replay } from '../../sales/apply-event.ts';
import { trackedPayments } from '../../sales/sale.ts';
import { ledgerFailure } from '../../sales/ledger-failure.ts';
import { nextTurn } from '../../supervision/next-turn.ts';
import { saleStatusOf } from '../../staff/shifts/sale-status.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { DayRange } from '../../../shared/reports/sales-report.ts';
import type { BackOffice } from '../../back-office/back-office.ts';
import type { DamagedSale } from '../../back-office/ports.ts';
import type { SaleArchive } from '../../history/ports.ts';
import type { SaleOnDay, SalesOnDays } from '../../back-office/days/sale-on-day.ts';
import type { SalesByTime } from '../../reports/ports.ts';
import type { SaleLedger, Services } from '../../sales/ports.ts';
import type { Sale } from '../../sales/sale.ts';

export interface DaysOpening {
  readonly office: BackOffice;
  /** Whether sales can be made here. */
  readonly hasTill: boolean;
  readonly recorded: SalesByTime;
  readonly ledger: Pick<SaleLedger, 'saleOfPayment'> & Pick<SaleArchive, 'numberOf'>;
  readonly services: Services;
  readonly currency: string;
  readonly timeZone: string | undefined;
  readonly clock: Pick<Clock, 'wall'>;
  /** Where copies are kept. */
  readonly folder: string;
  readonly report: (what: string, error: unknown) => void;
}

/** Opens the comparison of days with what the service settled. */
export function openDays(opening: DaysOpening): Days {
  const { office, hasTill, currency, timeZone, clock, folder, report } = opening;
  return new Days({
    office,
    hasTill,
    salesOn: (range) => salesOn(range, opening),
    isKnown: (trackingId) => hasSaleOf(trackingId, opening),
    damagedSale: (trackingId) => damagedSaleOf(trackingId, opening),
    currency,
    timeZone,
    now: () => clock.wall(),
    copies: new KeptCopies(folder),
    report,
    ledgerFailure: (error) => failed({ ...ledgerFailure(error), code: 'ledger-unreadable' }),
  });
}

function salesOn(
  { from, to }: DayRange,
  { recorded, services, currency, timeZone }: DaysOpening,
): SalesOnDays {
  const span = { from: dayBegins(from, timeZone), until: dayBegins(daysAfter(to, 1), timeZone) };
  let others = 0;
  return {
    others: () => others,
    each: async function* () {
      for await (const sale of eachSale(span, recorded.end(), { sales: recorded, turn: nextTurn })) {
        if (isOwn(sale, services) && sale.amount.currency === currency) yield saleOnDay(sale);
        else others += 1;
      }
    },
  };
}

/** Whether the ledger has a readable sale with this payment. A sale without a readable beginning belongs to no day. */
function hasSaleOf(trackingId: string, { ledger, recorded }: DaysOpening): boolean {
  const saleId = ledger.saleOfPayment(trackingId);
  if (saleId === undefined) return false;
  return recorded.salesOf([saleId], recorded.end()).some(({ events }) => replay(events) !== undefined);
}

function damagedSaleOf(trackingId: string, opening: DaysOpening): DamagedSale | undefined {
  const { ledger } = opening;
  const saleId = ledger.saleOfPayment(trackingId);
  if (saleId === undefined || hasSaleOf(trackingId, opening)) return undefined;
  const number = ledger.numberOf(saleId);
  return number === undefined ? {} : { number };
}

function isOwn({ service }: Sale, { own, ofUnstamped }: Services): boolean {
  const { origin, merchantId } = service ?? ofUnstamped;
  return origin === own.origin && merchantId === own.merchantId;
}

function saleOnDay(sale: Sale): SaleOnDay {
  const standing = saleStatusOf(sale);
  return {
    saleId: sale.id,
    number: sale.number,
    reference: sale.reference,
    at: sale.startedAt,
    askedMinor: sale.amount.minor,
    standing,
    isPaid: standsPaid(standing),
    isDamaged: sale.recordDamaged,
    trackingIds: trackedPayments(sale).map(({ trackingId }) => trackingId),
  };
}
