import { toWireAmount } from '../../../../shared/money.ts';
import { readCreateAnswer } from '../create-answer.ts';
import type { Money } from '../../../../shared/money.ts';
import type { CreateAnswer } from '../../../sales/ports.ts';
import type { Sender } from '../../sending/sender.ts';
import type { Customer } from './customer.ts';

/** The create request of spec "Payment". */
export interface CryptoPayment {
  readonly merchantId: string;
  readonly terminalId: string;
  /** More than nothing. */
  readonly requestedAmount: Money;
  /** The merchant's own, e.g. an order number. */
  readonly reference: string;
  readonly customer?: Customer;
  /** Reclaim address; required on virtual terminals. */
  readonly refundEmail?: string;
  /** Per-payment override addresses: fully qualified https. */
  readonly webhookUrls?: readonly string[];
  readonly rebate?: Rebate;
}

/** Amounts in minor units of the payment's currency; the two parts must add up to the total. */
export interface Rebate {
  readonly total: number;
  readonly merchantPortion: number;
  readonly targetRebate: number;
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
