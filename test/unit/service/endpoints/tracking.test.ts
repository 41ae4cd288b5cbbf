import { expect, it } from 'vitest';
import { trackPayment } from '../../../../src-main/service/endpoints/tracking.ts';
import { answered } from '../../../support/service/service-answers.ts';
import { senderWorld } from '../../../support/service/service-sender.ts';

const signal = new AbortController().signal;

it('keeps an odd tracking id inside its place in the path', async () => {
  const { sender, transport } = senderWorld([answered(200, { statusCode: 'created' })]);
  await trackPayment(sender, { trackingId: '../a b?c#d' }, 'USD', signal);
  expect(transport.requests[0]?.url).toBe('https://api.example.test/Payments/tracking/..%2Fa%20b%3Fc%23d');
});

it('takes a payment that is not found yet for a reading that failed, not for an end', async () => {
  const { sender } = senderWorld([
    answered(404, { code: 'not_found', message: 'No such payment', traceId: 't' }),
  ]);
  expect(await trackPayment(sender, { trackingId: 'p1' }, 'USD', signal)).toEqual({
    kind: 'failed',
    failure: { action: 'wait', code: 'not-found', detail: 'No such payment', traceId: 't' },
  });
});

it.each([
  ['a segment of its own', 'a/b', 'a%2Fb'],
  ['encoded dots', '%2e%2e', '%252e%252e'],
  ['three dots', '...', '...'],
  ['many characters', 'x'.repeat(2_000), 'x'.repeat(2_000)],
])('asks for an identifier with %s at its own address', async (_what, trackingId, segment) => {
  const { sender, transport } = senderWorld([answered(200, { statusCode: 'created' })]);
  expect(await trackPayment(sender, { trackingId }, 'USD', signal)).toMatchObject({ kind: 'read' });
  const url = `https://api.example.test/Payments/tracking/${segment}`;
  expect(transport.requests[0]?.url).toBe(url);
  expect(new URL(url).href).toBe(url);
});

it.each([
  ['a dot', '.'],
  ['two dots', '..'],
  ['nothing', ''],
  ['half a surrogate pair', 'trk-\ud83d'],
])('asks nobody for an identifier of %s: another address would answer', async (_what, trackingId) => {
  const { sender, transport } = senderWorld([answered(200, { statusCode: 'completed' })]);
  expect(await trackPayment(sender, { trackingId }, 'USD', signal)).toMatchObject({
    kind: 'failed',
    failure: { action: 'report', code: 'service-answer-unreadable' },
  });
  expect(transport.requests).toEqual([]);
});
