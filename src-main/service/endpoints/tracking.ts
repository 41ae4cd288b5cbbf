import { at } from '../asking/path.ts';
import { readTracking } from './tracking-answer.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { TrackingAnswer } from '../../sales/ports.ts';
import type { Sent } from '../sending/call.ts';
import type { Sender } from '../sending/sender.ts';
import type { AskedPayment } from './tracking-answer.ts';

/**
 * `GET /Payments/tracking/{trackingId}` (spec "Payments"). One try; every trouble is a reading that failed, also an
 * identifier that no path can hold (`..`, half a surrogate pair): its payment stays open and unknown.
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
