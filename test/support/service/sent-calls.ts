import type { Call, Sent } from '../../../src-main/service/sending/call.ts';
import type { SenderWorld } from './service-sender.ts';

export const CREATE: Call = {
  operation: 'create',
  urgency: 'creation',
  method: 'POST',
  path: '/Payments/crypto',
  headers: { 'Idempotency-Key': 'k' },
  body: { reference: 'r' },
};
export const READ: Call = { operation: 'read', urgency: 'routine', method: 'GET', path: '/Terminals/t' };
export const TRACKING: Call = { ...READ, operation: 'tracking', path: '/Payments/tracking/p' };
/** An answer in the service's own words. */
export const ERROR = { code: 'x', error: 'x', message: 'No', traceId: 'trace-9' };

/** Sends under virtual time; the delays that were slept through come back with the result. */
export async function sendIn(
  world: SenderWorld,
  call: Call,
  signal = new AbortController().signal,
): Promise<{ sent: Sent; took: number }> {
  const from = world.clock.monotonic();
  let took = 0;
  const sending = world.sender.send(call, signal).finally(() => (took = world.clock.monotonic() - from));
  await world.clock.advance(600_000);
  return { sent: await sending, took };
}
