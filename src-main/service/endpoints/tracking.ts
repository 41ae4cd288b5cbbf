import { readTracking } from './tracking-answer.ts';
import type { TrackingAnswer } from '../../sales/ports.ts';
import type { Sent } from '../sending/call.ts';
import type { Sender } from '../sending/sender.ts';

/** `GET /Payments/tracking/{trackingId}` (spec "Payments"). One try; every trouble is a reading that failed. */
export async function trackPayment(
  sender: Sender,
  trackingId: string,
  currency: string,
  signal: AbortSignal,
): Promise<TrackingAnswer> {
  const sent = await requestTracking(sender, trackingId, signal);
  if (sent.kind !== 'answered') return { kind: 'failed', failure: sent.failure };
  return readTracking(sent.response, currency);
}

export function requestTracking(sender: Sender, trackingId: string, signal: AbortSignal): Promise<Sent> {
  const path = `/Payments/tracking/${encodeURIComponent(trackingId)}`;
  return sender.send({ operation: 'tracking', urgency: 'routine', method: 'GET', path }, signal);
}
