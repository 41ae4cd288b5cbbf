import { expect, it } from 'vitest';
import { messages as en } from '../../../../../../shared/messages/en.arb';
import { readSearch } from '../../../../../../shared/search/read-search.ts';
import { amountNote } from '../../../../../../src-renderer/features/back-office/payments/amount-note.ts';
import type { ServiceAsked } from '../../../../../../shared/contract/back-office/payments.ts';

const asked = { state: 'asked' } as const;
const reading = { now: 0, today: 'today', yesterday: 'yesterday' };

const noteOf = (typed: string, currency: string, locale: string, service: ServiceAsked = asked) => {
  const wanted = { scope: 'merchant', ...readSearch(typed, { ...reading, currency, locale }) } as const;
  return amountNote(wanted, { service }, { currency, locale }, en);
};

it.each([
  ['USD', 'en-US', '$20.00'],
  ['EUR', 'de-DE', '20,00 €'],
  ['JPY', 'ja-JP', '￥20'],
  ['KWD', 'en-US', 'KWD 20.000'],
])(
  'digits alone are no amount at the service, and what is to be typed for it is one, in %s',
  (currency, locale, amount) => {
    const note = noteOf('20', currency, locale)?.replaceAll('\u00a0', ' ');
    expect(note).toBe(`The service was not searched for this amount. For that, type ${amount}.`);
    const typed = readSearch(amount, { ...reading, currency, locale });
    expect(typed).toEqual({ amountMinor: readSearch('20', { ...reading, currency, locale }).amountMinor });
  },
);

it('says nothing where the service was searched for the amount, none was typed, or the service was not asked', () => {
  for (const typed of ['20.00', 'TABLE-1', '#20', '']) expect(noteOf(typed, 'USD', 'en-US')).toBeUndefined();
  expect(noteOf('20', 'USD', 'en-US', { state: 'not-asked', why: 'no-access' })).toBeUndefined();
});
