import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { PaymentDeliveries } from '../../../../src-main/service/webhooks/payment-deliveries.ts';

const NOW = Date.UTC(2026, 0, 15, 12);
const SECRET = 'c2VjcmV0';

function receiver(signingSecret = SECRET, now = () => NOW) {
  const named: string[] = [];
  const deliveries = new PaymentDeliveries({
    signingSecret,
    now,
    onPayment: (trackingId) => named.push(trackingId),
  });
  const take = (body: string, headers: Readonly<Record<string, string>> = signed(body)) =>
    deliveries.take({ headers, rawBody: Buffer.from(body) });
  return { deliveries, named, take };
}

function signed(body: string, at = NOW, secret = SECRET) {
  const digest = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${at}.${body}`).digest('base64');
  return { 'x-webhook-signature': `t=${at},s=${digest}` };
}

test('a genuine delivery names its payment, and is counted with its time', () => {
  const { deliveries, named, take } = receiver();
  expect(deliveries.counts).toEqual({ refused: 0 });
  expect(take('{"trackingId":"trk-1","statusCode":"completed","later":1}')).toBe(204);
  expect(named).toEqual(['trk-1']);
  expect(deliveries.counts).toEqual({ refused: 0, lastGoodAt: NOW });
});

test('a refused one names nothing, and is counted without a time', () => {
  const { deliveries, named, take } = receiver();
  const body = '{"trackingId":"trk-1"}';
  expect(take(body, {})).toBe(403);
  expect(take(body, signed('{"trackingId":"trk-2"}'))).toBe(403);
  expect(take(body, signed(body, NOW - 5 * 60_000 - 1))).toBe(403);
  expect(named).toEqual([]);
  expect(deliveries.counts).toEqual({ refused: 3 });
});

test('a repeat is acknowledged, so that it ends, and does nothing', () => {
  const { deliveries, named, take } = receiver();
  const body = '{"trackingId":"trk-1"}';
  expect([take(body), take(body)]).toEqual([204, 204]);
  expect(named).toEqual(['trk-1']);
  expect(deliveries.counts).toEqual({ refused: 1, lastGoodAt: NOW });
});

test.each([
  '{}',
  'null',
  '[]',
  '',
  'no JSON',
  '{"trackingId":""}',
  '{"trackingId":7}',
  '{"trackingId":null}',
])('a genuine one that names no payment (%s) is acknowledged and does nothing', (body) => {
  const { named, take } = receiver();
  expect(take(body)).toBe(204);
  expect(named).toEqual([]);
});

test('an identifier longer than any of the service’s is none', () => {
  const { named, take } = receiver();
  const longest = 'x'.repeat(2_048);
  for (const trackingId of [longest, `${longest}x`]) take(JSON.stringify({ trackingId }));
  expect(named).toEqual([longest]);
});

test('without a usable secret nothing is believed', () => {
  const { named, take } = receiver('');
  const body = '{"trackingId":"trk-1"}';
  const digest = createHmac('sha256', '').update(`${NOW}.${body}`).digest('base64');
  expect(take(body, { 'x-webhook-signature': `t=${NOW},s=${digest}` })).toBe(403);
  expect(named).toEqual([]);
});

const OTHER = 'b3RoZXI=';
const DAY_MS = 86_400_000;

test('after a change both secrets are good until the new one has signed something', () => {
  const { deliveries, named, take } = receiver();
  deliveries.useSecret(OTHER);
  const bySecret = (body: string, secret: string) => take(body, signed(body, NOW, secret));
  expect(bySecret('{"trackingId":"old"}', SECRET)).toBe(204);
  expect(bySecret('{"trackingId":"old"}', SECRET)).toBe(204);
  expect(bySecret('{"trackingId":"strange"}', 'c3RyYW5nZQ==')).toBe(403);
  expect(bySecret('{"trackingId":"new"}', OTHER)).toBe(204);
  expect(bySecret('{"trackingId":"too late"}', SECRET)).toBe(403);
  expect(named).toEqual(['old', 'new']);
});

test('the secret before a change is good for a day, also beside one that nothing can be signed with', () => {
  let now = NOW;
  const { deliveries, take } = receiver(SECRET, () => now);
  deliveries.useSecret('!');
  // Said again, it is the same change.
  deliveries.useSecret('!');
  now += DAY_MS - 1;
  expect(take('{"trackingId":"1"}', signed('{"trackingId":"1"}', now))).toBe(204);
  now += 1;
  expect(take('{"trackingId":"2"}', signed('{"trackingId":"2"}', now))).toBe(403);
});

test('a secret that was mistyped takes nothing away from the one before it', () => {
  const { deliveries, take } = receiver();
  deliveries.useSecret('bWlzdHlwZWQ=');
  deliveries.useSecret(OTHER);
  expect(take('{"trackingId":"old"}')).toBe(204);
  expect(take('{"trackingId":"new"}', signed('{"trackingId":"new"}', NOW, OTHER))).toBe(204);
  expect(take('{"trackingId":"late"}')).toBe(403);
});

test('a secret that has been good for longer than a day is the one before the next change', () => {
  let now = NOW;
  const { deliveries, take } = receiver(SECRET, () => now);
  deliveries.useSecret(OTHER);
  now += DAY_MS;
  deliveries.useSecret('bmV4dA==');
  expect(take('{"trackingId":"1"}', signed('{"trackingId":"1"}', now, OTHER))).toBe(204);
  expect(take('{"trackingId":"2"}', signed('{"trackingId":"2"}', now))).toBe(403);
});
