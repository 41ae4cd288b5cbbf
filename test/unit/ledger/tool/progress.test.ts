import { expect, test } from 'vitest';
import { countRows } from '../../../../src-main/ledger/tool/progress.ts';

function percentsOf(expected: number, rows: readonly number[]): readonly number[] {
  const percents: number[] = [];
  const count = countRows(expected, (percent) => percents.push(percent));
  for (const many of rows) count(many);
  return percents;
}

test('whole percents are said, each once', () => {
  expect(
    percentsOf(
      1_000,
      Array.from({ length: 55 }, () => 1),
    ),
  ).toEqual([1, 2, 3, 4, 5]);
  expect(percentsOf(10, [3, 0, 4])).toEqual([30, 70]);
});

test('the end is not said before it is there, also of a ledger that grew meanwhile', () => {
  expect(percentsOf(4, [4, 1, 5])).toEqual([99]);
});

test('an empty ledger says nothing wrong', () => {
  expect(percentsOf(0, [0])).toEqual([]);
});
