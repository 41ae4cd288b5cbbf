import { z } from 'zod';
import { write } from '../../requests/request.ts';
import { at } from '../../requests/path.ts';
import { failed } from '../../../../shared/failure.ts';
import { redactingPayer } from './redact-payer.ts';
import type { CustomerDetails } from '../../../../shared/customer/details.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { Sender } from '../../sending/sender.ts';

/** What is sent to a hosted page besides the customer is not shown (spec "Payments"). */
export interface PaymentPageRequest {
  readonly customer?: CustomerDetails;
  /** Exact string (spec "Tender types"). */
  readonly tenderType?: string;
}

/** A payment that the payer has sent, or is about to. */
export interface PendingTransaction extends PaymentPageRequest {
  readonly transactionHash?: string;
  /** In the merchant's currency. */
  readonly amount?: number;
}

/** Nothing of these answers is shown, so nothing of them is relied upon. */
export type PaymentPageAnswer = Readonly<Record<string, unknown>>;
const answer = z.record(z.string(), z.unknown());

/** `POST /PaymentPages/{id}/request-quote`: what the payer is to pay in a tender. Not sent twice. */
export function requestQuote(
  sender: Sender,
  paymentPageId: string,
  body: PaymentPageRequest,
  signal: AbortSignal,
): Promise<Result<PaymentPageAnswer>> {
  return ask(sender, at`/PaymentPages/${paymentPageId}/request-quote`, body, signal);
}

/** `POST /PaymentPages/{id}/pending-transaction`: says that the payer is about to pay. Not sent twice. */
export function announceTransaction(
  sender: Sender,
  paymentPageId: string,
  body: PendingTransaction,
  signal: AbortSignal,
): Promise<Result<PaymentPageAnswer>> {
  return ask(sender, at`/PaymentPages/${paymentPageId}/pending-transaction`, body, signal);
}

/** What the service says against the payer's details may repeat them. */
async function ask(
  sender: Sender,
  path: Result<string>,
  body: PaymentPageRequest,
  signal: AbortSignal,
): Promise<Result<PaymentPageAnswer>> {
  const { customer } = body;
  const asked = await write(sender, { method: 'POST', path, body }, answer, signal);
  return asked.ok ? asked : failed(redactingPayer(asked.failure, customer ? { customer } : {}));
}
