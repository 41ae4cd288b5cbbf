import { toWireAmount } from '../../../../shared/money.ts';
import { readCreateAnswer } from '../create-answer.ts';
import type { PayerDetails } from '../../../../shared/customer/details.ts';
import type { Money } from '../../../../shared/money.ts';
import type { Rebate } from '../../../../shared/rebate.ts';
import type { CreateAnswer } from '../../../sales/ports.ts';
import type { Sender } from '../../sending/sender.ts';

/** The create request of spec "Payment". */
export interface CryptoPayment extends PayerDetails {
  readonly merchantId: string;
  readonly terminalId: string;
  /** More than nothing. */
  readonly requestedAmount: Money;
  /** The merchant's own, e.g. an order number. */
  readonly reference: string;
  /** Per-payment override addresses: fully qualified https. */
  readonly webhookUrls?: readonly string[];
  readonly rebate?: Rebate;
}

/**
 * `POST /Payments/crypto` (spec "Payments"). `idempotencyKey` is a UUID v4, the same for each try of one payment.
 * Whatever may have been carried out answers `lost`, never a failure that invites another create.
 */
export async function requestPayment(
  sender: Sender,
  payment: CryptoPayment,
  { idempotencyKey, environment }: { idempotencyKey: string; environment: 'sandbox' | 'production' },
  signal: AbortSignal,
): Promise<CreateAnswer> {
  const sent = await sender.send(
    {
      operation: 'create',
      urgency: 'creation',
      method: 'POST',
      path: '/Payments/crypto',
      headers: { 'Idempotency-Key': idempotencyKey },
      body: bodyOf(payment),
    },
    signal,
  );
  return sent.kind === 'answered' ? readCreateAnswer(sent.response, environment) : sent;
}

/** What is undefined is not sent. */
function bodyOf(payment: CryptoPayment): object {
  const { merchantId, terminalId, requestedAmount, reference, customer, refundEmail, webhookUrls } = payment;
  const wire = (minor: number): number => toWireAmount({ ...requestedAmount, minor });
  const rebate = payment.rebate && {
    total: wire(payment.rebate.total),
    merchantPortion: wire(payment.rebate.merchantPortion),
    targetRebate: wire(payment.rebate.targetRebate),
  };
  return {
    merchantId,
    terminalId,
    requestedAmount: wire(requestedAmount.minor),
    reference,
    customer,
    refundEmail,
    webhookUrls,
    rebate,
  };
}
