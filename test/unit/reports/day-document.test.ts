import { expect, test } from 'vitest';
import { loadAllMessages } from '../../../shared/messages/load-all-messages.ts';
import { dayDocument } from '../../../src-main/reports/day-document.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { DaysExplained, Difference } from '../../../shared/contract/back-office/days-explained.ts';
import { terminal as cornerShop } from '../../support/records/corner-shop.ts';

const words = await loadAllMessages('en');
const terminal = { ...cornerShop, currency: 'EUR', locale: 'de-DE', timeZone: 'UTC' };

const day = { year: 2026, month: 5, day: 11 } as const;
const at = Date.UTC(2026, 4, 11, 9);
const madeAt = Date.UTC(2026, 4, 14, 3);
const explained: DaysExplained = {
  from: day,
  to: day,
  madeAt,
  currency: 'EUR',
  scope: 'merchant',
  till: { count: 3, minor: 3_000 },
  service: { count: 2, minor: 2_500 },
  settled: { count: 1, minor: 2_000 },
  differences: [
    {
      kind: 'missing-at-service',
      minor: -500,
      payment: { at, number: 7, reference: 'A-7', till: { standing: 'completed', askedMinor: 500 } },
    },
    { kind: 'fee', minor: -60, settlementId: 'set_1' },
  ],
  payouts: [
    {
      settlementId: 'set_1',
      own: { count: 1, minor: 2_000 },
      grossMinor: 2_000,
      feesMinor: 60,
      netMinor: 1_940,
      holdReason: 'papers',
      deposits: [],
    },
  ],
  unexplainedMinor: 0,
  unchecked: [],
};

const linesOf = (of: Partial<DaysExplained> = {}, at: Partial<TerminalView> = {}): readonly string[] =>
  dayDocument(
    { ...explained, ...of },
    { words, language: 'en', terminal: { ...terminal, ...at } },
  ).blocks.map((block) => {
    if (block.kind === 'row') return `${block.name}: ${block.value}`.replaceAll('\u00a0', ' ');
    return 'text' in block ? block.text.replaceAll('\u00a0', ' ') : '----';
  });

test('says whose days they are, the way of the money, each difference with its next step, and each payout', () => {
  const lines = linesOf();
  expect(lines.slice(0, 4)).toEqual([
    'Corner Shop',
    'From the till to the bank: 11 May 2026',
    'Terminal: term_456',
    'As of: 14 May 2026, 03:00',
  ]);
  const rule = lines.indexOf('----');
  expect(lines.slice(rule + 1, rule + 7)).toEqual([
    'Paid at this till: 3 · 30,00 €',
    'Missing at the service: 1 · − 5,00 €',
    'Paid, the payment service says: 2 · 25,00 €',
    'Paid out, before fees: 1 · 20,00 €',
    'Unexplained: 0,00 €',
    'Every difference has a name.',
  ]);
  expect(lines).toContain(words.day.kinds['missing-at-service'].text);
  expect(lines).toContain('A-7: − 5,00 €');
  expect(lines.find((line) => line.includes('11 May 2026, 09:00'))).toContain('Till: ');
  expect(lines).toContain('Payout set_1: − 0,60 €');
  expect(lines).toContain('On hold: papers');
  expect(lines).toContain('To be deposited: 19,40 €');
});

test.each([
  ['overpaid', { requestedMinor: 4_099, paidMinor: 6_149 }, 'Service: Overpaid \u206840,99 €\u2069'],
  ['underpaid', { requestedMinor: 4_099, paidMinor: 2_000 }, 'Service: Not paid in full \u206820,00 €\u2069'],
] as const)('says of a payment that was %s the amount that counts at both sides', (status, amounts, said) => {
  const till = { standing: 'overpaid', askedMinor: 4_099 } as const;
  const payment = { at, number: 4, till, service: { status, ...amounts } };
  const lines = linesOf({ differences: [{ kind: 'unsettled', minor: -4_099, payment }] });
  expect(lines.find((line) => line.includes('Service: '))).toContain(
    `Till: Overpaid \u206840,99 €\u2069 · ${said}`,
  );
});

test('what is unexplained or was not compared stands above the figures', () => {
  const lines = linesOf({
    unexplainedMinor: 120,
    unchecked: [{ what: 'batches', count: 2 }],
  });
  const rule = lines.indexOf('----');
  expect(lines.slice(4, rule)).toEqual([
    '1,20 € is unexplained',
    words.day.isUnexplainedText,
    'Not compared',
    words.day.unchecked.batches({ count: 2 }),
  ]);
  expect(lines).toContain('Unexplained: 1,20 €');
  expect(lines).not.toContain('Every difference has a name.');
});

