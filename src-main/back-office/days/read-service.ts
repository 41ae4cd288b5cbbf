import { failed, succeeded } from '../../../shared/failure.ts';
import { noneMissing } from '../each-once.ts';
import { askedOnce } from '../merchant-currencies.ts';
import { comparedFields } from './compared-fields.ts';
import { differingPayments, latestOfEach } from './repeated-records.ts';
import { withTrackingIds } from '../payments/match-payments.ts';
import { fromPaymentInfo, fromPaymentResponse } from '../payments/payment-at-service.ts';
import type { Result } from '../../../shared/failure.ts';
import type { DaysProgress } from '../../../shared/contract/back-office/days-explained.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { PageStep, WholeList } from '../../service/requests/each-page.ts';
import type { PaymentResponse } from '../../service/endpoints/history/records.ts';
import type { MerchantCurrencies } from '../merchant-currencies.ts';
import type { BackOfficeProfile, ServiceAccess } from '../ports.ts';
import type { Span } from './compare-sides.ts';

/** Margin around the days: the clocks differ, and a payment appears in the history some minutes late. */
const BESIDE_MS = 10 * 60_000;
/** Payments that are held in memory at a time. */
const MOST_PAYMENTS = 100_000;
/** Payments of the till that the list lacks and that are looked up one by one. */
const MOST_ASKED = 200;
const ASKED_AT_ONCE = 4;

export interface Asking {
  readonly access: ServiceAccess;
  readonly ids: BackOfficeProfile['ids'];
  /** The currency of the comparison. */
  readonly currency: string;
  readonly currencies: MerchantCurrencies;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: DaysProgress) => void;
}

/** What was read completely, or `too-many` where it is more than a till can hold in memory. */
export type Listed<T> = Result<T> | 'too-many';

/** The terminal's payments that were created on these days and shortly before and after, with repeated records. */
export async function paymentsOfTerminal(
  span: Span,
  asking: Asking,
): Promise<Listed<readonly PaymentAtService[]>> {
  const { access, ids, currency, signal } = asking;
  const terminalId = ids.terminal ?? '';
  const wide = { from: span.from - BESIDE_MS, until: span.until + BESIDE_MS };
  const pages = access.history.ofTerminal.pages(terminalId, wide, signal);
  return all(
    noneMissing(pages, ({ trackingId }) => trackingId),
    asking,
    (records) => records.map((record) => fromPaymentInfo(record, { currency, terminalId })),
  );
}

/** Payments of a merchant or partner. */
export interface PaymentsInCurrency {
  /** Payments in the currency of the comparison. */
  readonly payments: readonly PaymentAtService[];
  /** Number of payments that are left out, because their currency is another or unknown. */
  readonly others: number;
}

/** The payments of the merchant that were created in this window, at all terminals. Empty without a merchant. */
export async function paymentsOfMerchant(window: Span, asking: Asking): Promise<Listed<PaymentsInCurrency>> {
  const { access, ids, signal } = asking;
  if (ids.merchant === undefined) return succeeded({ payments: [], others: 0 });
  return inCurrency(access.history.ofMerchant.pages(ids.merchant, window, signal), asking);
}

/** The payments of the merchant, or of the partner where no merchant is named, that were created in this window. */
export async function paymentsOfScope(window: Span, asking: Asking): Promise<Listed<PaymentsInCurrency>> {
  const { access, ids, signal } = asking;
  if (ids.merchant !== undefined || ids.partner === undefined) return paymentsOfMerchant(window, asking);
  return inCurrency(access.history.ofPartner.pages(ids.partner, window, signal), asking);
}

