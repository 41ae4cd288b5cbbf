import { expect, test } from 'vitest';
import { answerAbout } from '../../../../src-main/sales/tracking/answer-about.ts';
import type { TrackingAnswer } from '../../../../src-main/sales/ports.ts';

const status = { kind: 'processing' } as const;
const unreachable: TrackingAnswer = {
  kind: 'failed',
  failure: { action: 'wait', code: 'service-unreachable' },
};
const read = (paymentId?: string): TrackingAnswer => ({
  kind: 'read',
  reading: { status, ...(paymentId !== undefined && { paymentId }) },
});

test.each<[string, string | undefined, TrackingAnswer]>([
  ['the same payment', 'P-1', read('P-1')],
  ['no payment by its name', 'P-1', read()],
  ['a payment of which no name was known', undefined, read('P-2')],
  ['nothing, since it failed,', 'P-1', unreachable],
])('an answer about %s is what it is', (_, last, answer) => {
  expect(answerAbout({ status, ...(last !== undefined && { paymentId: last }) }, answer)).toBe(answer);
});

test('an answer about a payment that has never been read is what it is', () => {
  expect(answerAbout(undefined, read('P-1'))).toEqual(read('P-1'));
});

test('an answer that names another payment than before is a failure that somebody has to report', () => {
  expect(answerAbout({ status, paymentId: 'P-1' }, read('P-2'))).toMatchObject({
    kind: 'failed',
    failure: { action: 'report', code: 'service-answer-unreadable' },
  });
});
