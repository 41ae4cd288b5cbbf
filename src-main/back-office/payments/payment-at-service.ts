import { amountStated } from '../amount-stated.ts';
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

/** A record at terminal scope: in `currency`, the terminal's; there `externalId` is what may hold the reference. */
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
    requested: amountStated(record.requestedAmount, currency),
    paid: amountStated(record.paidAmount, currency),
    createdAt: record.created,
    updatedAt: record.updated,
    batchId: record.batchId ?? undefined,
    batchStatus: record.batchStatus ?? undefined,
    settlementId: record.settlementId ?? undefined,
  };
}

/** Of an object whose fields are not shown (spec "Payment"): by the name that every other record has for it. */
function idOf(customer: PaymentResponse['customerId']): string | undefined {
  const id = customer?.['id'];
  return typeof id === 'string' && id !== '' && id.length <= 256 ? id : undefined;
}

/** The names of the refund lifecycle fields are not shown (spec "Payment history objects"): whatever they say is handed on. */
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
 * Thousands of records a search. One object with the others spread into it would be made sixty times as slowly: with so many
 * fields the engine makes a table of names of it.
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
