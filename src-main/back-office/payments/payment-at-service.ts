import { signedAmountStated } from '../amount-stated.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { PaymentInfo, PaymentResponse } from '../../service/endpoints/history/records.ts';

/** A record at merchant or partner scope. Amounts are in `currency`, where it is known. */
export function fromPaymentResponse(record: PaymentResponse, currency: string | undefined): PaymentAtService {
  return withoutMissing(common(record, currency), {
    reference: record.reference,
    tender: record.tenderType,
    transferType: record.transferType,
    senderAddress: record.originalSenderAddress,
    customerId: idOf(record.customerId),
    terminalId: record.terminalId,
    terminalName: record.terminalName,
    locationName: record.locationName,
    merchantName: record.merchantName,
    batchPeriod: record.batchPeriod,
    refund: said(record.refund),
  });
}

/** A record at terminal scope. Amounts are in the terminal's `currency`; `externalId` may hold the reference. */
export function fromPaymentInfo(
  record: PaymentInfo,
  { currency, terminalId }: { readonly currency: string; readonly terminalId: string },
): PaymentAtService {
  const { trackingId, reference, externalId, expiration } = record;
  return withoutMissing(common(record, currency), {
    trackingId,
    terminalId,
    customerId: record.customerId,
    expiresAt: expiration,
    reference: [reference, externalId].find((text) => text !== undefined && text !== ''),
  });
}

function common(record: PaymentInfo | PaymentResponse, currency: string | undefined) {
  return {
    paymentId: record.paymentId,
    status: record.statusCode,
    paymentCode: record.paymentCode,
    // The service settles what it takes back as a payment of less than zero, in the batches of the others.
    requested: signedAmountStated(record.requestedAmount, currency),
    paid: signedAmountStated(record.paidAmount, currency),
    createdAt: record.created,
    updatedAt: record.updated,
    batchId: record.batchId ?? undefined,
    batchStatus: record.batchStatus ?? undefined,
    settlementId: record.settlementId ?? undefined,
  };
}

/** The specification does not name the fields of this object ("Payment"). The name is that of all other records. */
function idOf(customer: PaymentResponse['customerId']): string | undefined {
  const id = customer?.['id'];
  return typeof id === 'string' && id !== '' && id.length <= 256 ? id : undefined;
}

/**
 * The specification does not name the refund lifecycle fields ("Payment history objects"), so all of them are kept as
 * text.
 */
function said(refund: PaymentResponse['refund']): Readonly<Record<string, string>> | undefined {
  const entries = Object.entries(refund ?? {}).flatMap(([name, value]) =>
    value === null || value === undefined || value === ''
      ? []
      : [[name, (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200)]],
  );
  return entries.length > 0 ? (Object.fromEntries(entries) as Record<string, string>) : undefined;
}

type Missing<T> = { readonly [Name in keyof T]: T[Name] | undefined };

/**
 * A search reads thousands of records. Spreading all parts into one object takes sixty times as long, because the
 * engine changes the form of objects with so many fields.
 */
function withoutMissing(...parts: readonly Missing<PaymentAtService>[]): PaymentAtService {
  const said: Record<string, unknown> = {};
  for (const fields of parts) {
    for (const name in fields) {
      const value: unknown = fields[name as keyof PaymentAtService];
      if (value !== undefined) said[name] = value;
    }
  }
  return said;
}
