import { z } from 'zod';
import { isAllowedAddress, isPlainAddress } from '../../../../shared/address.ts';
import { toWireAmount } from '../../../../shared/money/money.ts';
import { idSchema, readAnswer, trackingIdSchema } from '../../answers/read-answer.ts';
import type { PayerDetails } from '../../../../shared/customer/details.ts';
import type { Failure } from '../../../../shared/failure.ts';
import type { Money } from '../../../../shared/money/money.ts';
import type { Rebate } from '../../../../shared/payment/rebate.ts';
import type { CreateAnswer } from '../../../sales/ports.ts';
import type { Sender } from '../../sending/sender.ts';
import type { HttpResponse } from '../../transport/exchange.ts';

/** The create request of spec "Payment". */
export interface CryptoPayment extends PayerDetails {
  readonly merchantId: string;
  readonly terminalId: string;
  /** Greater than 0. */
  readonly requestedAmount: Money;
  /** The merchant's own name for the payment, for example an order number. */
  readonly reference: string;
  /** Fully qualified https addresses, which replace the terminal's own for this payment. */
  readonly webhookUrls?: readonly string[];
  readonly rebate?: Rebate;
}

interface CreateTerms {
  readonly idempotencyKey: string;
  readonly environment: 'sandbox' | 'production';
  /** See `Call`. */
  readonly sentWithinMs?: number;
}

/**
 * `POST /Payments/crypto` (spec "Payments"). `idempotencyKey` is a UUID v4, the same for each try of one payment. Where
 * the service may have created the payment the answer is `lost`, never a failure after which another payment is
 * created.
 */
export async function requestPayment(
  sender: Sender,
  payment: CryptoPayment,
  { idempotencyKey, environment, sentWithinMs }: CreateTerms,
  signal: AbortSignal,
): Promise<CreateAnswer> {
  const body = bodyOf(payment);
  if (body === undefined) return { kind: 'rejected', failure: UNPAYABLE };
  const sent = await sender.send(
    {
      operation: 'create',
      urgency: 'creation',
      method: 'POST',
      path: '/Payments/crypto',
      headers: { 'Idempotency-Key': idempotencyKey },
      body,
      ...(sentWithinMs !== undefined && { sentWithinMs }),
    },
    signal,
  );
  return sent.kind === 'answered' ? readCreateAnswer(sent.response, environment) : sent;
}

/** The service reads two decimals, so it would refuse an amount with more. */
const UNPAYABLE: Failure = { action: 'fix-configuration', code: 'currency-not-payable' };

/** Fields that are undefined are not sent. `undefined` where an amount has more decimals than the service reads. */
function bodyOf(payment: CryptoPayment): object | undefined {
  const { merchantId, terminalId, requestedAmount, reference, customer, refundEmail, webhookUrls } = payment;
  const wire = (minor: number) => toWireAmount({ ...requestedAmount, minor });
  const amount = wire(requestedAmount.minor);
  const rebate = payment.rebate && {
    total: wire(payment.rebate.total),
    merchantPortion: wire(payment.rebate.merchantPortion),
    targetRebate: wire(payment.rebate.targetRebate),
  };
  if (amount === undefined || Object.values(rebate ?? {}).includes(undefined)) return undefined;
  return {
    merchantId,
    terminalId,
    requestedAmount: amount,
    reference,
    customer,
    refundEmail,
    webhookUrls,
    rebate,
  };
}

const createdPayment = z.object({
  trackingId: trackingIdSchema,
  paymentPageId: idSchema.optional().catch(undefined),
  paymentUrls: z.unknown().optional(),
});

/** The longest address that fits into a QR code with error correction M. */
const MAX_URL_LENGTH = 2_048;

/**
 * Reads the create response (spec "Payment"). An unreadable answer is lost, never a failed creation, because the
 * service may have created the payment. The address is kept unchanged.
 */
export function readCreateAnswer(
  response: HttpResponse,
  environment: 'sandbox' | 'production',
): CreateAnswer {
  const answer = readAnswer(response, createdPayment);
  if (!answer.ok) return { kind: 'lost', failure: answer.failure };
  const { trackingId, paymentPageId, paymentUrls } = answer.value;
  const url = firstUrl(paymentUrls);
  if (url === undefined || !mayBeShown(url, environment)) {
    return { kind: 'lost', failure: addressRefused(url), trackingId };
  }
  return { kind: 'created', trackingId, url, ...(paymentPageId !== undefined && { paymentPageId }) };
}

/**
 * The specification has a list of strings. Some deployments send a list of `{type, url}`, or one item without a list.
 */
function firstUrl(paymentUrls: unknown): string | undefined {
  const first: unknown = Array.isArray(paymentUrls) ? paymentUrls[0] : paymentUrls;
  if (typeof first === 'string') return first;
  const entry = z.object({ url: z.string() }).safeParse(first);
  return entry.success ? entry.data.url : undefined;
}

function mayBeShown(url: string, environment: 'sandbox' | 'production'): boolean {
  return url.length <= MAX_URL_LENGTH && isPlainAddress(url) && isAllowedAddress(url, environment);
}

function addressRefused(url: string | undefined): Failure {
  const scheme = /^[a-z][a-z0-9+.-]{0,15}:/i.exec(url ?? '')?.[0];
  const detail =
    url === undefined ? 'no payment address' : `payment address refused (${scheme ?? 'no scheme'})`;
  return { action: 'report', code: 'payment-address-refused', detail };
}
