import { expect, test } from 'vitest';
import {
  choosableTenders,
  effectOnTill,
  effectOnTills,
  inheritedTenders,
} from '../../../../../../src-renderer/features/back-office/terminals/form/tender-effect.ts';

const follows = { id: 't1', name: 'Follows', tenders: ['usdc', 'alipay'] };
const own = { id: 't2', name: 'Own', tenders: ['alipay'] };
const unknown = { id: 't3', name: 'Unknown' };
const before = ['alipay', 'usdc'];

test('a till that follows its location gets and loses what the location does', () => {
  expect(effectOnTills([follows], before, ['usdc', 'ethereum'])).toEqual([
    { till: follows, starts: ['ethereum'], stops: ['alipay'], nothing: false },
  ]);
});

test('a till with a list of its own can only lose', () => {
  expect(effectOnTills([own], before, ['usdc', 'ethereum'])).toEqual([
    { till: own, starts: [], stops: ['alipay'], nothing: true },
  ]);
  expect(effectOnTills([own], before, ['alipay', 'ethereum'])).toEqual([]);
});

test('tills that nothing changes for, or of which nothing is known, are not named', () => {
  expect(effectOnTills([follows, own, unknown], before, ['usdc', 'alipay'])).toEqual([]);
  expect(effectOnTills([unknown], before, [])).toEqual([]);
});

test('one till with nothing left is said to accept nothing; one that had nothing is not', () => {
  expect(effectOnTill(own, ['alipay'], []).nothing).toBe(true);
  expect(effectOnTill(own, [], []).nothing).toBe(false);
});

test('what can be chosen, and what would be inherited, follow from the record alone', () => {
  const tenders = { state: 'own', accepted: ['usdc', 'odd'], omitted: ['alipay'], added: ['odd'] } as const;
  expect(choosableTenders(tenders)).toEqual(['usdc', 'odd', 'alipay']);
  expect(inheritedTenders(tenders)).toEqual(['usdc', 'alipay']);
});