async function inCurrency(
  pages: WholeList<PaymentResponse>,
  asking: Asking,
): Promise<Listed<PaymentsInCurrency>> {
  const { ids, currency } = asking;
  const currenciesOf = askedOnce(asking);
  let others = 0;
  const whole = noneMissing(pages, ({ paymentId }) => paymentId);
  const read = await all(whole, asking, async (records) => {
    const currencyOf = await currenciesOf(records.map(({ merchantId = ids.merchant }) => merchantId));
    const own = records.filter((record) => {
      const { merchantId = ids.merchant, currency: stated } = record;
      return currencyOf({ merchantId, currency: stated }) === currency;
    });
    others += records.length - own.length;
    return own.map((record) => fromPaymentResponse(record, currency));
  });
  if (read === 'too-many' || !read.ok) return read;
  return succeeded({ payments: differingPayments(read.value), others });
}

/** The merchant's payments at other terminals on these days, each once. `own` are this terminal's payments. */
export function elsewhereOf(
  listed: readonly PaymentAtService[],
  span: Span,
  own: readonly PaymentAtService[],
  ownTerminal: string | undefined,
): readonly PaymentAtService[] {
  const ofTerminal = withTrackingIds(latestOfEach(listed).payments, own);
  return ofTerminal.filter(({ createdAt = span.from, terminalId, trackingId }) => {
    if (createdAt < span.from || createdAt >= span.until) return false;
    // A payment on the terminal's own list is its own, whichever terminal the merchant's list names. The specification
    // does not state that a record names its terminal.
    return trackingId === undefined && terminalId !== (ownTerminal ?? '');
  });
}

/**
 * Looks payments up by their tracking ids. Answers those that were found, and the ids that were not looked up. One for
 * which a part of other payments comes counts as not looked up: the service has not used the filter, and may have it.
 */
export async function paymentsByTrackingId(
  trackingIds: readonly string[],
  until: number,
  { access, ids, currency, signal }: Asking,
): Promise<{ readonly found: readonly PaymentAtService[]; readonly unasked: ReadonlySet<string> }> {
  const terminalId = ids.terminal ?? '';
  const waiting = trackingIds.slice(0, MOST_ASKED);
  const unasked = new Set(trackingIds.slice(MOST_ASKED));
  const found: PaymentAtService[] = [];
  const work = async (): Promise<void> => {
    for (let trackingId = waiting.shift(); trackingId !== undefined; trackingId = waiting.shift()) {
      const selection = { from: 0, until: until + BESIDE_MS, trackingId };
      const page = await access.history.ofTerminal.page(terminalId, selection, { pageSize: 1 }, signal);
      if (!page.ok) {
        unasked.add(trackingId);
        continue;
      }
      const { records, total } = page.value;
      const own = records.filter((record) => record.trackingId === trackingId);
      const isAll = total === undefined ? records.length === 0 : records.length >= total;
      if (own.length === 0 && !isAll) unasked.add(trackingId);
      found.push(...own.map((record) => fromPaymentInfo(record, { currency, terminalId })));
    }
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, work));
  return { found, unasked };
}

/**
 * The payments of these pages. Each page becomes payments before the next is read, because its records take several
 * times as much memory.
 */
async function all<T>(
  pages: AsyncIterable<PageStep<T>>,
  { signal, onProgress }: Asking,
  paymentsOf: (records: readonly T[]) => readonly PaymentAtService[] | Promise<readonly PaymentAtService[]>,
): Promise<Listed<readonly PaymentAtService[]>> {
  const payments: PaymentAtService[] = [];
  const compared = comparedFields();
  let records = 0;
  for await (const step of pages) {
    if (!step.ok) return failed(step.failure);
    if (signal.aborted) return failed({ action: 'try-again', code: 'report-replaced' });
    records += step.value.records.length;
    if (records > MOST_PAYMENTS) return 'too-many';
    payments.push(...(await paymentsOf(step.value.records)).map(compared));
    const { total } = step.value;
    onProgress({ reading: 'payments', done: records, ...(total !== undefined && { of: total }) });
  }
  return succeeded(payments);
}

/** A key that is the same for the records of one payment at every scope, whichever identifiers they have. */
export function looksOf({ createdAt, reference, paymentCode, requested }: PaymentAtService): string {
  return JSON.stringify([createdAt, reference, paymentCode, requested?.minor]);
}
