import { failed, succeeded } from '../../../shared/failure.ts';
import { saysPaid } from '../../../shared/payment/payment-status.ts';
import { withTrackingIds } from '../payments/match-payments.ts';
import { fromPaymentInfo, fromPaymentResponse } from '../payments/payment-at-service.ts';
import { settlementIn, settlementsOf } from '../payments/settled-for.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { Result } from '../../../shared/failure.ts';
import type { PaymentSettlement } from '../../service/endpoints/settlement/records.ts';
import type { PageStep } from '../../service/requests/each-page.ts';
import type { MerchantCurrencies } from '../merchant-currencies.ts';
import type { BackOfficeProfile, ServiceAccess } from '../ports.ts';

/** Held at once: more a day come from no shop. */
const MOST_A_DAY = 20_000;

export interface AskingPayouts {
  readonly access: ServiceAccess;
  readonly ids: BackOfficeProfile['ids'];
  /** Of the terminal. */
  readonly currency: string;
  readonly currencies: MerchantCurrencies;
  readonly signal: AbortSignal;
}

/** Wall-clock milliseconds; `until` is exclusive. */
export interface Window {
  readonly from: number;
  readonly until: number;
}

export interface PaymentPaidOut {
  readonly payment: PaymentAtService;
  /** Of its amounts, where something says it. */
  readonly currency?: string;
  /** What the service settled for it: none where it does not say, several where it says several things. */
  readonly settled: readonly PaymentSettlement[];
}

export interface DayRead {
  /** Paid, or in a batch; earliest first. */
  readonly payments: readonly PaymentPaidOut[];
  /** All that were listed, paid or not. */
  readonly listed: number;
}

/**
 * The payments that were created in this window: of the merchant where the profile names one, else of the terminal; where
 * none is at work, of the partner.
 * Three lists are read at once: only the terminal's names tracking ids, only the merchant's tenders, and only the third
 * what was settled for each (spec "Payment history objects", "Settlement and reconciliation").
 */
export async function readDay(window: Window, asking: AskingPayouts): Promise<Result<DayRead>> {
  const { access, ids, currency, currencies, signal } = asking;
  const { merchant, terminal: terminalId = '', partner } = ids;
  const hasTerminal = ids.terminal !== undefined;
  const [own, wide, settled] = await Promise.all([
    hasTerminal ? all(access.history.ofTerminal.pages(terminalId, window, signal)) : succeeded([]),
    merchant !== undefined
      ? all(access.history.ofMerchant.pages(merchant, window, signal))
      : !hasTerminal && partner !== undefined
        ? all(access.history.ofPartner.pages(partner, window, signal))
        : undefined,
    merchant === undefined ? undefined : settlementsOf(merchant, window, asking, MOST_A_DAY),
  ]);
  if (!own.ok) return own;
  if (wide?.ok === false) return wide;
  if (settled === 'too-many') return tooMany();
  if (settled?.ok === false) return settled;
  const wideRecords = wide?.value ?? [];
  const currencyOf = await currencies.of(
    [merchant, ...wideRecords.map(({ merchantId }) => merchantId)],
    access,
  );
  const ownPayments = own.value.map((record) => fromPaymentInfo(record, { currency, terminalId }));
  const widePayments = wideRecords.map((record) => {
    const { merchantId = merchant, currency: stated } = record;
    return fromPaymentResponse(record, currencyOf({ merchantId, currency: stated }));
  });
  const payments = together(ownPayments, widePayments);
  const settlementOf = settlementIn(settled?.value ?? []);
  return succeeded({
    listed: payments.length,
    payments: payments.filter(isPaidOut).map((payment) => {
      const of = settlementOf(payment);
      const [one] = of;
      const implied = currencyOf({ merchantId: merchant, currency: one?.currency });
      const inCurrency = (payment.requested ?? payment.paid)?.currency ?? implied;
      const known = inCurrency === undefined ? {} : { currency: inCurrency };
      // Of several nobody knows which one it is in.
      if (!one || of.length > 1) return { payment, settled: of, ...known };
      const { batchId, merchantSettlementId: settlementId } = one;
      const linkage = {
        ...(batchId !== undefined && { batchId }),
        ...(settlementId !== undefined && { settlementId }),
      };
      return { payment: { ...linkage, ...payment }, settled: of, ...known };
    }),
  });
}

/** A merchant's list without one of the terminal's payments loses none of them. */
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

async function all<T>(pages: AsyncIterable<PageStep<T>>): Promise<Result<readonly T[]>> {
  const records: T[] = [];
  for await (const step of pages) {
    if (!step.ok) return failed(step.failure);
    records.push(...step.value.records);
    if (records.length > MOST_A_DAY) return tooMany();
  }
  return succeeded(records);
}

function tooMany(): Result<never> {
  const detail = `more than ${MOST_A_DAY} payments on one day`;
  return failed({ action: 'report', code: 'service-answer-unreadable', detail });
}
