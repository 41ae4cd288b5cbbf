import { z } from 'zod';
import { change, write } from '../../requests/request.ts';
import { at } from '../../requests/path.ts';
import { failed, succeeded } from '../../../../shared/failure.ts';
import { redactingPayer } from './redact-payer.ts';
import type { CustomerDetails } from '../../../../shared/customer/details.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { Sender } from '../../sending/sender.ts';

/** The body of a request to a hosted page. Besides `customer` the specification names no field (spec "Payments"). */
export interface PaymentPageRequest {
  readonly customer?: CustomerDetails;
  /** The service's exact string (spec "Tender types"). */
  readonly tenderType?: string;
}

/** A payment that the payer has sent, or is about to send. */
export interface PendingTransaction extends PaymentPageRequest {
  readonly transactionHash?: string;
  /** In the merchant's currency. */
  readonly amount?: number;
}

/** The specification names no field of these answers, so none is used. */
export type PaymentPageAnswer = Readonly<Record<string, unknown>>;
const answer = z.record(z.string(), z.unknown());

/** `POST /PaymentPages/{id}/request-quote`: asks for the amount in the payer's tender. It is not retried. */
export async function requestQuote(
  sender: Sender,
  paymentPageId: string,
  body: PaymentPageRequest,
  signal: AbortSignal,
): Promise<Result<PaymentPageAnswer>> {
  const path = at`/PaymentPages/${paymentPageId}/request-quote`;
  return withoutPayer(await write(sender, { method: 'POST', path, body }, answer, signal), body);
}

/**
 * `POST /PaymentPages/{id}/pending-transaction`: announces that the payer is about to pay. It is not retried. An answer
 * without content is enough, since the service has taken it.
 */
export async function announceTransaction(
  sender: Sender,
  paymentPageId: string,
  body: PendingTransaction,
  signal: AbortSignal,
): Promise<Result<PaymentPageAnswer>> {
  const path = at`/PaymentPages/${paymentPageId}/pending-transaction`;
  const announced = await change(sender, { method: 'POST', path, body }, answer, signal);
  return withoutPayer(announced.ok ? succeeded(announced.value ?? {}) : announced, body);
}

/** A refusal may quote the payer's details, so they are removed from it. */
function withoutPayer<T>(asked: Result<T>, { customer }: PaymentPageRequest): Result<T> {
  return asked.ok ? asked : failed(redactingPayer(asked.failure, customer ? { customer } : {}));
}
