import { stringify } from 'csv-stringify/sync';
import { decimalFromNumber, decimalText } from '../../../shared/money/exact-decimal.ts';
import { knownMinorDigits } from '../../../shared/money/iso-4217.ts';
import { minorDigits } from '../../../shared/money/money.ts';
import { isoDay } from '../../../shared/time/store-day.ts';
import { recordDay } from '../../../shared/time/record-day.ts';
import { netOf, paidOf } from '../../../shared/reports/sales-report.ts';
import { decimalsOf } from '../../../shared/money/service-amount.ts';
import { isOnHold } from '../../../shared/payment/deposit-status.ts';
import { statusText } from '../../../shared/payment/payment-status.ts';
import { tenderView } from '../../../shared/view/tender-labels.ts';
import { settledAmount } from '../days/paid-record.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { Deposit, PaymentSettlement } from '../../service/endpoints/settlement/records.ts';
import type { TillSale } from '../ports.ts';
import type { PaymentPaidOut } from './read-day.ts';

/** What the columns mean; `docs/exports.md` lists the versions. */
export const TABLE_VERSION = 4;

/** Columns of the till's ledger. New columns are only added at the end. */
const SALE_COLUMNS = [
  ...['sale_currency', 'sale_paid', 'sale_net', 'sale_tax', 'sale_gross', 'sale_discount', 'sale_tip'],
  'cashier',
];

const COLUMNS = [
  ...['sale', 'reference', 'day', 'created_at', 'currency', 'status'],
  ...['tender', 'tender_code', 'terminal', 'tracking_id', 'payment_id'],
  ...['gross', 'fee', 'net'],
  ...['batch', 'batch_status', 'batch_period', 'settlement'],
  ...['deposit', 'deposit_date', 'deposit_method', 'deposit_status'],
  ...SALE_COLUMNS,
] as const;

/** Wrapped, because a text with a minus sign would look like a formula and be marked. */
interface Amount {
  readonly decimal: string;
}

const FORM = {
  record_delimiter: 'windows',
  // The library quotes only both characters together, but readers end a line at either.
  quoted_match: /[\r\n]/,
  escape_formulas: true,
  cast: { object: (amount: object) => ({ value: (amount as Amount).decimal, escape_formulas: false }) },
} as const;

const BYTE_ORDER_MARK = '\ufeff';

/** One payment with everything that is known of its way to the bank. */
export interface PayoutLine extends PaymentPaidOut {
  /** The deposits of its settlement. */
  readonly deposits: readonly Deposit[];
  /** The till's sale. */
  readonly own: TillSale | undefined;
  /** The day at the store, as `2026-05-12`. */
  readonly day: string;
  /** The store's, an IANA name; the computer's time zone where it is missing. */
  readonly timeZone: string | undefined;
}

export const payoutsHeader = (): string => BYTE_ORDER_MARK + stringify([[...COLUMNS]], FORM);

/** A line for each payment (`docs/exports.md`). Values that the service does not state are empty. */
export function payoutsCsv(lines: readonly PayoutLine[]): string {
  return lines.length === 0 ? '' : stringify(lines.map(fieldsOf), FORM);
}

function fieldsOf(line: PayoutLine) {
  const { payment, settled, own, day, timeZone } = line;
  // The service pays a settlement out without its batches on hold; either list may say that this payment's is.
  const isHeld = isOnHold({ status: payment.batchStatus }) || settled.some(isOnHold);
  const deposits = isHeld ? [] : line.deposits;
  const { reference = own?.sale.reference, createdAt, status, terminalName, terminalId } = payment;
  const tender = payment.tender ?? settled[0]?.tenderType ?? own?.facts.tender;
  return [
    own === undefined ? '' : String(own.sale.number),
    reference ?? '',
    day,
    createdAt === undefined ? '' : new Date(createdAt).toISOString(),
    currenciesOf(line).join(' '),
    status === undefined ? '' : statusText(status),
    tender === undefined ? '' : tenderView(tender).label,
    tender ?? '',
    terminalName ?? terminalId ?? '',
    payment.trackingId ?? '',
    payment.paymentId ?? '',
    ...amountsOf(line),
    payment.batchId ?? '',
    payment.batchStatus ?? '',
    payment.batchPeriod ?? '',
    payment.settlementId ?? '',
    spread(deposits, ({ id }) => id),
    spread(deposits, ({ created }) => (created === undefined ? '' : isoDay(recordDay(created, timeZone)))),
    spread(deposits, ({ method }) => (method === undefined ? '' : String(method))),
    spread(deposits, ({ status }) => (status === undefined ? '' : String(status))),
    ...saleFields(line),
  ];
}

/**
 * The fields of the ledger. They are on the line of the payment that paid for the sale, so that a column's sum is
 * correct where a sale was paid twice.
 */
function saleFields({ payment, own }: PayoutLine): readonly string[] {
  const paid = own?.paid();
  if (!own || !paid || paid.trackingId !== payment.trackingId) return SALE_COLUMNS.map(() => '');
  const { figures } = paid;
  const { amount, cashier, cashierId } = own.sale;
  const { taxMinor, grossMinor, discountMinor, tipMinor } = figures;
  const minors = [paidOf(figures), netOf(figures), taxMinor, grossMinor, discountMinor, tipMinor];
  const digits = minorDigits(amount.currency);
  const texts = minors.map((minor) => decimalText(minor, digits));
  return [amount.currency, ...texts, cashier ?? cashierId ?? ''];
}

/** Those of the amounts: what was settled may be in another currency than what was requested. */
function currenciesOf({ currency, settled }: PaymentPaidOut): readonly string[] {
  const ofSettled = settled.map((one) => currencyOfSettled(one, currency));
  const isGrossSettled = settled.some(({ grossAmount }) => grossAmount !== undefined);
  const ofAll = isGrossSettled ? ofSettled : [currency, ...ofSettled];
  return [...new Set(ofAll)].filter((one) => one !== undefined);
}

function currencyOfSettled({ currency = '' }: PaymentSettlement, otherwise: string | undefined) {
  return currency === '' ? otherwise : currency.toUpperCase();
}

/** Exact amounts as the service states them, also with more decimals than the currency; all of them where they contradict. */
function amountsOf({ payment, currency, settled }: PaymentPaidOut): readonly (Amount | string)[] {
  const each = (of: (one: PaymentSettlement) => number | undefined): Amount | '' => {
    const decimals = settled.flatMap(
      (one) => stated(of(one), scaleOf(currencyOfSettled(one, currency))) ?? [],
    );
    return decimals.length === 0 ? '' : { decimal: decimals.join(' ') };
  };
  const gross = each(({ grossAmount }) => grossAmount);
  return [
    gross === '' ? requestedOf(payment) : gross,
    each(({ feeAmount }) => feeAmount),
    each(({ netAmount }) => netAmount),
  ];
}

function requestedOf(payment: PaymentAtService): Amount | string {
  const money = settledAmount(payment);
  return money === undefined ? '' : { decimal: decimalText(money.minor, decimalsOf(money.currency)) };
}

/** As many decimals as any amount where ISO 4217 does not list the currency. */
function scaleOf(currency: string | undefined): number {
  return (currency === undefined ? undefined : knownMinorDigits(currency)) ?? decimalsOf(undefined);
}

function stated(amount: number | undefined, scale: number): string | undefined {
  return amount === undefined ? undefined : decimalFromNumber(amount, scale);
}

/** A settlement that was paid out in parts has several deposits. */
function spread(deposits: readonly Deposit[], of: (deposit: Deposit) => string): string {
  return deposits.map(of).join(' ');
}
