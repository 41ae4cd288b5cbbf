import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';

/** What a comparison asks of a payment. */
const COMPARED = [
  'trackingId',
  'paymentId',
  'status',
  'reference',
  'paymentCode',
  'requested',
  'paid',
  'terminalId',
  'terminalName',
  'createdAt',
  'updatedAt',
  'batchId',
  'batchStatus',
  'settlementId',
  'refund',
] as const satisfies readonly (keyof PaymentAtService)[];

/** Of these many payments have the same text. */
const SHARED: ReadonlySet<string> = new Set(['terminalId', 'terminalName', 'batchId', 'settlementId']);

/**
 * Answers a function that leaves of each payment what a comparison asks, with one copy of what many have in common: of a
 * month's payments the rest takes megabytes.
 */
export function comparedFields(): (payment: PaymentAtService) => PaymentAtService {
  const texts = new Map<unknown, unknown>();
  return (payment) => {
    const compared: Record<string, unknown> = {};
    for (const name of COMPARED) {
      const value: unknown = payment[name];
      if (value === undefined) continue;
      if (SHARED.has(name) && !texts.has(value)) texts.set(value, value);
      compared[name] = SHARED.has(name) ? texts.get(value) : value;
    }
    return compared;
  };
}
