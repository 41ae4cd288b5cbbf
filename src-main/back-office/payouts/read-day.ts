import { failed, succeeded } from '../../../shared/failure.ts';
import { saysPaid } from '../../../shared/payment/payment-status.ts';
import { noneMissing } from '../each-once.ts';
import { withTrackingIds } from '../payments/match-payments.ts';
import { fromPaymentInfo, fromPaymentResponse } from '../payments/payment-at-service.ts';
import { settlementIn, settlementsOf } from '../payments/settled-for.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { Result } from '../../../shared/failure.ts';
import type { PaymentInfo, PaymentResponse } from '../../service/endpoints/history/records.ts';
import type { PaymentSettlement } from '../../service/endpoints/settlement/records.ts';
import type { WholeList } from '../../service/requests/each-page.ts';
import { askedOnce } from '../merchant-currencies.ts';
import type { MerchantCurrencies } from '../merchant-currencies.ts';
import type { BackOfficeProfile, ServiceAccess } from '../ports.ts';

/** Payments of a day that are held in memory at a time; no shop has more. */
const MOST_A_DAY = 20_000;

export interface AskingPayouts {
  readonly access: ServiceAccess;
  readonly ids: BackOfficeProfile['ids'];
  /** The terminal's, ISO 4217. */
  readonly currency: string;
  readonly currencies: MerchantCurrencies;
  readonly signal: AbortSignal;
}

/** Epoch milliseconds; `until` is exclusive. */
export interface Window {
  readonly from: number;
  readonly until: number;
}

export interface PaymentPaidOut {
  readonly payment: PaymentAtService;
  /** The currency of its amounts, where it is known. */
  readonly currency?: string;
  /** The settlements of this payment: several where the service's records contradict each other. */
  readonly settled: readonly PaymentSettlement[];
}

export interface DayRead {
  /** Payments that are paid or in a batch, earliest first. */
  readonly payments: readonly PaymentPaidOut[];
  /** Number of all payments of the day, paid or not. */
  readonly listed: number;
}

/**
 * The payments that were created in this window: the merchant's where the profile names one, otherwise the terminal's,
 * or the partner's where no terminal is at work. Three lists are read at the same time, because only the terminal's has
 * tracking ids, only the merchant's has tenders, and only the third has settlements (spec "Payment history objects",
 * "Settlement and reconciliation").
 */
export async function readDay(window: Window, asking: AskingPayouts): Promise<Result<DayRead>> {
  const { access, ids, currency, signal } = asking;
  const { merchant, terminal: terminalId = '', partner } = ids;
  const hasTerminal = ids.terminal !== undefined;
  const currencyOf = askedOnce(asking);
  const fromOwn = (record: PaymentInfo) => fromPaymentInfo(record, { currency, terminalId });
  const fromWide = async (records: readonly PaymentResponse[]): Promise<readonly PaymentAtService[]> => {
    const ofPage = await currencyOf([merchant, ...records.map(({ merchantId }) => merchantId)]);
    return records.map((record) => {
      const { merchantId = merchant, currency: stated } = record;
      return fromPaymentResponse(record, ofPage({ merchantId, currency: stated }));
    });
  };
  const [own, wide, settled] = await Promise.all([
    hasTerminal
      ? all(access.history.ofTerminal.pages(terminalId, window, signal), (records) => records.map(fromOwn))
      : succeeded([]),
    merchant !== undefined
      ? all(access.history.ofMerchant.pages(merchant, window, signal), fromWide)
      : !hasTerminal && partner !== undefined
        ? all(access.history.ofPartner.pages(partner, window, signal), fromWide)
        : undefined,
    merchant === undefined ? undefined : settlementsOf(merchant, window, asking, MOST_A_DAY),
  ]);
  if (!own.ok) return own;
  if (wide?.ok === false) return wide;
  if (settled === 'too-many') return tooMany();
  const mayRead = settled !== undefined && settled !== 'closed';
  if (mayRead && !settled.ok) return settled;
  const payments = together(own.value, wide?.value ?? []);
  const settlementOf = settlementIn(mayRead ? settled.value : []);
  const ofMerchant = await currencyOf([merchant]);
  return succeeded({
    listed: payments.length,
    payments: payments.filter(isPaidOut).map((payment) => {
      const of = settlementOf(payment);
      const [one] = of;
      const implied = ofMerchant({ merchantId: merchant, currency: one?.currency });
      const inCurrency = (payment.requested ?? payment.paid)?.currency ?? implied;
      const known = inCurrency === undefined ? {} : { currency: inCurrency };
      // With several it is unknown which one the payment is in.
      const linked = !one || of.length > 1 ? payment : withLinkage(payment, one);
      return { payment: linked, settled: of, ...known };
    }),
  });
}

/** Adds batch and settlement where the payment's own record does not name them. */
function withLinkage(
  payment: PaymentAtService,
  { batchId, merchantSettlementId: settlementId }: PaymentSettlement,
): PaymentAtService {
  const added = {
    ...(payment.batchId === undefined && batchId !== undefined && { batchId }),
    ...(payment.settlementId === undefined && settlementId !== undefined && { settlementId }),
  };
  // A copy of each payment would be the largest part of what the export holds.
  return Object.keys(added).length === 0 ? payment : { ...payment, ...added };
}

/** Adds the terminal's payments that the merchant's list lacks. */
function together(
  own: readonly PaymentAtService[],
  wide: readonly PaymentAtService[],
): readonly PaymentAtService[] {
  const named = withTrackingIds(wide, own);
  const byTrackingId = new Map(own.map((payment) => [payment.trackingId, payment]));
  const merged = named.map((payment) => Object.assign({}, byTrackingId.get(payment.trackingId), payment));
  const listed = new Set(named.map(({ trackingId }) => trackingId));
  const alone = own.filter(({ trackingId }) => !listed.has(trackingId));
  return [...merged, ...alone].sort((a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0));
}

function isPaidOut({ status, batchId }: PaymentAtService): boolean {
  return batchId !== undefined || (status !== undefined && saysPaid(status));
}

interface Identified {
  readonly trackingId?: string | undefined;
  readonly paymentId?: string | undefined;
}

/** Records of the terminal's list have a tracking id, and may lack the other. */
const idOf = ({ trackingId, paymentId }: Identified): string | undefined => trackingId ?? paymentId;

/**
 * The payments of these pages, each once, as it was read last: it may be further on its way where the list changed
 * meanwhile. Each page becomes payments before the next is read, because its records take several times as much memory.
 */
async function all<T extends Identified>(
  pages: WholeList<T>,
  paymentsOf: (records: readonly T[]) => readonly PaymentAtService[] | Promise<readonly PaymentAtService[]>,
): Promise<Result<readonly PaymentAtService[]>> {
  // Those without an id cannot be told from their likes, so all of them stay.
  const payments = new Map<string | symbol, PaymentAtService>();
  for await (const step of noneMissing(pages, idOf)) {
    if (!step.ok) return failed(step.failure);
    for (const payment of await paymentsOf(step.value.records))
      payments.set(idOf(payment) ?? Symbol('payment'), payment);
    if (payments.size > MOST_A_DAY) return tooMany();
  }
  return succeeded([...payments.values()]);
}

function tooMany(): Result<never> {
  const detail = `more than ${MOST_A_DAY} payments on one day`;
  return failed({ action: 'report', code: 'service-answer-unreadable', detail });
}
