import { expect, test } from 'vitest';
import { newRound } from '../../../../../src-renderer/features/training/practice/round.ts';
import { SITUATIONS } from '../../../../../src-renderer/features/training/practice/situations.ts';

test('a round has all ten situations once, each with every choice', () => {
  expect(SITUATIONS).toHaveLength(10);
  const round = newRound(Math.random);
  expect(round.map(({ situation }) => situation.id).toSorted()).toEqual(
    SITUATIONS.map(({ id }) => id).toSorted(),
  );
  for (const { order } of round) expect(order.toSorted()).toEqual(['right', 'wrong1', 'wrong2']);
});

test('the order of situations and of choices is drawn', () => {
  const first = newRound(() => 0);
  const last = newRound(() => 0.999);
  expect(first.map(({ situation }) => situation)).toEqual(SITUATIONS);
  expect(last.map(({ situation }) => situation)).toEqual(SITUATIONS.toReversed());
  expect(last[0]?.order).toEqual(['wrong2', 'wrong1', 'right']);
});