test('says of nothing that was not compared that it does not differ', () => {
  // A sale of 5.00 was not asked for, so that the sums are apart by it.
  const unchecked = [{ what: 'payments', count: 1 }] as const;
  const differences = explained.differences.filter(({ kind }) => kind === 'fee');
  expect(linesOf({ unchecked, differences })).toContain('Every difference in what was compared has a name.');
  expect(linesOf({ unchecked, differences })).not.toContain('Every difference has a name.');
  expect(linesOf({ unchecked, differences: [] })).toContain('No differences in what was compared.');
  expect(linesOf({ unchecked, differences: [] })).not.toContain('No differences.');
  expect(linesOf({ differences: [] })).toContain('No differences.');
});

test('names no sum of a service that was not asked, and says why', () => {
  const { service: _service, settled: _settled, ...till } = explained;
  const lines = dayDocument(
    { ...till, differences: [], payouts: [], unchecked: [{ what: 'service', why: 'no-access' }] },
    { words, language: 'en', terminal },
  ).blocks.flatMap((block) => ('text' in block ? block.text : block.kind === 'row' ? block.name : []));
  expect(lines).toContain(words.payments.noAccessText);
  expect(lines).toContain(words.day.tillAlone);
  expect(lines).not.toContain('Unexplained');
});

test('lists the first 200 of a kind, counts all of them, and says where the others are', () => {
  const unsettled = (index: number): Difference => ({
    kind: 'unsettled',
    minor: -100,
    payment: { at, reference: `A-${index}` },
  });
  const lines = linesOf({ differences: Array.from({ length: 201 }, (_each, index) => unsettled(index)) });
  expect(lines).toContain('Not settled yet: 201 · − 201,00 €');
  expect(lines).toContain('A-199: − 1,00 €');
  expect(lines).not.toContain('A-200: − 1,00 €');
  expect(lines).toContain('The first 200 are listed here. The CSV table has all of them.');
});

test.each([
  ['at nine in the evening', Date.UTC(2026, 4, 13, 1), '12 May 2026'],
  ['on a day without a time', Date.UTC(2026, 4, 13), '13 May 2026'],
])('a deposit that was made %s is of the store’s day', (_when, createdAt, day) => {
  const deposits = [{ depositId: 'dep_1', minor: 1_940, method: 'ACH', createdAt }];
  const [payout] = explained.payouts;
  const lines = linesOf(
    { payouts: payout ? [{ ...payout, deposits }] : [] },
    {
      timeZone: 'America/New_York',
    },
  );
  expect(lines).toContain(`Deposit by ACH: 19,40 € · ${day}`);
});

test('a payout whose deposit is on its way is not called paid out, and the deposit has the service’s word', () => {
  const deposits = [{ depositId: 'dep_1', minor: 1_940, method: 'ACH', status: 'pending' }];
  const [payout] = explained.payouts;
  const lines = linesOf({ payouts: payout ? [{ ...payout, payoutId: 'pyt_1', deposits }] : [] });
  expect(lines).toContain('Paid out or begun, before fees: 1 · 20,00 €');
  expect(lines).toContain('Payout begun, not confirmed as sent');
  expect(lines).toContain('Deposit by ACH: 19,40 € · The service says: pending');
  const sent = deposits.map((deposit) => ({ ...deposit, status: 'sent' }));
  const linesThen = linesOf({ payouts: payout ? [{ ...payout, payoutId: 'pyt_1', deposits: sent }] : [] });
  expect(linesThen).toContain('Paid out, before fees: 1 · 20,00 €');
  expect(linesThen).toContain('Paid out');
  expect(linesThen).toContain('Deposit by ACH: 19,40 €');
});

test('whose payments a payout’s first line counts: of this terminal, of these days, or all', () => {
  const [payout] = explained.payouts;
  const payouts = payout ? [{ ...payout, grossMinor: 5_000 }] : [];
  const own = ['Of this terminal, these days: 20,00 €', 'Other days and terminals: + 30,00 €'];
  const days = ['Of these days: 20,00 €', 'Other days: + 30,00 €'];
  const all = ['Payments: 20,00 €', 'Before fees: 50,00 €'];
  const linesAt = (of: Partial<DaysExplained>, at: Partial<TerminalView> = {}) =>
    linesOf({ payouts, ...of }, at).filter((line) => [...own, ...days, ...all].includes(line));
  expect(linesAt({})).toEqual(own);
  expect(linesAt({}, { backOfficeOnly: true })).toEqual(days);
  expect(linesAt({ settlementId: 'set_1' })).toEqual(all);
});

test('of one payout is called by its number', () => {
  expect(linesOf({ settlementId: 'set_1' })[1]).toBe('Payout set_1: 11 May 2026');
});

test('where the computer’s time zone says which days these are, the sheet names it', () => {
  const zone = 'Europe/Berlin';
  expect(linesOf({ zone, isComputersZone: true })).toContain(
    'Days by this computer’s time zone: Europe/Berlin.',
  );
  expect(linesOf({ zone }).join()).not.toContain('time zone');
});
