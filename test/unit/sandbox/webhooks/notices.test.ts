import { describe, expect, it } from 'vitest';
import { partnerNotices } from '../../../../sandbox/webhooks/partner-notices.ts';
import { paymentNotices } from '../../../../sandbox/webhooks/payment-notices.ts';

const TERMINAL = { url: 'https://till.test/hook', signingSecret: 'c2VjcmV0' };

describe('the notices of a payment', () => {
  it('go to the terminal and every address of the payment, with one body', () => {
    const notices = paymentNotices('completed', { a: 1 }, TERMINAL, ['https://a.test/', 'https://b.test/']);
    expect(notices.map(({ url }) => url)).toEqual([TERMINAL.url, 'https://a.test/', 'https://b.test/']);
    expect(new Set(notices.map(({ body }) => body))).toEqual(new Set(['{"a":1}']));
    expect(new Set(notices.map(({ key }) => key))).toEqual(new Set([TERMINAL.signingSecret]));
  });

  it('go once to an address that is named twice', () => {
    expect(paymentNotices('completed', {}, TERMINAL, [TERMINAL.url, TERMINAL.url])).toHaveLength(1);
  });

  it('are signed after the webhook was removed, and unsigned when there never was one', () => {
    const keyOf = (signingSecret: string | null) =>
      paymentNotices('completed', {}, { url: null, signingSecret }, ['https://a.test/'])[0]?.key;
    expect(keyOf('c2VjcmV0')).toBe('c2VjcmV0');
    expect(keyOf(null)).toBeNull();
  });
});

describe('the notice of a partner', () => {
  const webhook = {
    id: 'par_A',
    endpointUrl: 'https://a.test/',
    eventTypes: ['merchantBoarded'],
    webhookSecret: 's',
  };

  it.each([
    ['merchantBoarded', 1],
    ['applicationSigned', 0],
  ])('comes only for events that were asked for: %s', (type, count) => {
    expect(partnerNotices('onboarding', { type, payload: {} }, webhook)).toHaveLength(count);
  });

  it('does not come without a webhook', () => {
    expect(partnerNotices('onboarding', { type: 'merchantBoarded', payload: {} }, undefined)).toEqual([]);
  });
});
