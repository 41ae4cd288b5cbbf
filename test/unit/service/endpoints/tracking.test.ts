import { expect, it } from 'vitest';
import { trackPayment } from '../../../../src-main/service/endpoints/tracking.ts';
import { answered } from '../../../support/service-answers.ts';
import { senderWorld } from '../../../support/service-sender.ts';

const signal = new AbortController().signal;

it('keeps an odd tracking id inside its place in the path', async () => {
  const { sender, transport } = senderWorld([answered(200, { statusCode: 'created' })]);
  await trackPayment(sender, '../a b?c#d', 'USD', signal);
  expect(transport.requests[0]?.url).toBe('https://api.example.test/Payments/tracking/..%2Fa%20b%3Fc%23d');
});

it('takes a payment that is not found yet for a reading that failed, not for an end', async () => {
  const { sender } = senderWorld([
    answered(404, { code: 'not_found', message: 'No such payment', traceId: 't' }),
  ]);
  expect(await trackPayment(sender, 'p1', 'USD', signal)).toEqual({
    kind: 'failed',
    failure: { action: 'wait', code: 'not-found', detail: 'No such payment', traceId: 't' },
  });
});
