import { expect, test } from 'vitest';
import { recordFacts } from '../../../../../../src-renderer/features/back-office/settlements/record-facts.ts';
import { messages as en } from '../../../../../../shared/messages/en.arb';
import { terminal } from '../../../../../support/records/corner-shop.ts';

const store = { ...terminal, locale: 'en-GB', timeZone: 'Asia/Tokyo' };
const createdOf = (kind: 'settlement' | 'batch' | 'deposit', createdAt: number) =>
  recordFacts({ kind, id: 'x', createdAt }, store, en).find(({ name }) => name === 'Created')?.value;

test.each(['settlement', 'batch', 'deposit'] as const)('the time of a %s is the store’s', (kind) => {
  expect(createdOf(kind, Date.UTC(2026, 4, 12, 23, 30))).toBe('13 May 2026, 08:30');
});

test('a record that names a day alone has no time', () => {
  expect(createdOf('deposit', Date.UTC(2026, 4, 12))).toBe('12 May 2026');
});
