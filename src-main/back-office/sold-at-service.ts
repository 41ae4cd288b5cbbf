import { standsPaid } from '../../shared/shift-report.ts';
import { SourceFailed } from '../reports/source-failed.ts';
import { fromPaymentResponse } from './payment-at-service.ts';
import type { PaymentAtService } from '../../shared/contract/payments.ts';
import type { PaymentStatus } from '../../shared/payment-status.ts';
import type { SaleStatus } from '../../shared/shift-report.ts';
import type { ExportRun } from '../reports/ports.ts';
import type { Sold } from '../reports/sold.ts';
import type { BackOffice } from './back-office.ts';

/** Wall-clock milliseconds; `until` is exclusive. */
interface Span {
  readonly from: number;
  readonly until: number;
}

/**
 * The payments of the service's history as a report takes sales, earliest first: of the merchant, or of the partner where
 * no merchant is named. What only a till knows (tax, tips, articles, cashiers) is not there. Throws `SourceFailed`.
 */
export async function* soldAtService(
  span: Span,
  office: BackOffice,
  run: Partial<ExportRun> = {},
): AsyncGenerator<Sold> {
  const access = await office.service();
  if (!access) throw new SourceFailed({ action: 'fix-configuration', code: 'secret-missing' });
  const { merchant, partner = '' } = office.ids();
  const { ofMerchant, ofPartner } = access.history;
  const signal = run.signal ?? new AbortController().signal;
  const pages =
    merchant === undefined
      ? ofPartner.pages(partner, span, signal)
      : ofMerchant.pages(merchant, span, signal);
  let done = 0;
  for await (const step of pages) {
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
      if (currency === undefined) throw currencyUnstated(merchantId);
      yield soldOf(fromPaymentResponse(record, currency), currency);
    }
    done += records.length;
    run.onProgress?.({ step: 'asking', done, ...(total !== undefined && { of: total }) });
  }
}

/** Amounts of an unknown currency cannot be added up, and a report without them would be wrong without a word. */
function currencyUnstated(merchantId = 'A payment'): SourceFailed {
  const detail = `${merchantId} does not state in which currency its amounts are: name this merchant in backOffice.merchantId and its currency in store.currency`;
  return new SourceFailed({ action: 'report', code: 'service-answer-unreadable', detail });
}

function soldOf(
  { reference = '', createdAt = 0, status, requested, paid, tender, paymentId }: PaymentAtService,
  currency: string,
): Sold {
  const standing = statusOf(status);
  const isPaid = standsPaid(standing);
  const minor = (requested ?? paid)?.minor;
  if (isPaid && minor === undefined) {
    const detail = `${paymentId ?? reference} does not state its amount in whole units of ${currency}`;
    throw new SourceFailed({ action: 'report', code: 'service-answer-unreadable', detail });
  }
  const amountMinor = minor ?? 0;
  return {
    reference,
    startedAt: createdAt,
    currency,
    amountMinor,
    standing,
    isPaid,
    figures: { count: 1, grossMinor: amountMinor, taxMinor: 0, discountMinor: 0, tipMinor: 0 },
    goodsMinor: amountMinor,
    articles: [{ quantity: 1, goodsMinor: amountMinor }],
    taxes: [],
    ...(tender !== undefined && { tender }),
  };
}

function statusOf(status: PaymentStatus | undefined): SaleStatus {
  if (status === undefined || status.kind === 'unrecognised') return 'unknown';
  return status.kind === 'final' ? status.outcome : 'open';
}
