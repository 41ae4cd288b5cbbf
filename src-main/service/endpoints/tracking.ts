import { z } from 'zod';
import { readStatus } from '../../../shared/payment/payment-status.ts';
import { readAnswer, trackingIdSchema, unreadable, wordSchema } from '../answers/read-answer.ts';
import { at } from '../requests/path.ts';
import { amountsSchema, statedAmounts } from './stated-amounts.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { TrackingAnswer } from '../../sales/ports.ts';
import type { Sent } from '../sending/call.ts';
import type { Sender } from '../sending/sender.ts';
import type { HttpResponse } from '../transport/exchange.ts';

/** Stands for a value that is no valid identifier. It matches no payment. */
const NO_ID = Symbol('no identifier');

/** `undefined` for a missing value, null and an empty text. */
const statedId = z
  .union([
    trackingIdSchema,
    z.union([z.null(), z.literal('')]).transform(() => undefined),
    z.unknown().transform((): typeof NO_ID => NO_ID),
  ])
  .optional();

/** The specification names only `statusCode` (spec "Payment"). The other fields are optional. */
const trackedPayment = z.object({
  paymentId: statedId,
  trackingId: statedId,
  terminalId: statedId,
  merchantId: statedId,
  statusCode: z.union([z.string().min(1), z.number()]),
  paymentCode: wordSchema,
  amounts: amountsSchema,
});

/** Identifiers of the payment that was asked for. */
export interface AskedPayment {
  readonly trackingId: string;
  readonly terminalId?: string;
  readonly merchantId?: string;
}

/**
 * `GET /Payments/tracking/{trackingId}` (spec "Payments"), sent once. Every problem is a failed reading, which leaves
 * the payment open; an identifier that no path can hold (`..`, half a surrogate pair) is one too.
 */
export async function trackPayment(
  sender: Sender,
  asked: AskedPayment,
  currency: string,
  signal: AbortSignal,
): Promise<TrackingAnswer> {
  const sent = await requestTracking(sender, asked.trackingId, signal);
  if (sent.kind !== 'answered') return { kind: 'failed', failure: sent.failure };
  return readTracking(sent.response, asked, currency);
}

/**
 * `GET /Payments/tracking/{id}` (spec "Payments") with its answer unread. An identifier that no path can hold is not
 * sent.
 */
export async function requestTracking(
  sender: Sender,
  trackingId: string,
  signal: AbortSignal,
): Promise<Sent> {
  const path = at`/Payments/tracking/${trackingId}`;
  if (!path.ok) return { kind: 'not-sent', failure: CANNOT_BE_ASKED };
  const call = { operation: 'tracking', urgency: 'routine', method: 'GET', path: path.value } as const;
  return await sender.send(call, signal);
}

const CANNOT_BE_ASKED: Failure = {
  action: 'report',
  code: 'service-answer-unreadable',
  detail: 'the tracking identifier cannot be asked for',
};

/**
 * Reads a tracking response. An answer that names another payment, terminal or merchant is a failed reading. `currency`
 * is assumed for requested amounts without a currency.
 */
export function readTracking(response: HttpResponse, asked: AskedPayment, currency: string): TrackingAnswer {
  const answer = readAnswer(response, trackedPayment);
  if (!answer.ok) return { kind: 'failed', failure: answer.failure };
  const { statusCode, paymentId, paymentCode, amounts } = answer.value;
  if (paymentId === NO_ID || namesAnother(answer.value, asked)) {
    return { kind: 'failed', failure: unreadable(response, 'the answer names another payment') };
  }
  return {
    kind: 'read',
    reading: {
      status: readStatus(statusCode),
      ...(paymentId !== undefined && { paymentId }),
      ...(paymentCode !== undefined && { paymentCode }),
      ...statedAmounts(amounts, currency),
    },
  };
}

function namesAnother(stated: z.output<typeof trackedPayment>, asked: AskedPayment): boolean {
  return (['trackingId', 'terminalId', 'merchantId'] as const).some(
    (name) => stated[name] !== undefined && asked[name] !== undefined && stated[name] !== asked[name],
  );
}
