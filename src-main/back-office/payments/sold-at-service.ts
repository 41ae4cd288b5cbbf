import { standsPaid } from '../../../shared/reports/shift-report.ts';
import { SourceFailed } from '../../reports/source-failed.ts';
import { eachOnce } from '../each-once.ts';
import { settledMinor } from '../days/paid-record.ts';
import { fromPaymentResponse } from './payment-at-service.ts';
import { NO_ACCESS } from '../back-office.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { PaymentStatus } from '../../../shared/payment/payment-status.ts';
import type { LeftOutSale } from '../../../shared/reports/left-out.ts';
import type { SaleStatus } from '../../../shared/reports/shift-report.ts';
import type { ExportRun } from '../../reports/ports.ts';
import type { Sold } from '../../reports/sold.ts';
import type { PaymentResponse } from '../../service/endpoints/history/records.ts';
import type { BackOffice } from '../back-office.ts';
import type { ServiceAccess } from '../ports.ts';

/** Epoch milliseconds; `until` is exclusive. */
interface Span {
  readonly from: number;
  readonly until: number;
}

/**
 * The payments of the service's history in the form of sales for a report, earliest first: those of the merchant, or of
 * the partner where no merchant is named. Fields that only a till knows (tax, tips, articles, cashiers) are missing.
 * Payments in an unknown currency are left out and reported, because their amounts cannot be added. Throws
 * `SourceFailed`.
 */
export async function* soldAtService(
  span: Span,
  office: BackOffice,
  run: Partial<ExportRun> = {},
): AsyncGenerator<Sold> {
  const access = await accessOf(office);
  const { merchant, partner = '' } = office.ids();
  const { ofMerchant, ofPartner } = access.history;
  const signal = run.signal ?? new AbortController().signal;
  const pages =
    merchant === undefined
      ? ofPartner.pages(partner, span, signal)
      : ofMerchant.pages(merchant, span, signal);
  let done = 0;
  for await (const step of eachOnce(pages, ({ paymentId }) => paymentId)) {
    run.signal?.throwIfAborted();
    if (!step.ok) throw new SourceFailed(step.failure);
    const { records, total } = step.value;
    const currencyOf = await office.currencies.of(
      records.map(({ merchantId = merchant }) => merchantId),
      access,
    );
    for (const record of records) {
      const { merchantId = merchant, currency: stated } = record;
      const currency = currencyOf({ merchantId, currency: stated });
      if (currency === undefined) run.onLeftOut?.(merchantNamed({ ...record, merchantId }));
      else yield soldOf(fromPaymentResponse(record, currency), currency);
    }
    done += records.length;
    run.onProgress?.({ step: 'asking', done, ...(total !== undefined && { of: total }) });
  }
}

/**
 * The merchant's currency; `undefined` where the service does not state it, and for a partner, whose merchants may have
 * several. Throws `SourceFailed`.
 */
export async function currencyAtService(office: BackOffice): Promise<string | undefined> {
  const { merchant } = office.ids();
  if (merchant === undefined) return undefined;
  const currencyOf = await office.currencies.of([merchant], await accessOf(office));
  return currencyOf({ merchantId: merchant });
}

async function accessOf(office: BackOffice): Promise<ServiceAccess> {
  const access = await office.service();
  if (!access) throw new SourceFailed(NO_ACCESS);
  return access;
}

function merchantNamed({ merchantId, merchantName }: Partial<PaymentResponse>): LeftOutSale {
  if (merchantId === undefined) return {};
  return { merchant: merchantName === undefined ? merchantId : `${merchantName} (${merchantId})` };
}

function soldOf(payment: PaymentAtService, currency: string): Sold {
  const { reference = '', createdAt = 0, status, requested, paid, tender, paymentId } = payment;
  const standing = statusOf(status);
  const isPaid = standsPaid(standing);
  const minor = isPaid ? settledMinor(payment) : (requested ?? paid)?.minor;
  const unstated = (what: string): SourceFailed => {
    const detail = `${paymentId ?? reference} does not state ${what}`;
    return new SourceFailed({ action: 'report', code: 'service-answer-unreadable', detail });
  };
  if (isPaid && minor === undefined) throw unstated(`its amount in whole units of ${currency}`);
  if (isPaid && payment.createdAt === undefined) throw unstated('when it was created');
  const amountMinor = minor ?? 0;
  // Less than zero is what the service takes back, which nobody bought.
  const count = amountMinor < 0 ? 0 : 1;
  return {
    reference,
    startedAt: createdAt,
    currency,
    amountMinor,
    standing,
    isPaid,
    figures: { count, grossMinor: amountMinor, taxMinor: 0, discountMinor: 0, tipMinor: 0 },
    goodsMinor: amountMinor,
    articles: [{ quantity: count, goodsMinor: amountMinor }],
    taxes: [],
    ...(tender !== undefined && { tender }),
  };
}

function statusOf(status: PaymentStatus | undefined): SaleStatus {
  if (status === undefined || status.kind === 'unrecognised') return 'unknown';
  return status.kind === 'final' ? status.outcome : 'open';
}
