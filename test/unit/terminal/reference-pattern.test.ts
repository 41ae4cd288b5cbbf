import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saleIds } from '../../../src-main/boot/terminal/sale-ids.ts';
import {
  fitsReference,
  isReferencePattern,
  referenceFrom,
} from '../../../src-main/terminal/profile/reference-pattern.ts';
import { referenceFault } from '../../../shared/payment/reference.ts';

const parts = { date: '261121', terminal: 'term_7', n: '12', random: 'Q7KM' };

test('a reference is made of what the pattern names', () => {
  expect(referenceFrom('{date}-{terminal}-{n}', parts)).toBe('261121-term_7-12');
  expect(referenceFrom('Kiosk {random}/{random}', parts)).toBe('Kiosk Q7KM/Q7KM');
});

test.each(['{n}', '{random}', 'A {date} {n}'])('%s is a pattern', (pattern) => {
  expect(isReferencePattern(pattern)).toBe(true);
});

test.each(['', 'A', '{date}', '{n}{', '{n}}', '{ n }', '{N}{n}', '{n}\u0007', '{__proto__}{n}'])(
  '%j is none',
  (pattern) => expect(isReferencePattern(pattern)).toBe(false),
);

test('whatever a pattern that fits makes is a reference', () => {
  const piece = fc.oneof(fc.constantFrom('{date}', '{terminal}', '{n}', '{random}'), fc.string());
  const patterns = fc.array(piece).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(patterns, (pattern) => {
      fc.pre(isReferencePattern(pattern) && fitsReference(pattern, parts.terminal));
      expect(referenceFault(referenceFrom(pattern, parts))).toBeUndefined();
    }),
  );
});

test('sales are numbered by the pattern of the profile, and by the till’s own without one', () => {
  const now = () => new Date(2026, 10, 21, 9).getTime();
  const till = { terminalId: 'term_7' };
  expect(saleIds(now, { ...till, referencePattern: '{date}-{terminal}-{n}' }).reference(12)).toBe(
    '261121-term_7-12',
  );
  expect(saleIds(now, till).reference(12)).toMatch(/^261121-12-[2-9A-Z]{4}$/);
});

test.each([
  ['Pacific/Kiritimati', '261122'],
  ['Pacific/Pago_Pago', '261121'],
])('a reference carries the day that it is at the store: %s', (timeZone, day) => {
  const ids = saleIds(() => Date.UTC(2026, 10, 21, 12), { terminalId: 'term_7', timeZone });
  expect(ids.reference(12).slice(0, 6)).toBe(day);
});
