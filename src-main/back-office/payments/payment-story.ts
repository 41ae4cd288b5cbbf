import { succeeded } from '../../../shared/failure.ts';
import type {
  PaymentName,
  PaymentStory,
  StoryAsked,
} from '../../../shared/contract/back-office/payment-story.ts';
import type { Result } from '../../../shared/failure.ts';
import type { TillFacts, TillSale, TillSales } from '../ports.ts';
import type { ServicePayments } from './service-payments.ts';

/** Payments of one sale that are looked up. The till never creates as many. */
const MOST_ASKED = 8;

interface Sources {
  readonly till: Pick<TillSales, 'get' | 'sale' | 'salesOfPayments'>;
  /** Missing where credentials are missing. */
  readonly service: Pick<ServicePayments, 'everythingOn'> | undefined;
}

/** What till and service know of one payment. Fails only where the ledger cannot be read. */
export async function paymentStory(
  name: PaymentName,
  { till, service }: Sources,
  signal: AbortSignal,
): Promise<Result<PaymentStory>> {
  const own = 'saleId' in name ? succeeded(till.sale(name.saleId)) : ofPayment(name.trackingId, till);
  if (!own.ok) return own;
  const sale = own.value;
  const saleId = 'saleId' in name ? name.saleId : sale?.sale.id;
  const past = saleId === undefined ? undefined : till.get(saleId);
  if (past?.ok === false) return past;
  const facts = sale?.facts;
  const trackingIds = 'trackingId' in name && !facts ? [name.trackingId] : (facts?.trackingIds ?? []);
  const notAsked = whyNot(service !== undefined, trackingIds, facts);
  const read =
    service && !notAsked
      ? await Promise.all(trackingIds.slice(0, MOST_ASKED).map((id) => service.everythingOn(id, signal)))
      : [];
  const failure = read.find((one) => one.failure && !one.payment)?.failure;
  const incomplete = read.find((one) => one.failure)?.failure;
  const asked: StoryAsked = failure
    ? { state: 'failed', failure }
    : (notAsked ?? { state: 'asked', ...(incomplete && { incomplete }) });
  const payments = read.flatMap(({ payment }) => payment ?? []);
  return succeeded({ ...(past && { past: past.value }), payments, service: asked });
}

function ofPayment(trackingId: string, till: Sources['till']): Result<TillSale | undefined> {
  const sales = till.salesOfPayments([trackingId]);
  return sales.ok ? succeeded(sales.value.get(trackingId)) : sales;
}

function whyNot(
  hasAccess: boolean,
  trackingIds: readonly string[],
  facts: TillFacts | undefined,
): StoryAsked | undefined {
  if (facts?.isElsewhere) return { state: 'not-asked', why: 'elsewhere' };
  if (trackingIds.length === 0) return { state: 'not-asked', why: 'no-payment' };
  return hasAccess ? undefined : { state: 'not-asked', why: 'no-access' };
}
