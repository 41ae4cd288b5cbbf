import { expect, test } from 'vitest';
import { copyName, madeOnDay } from '../../../../src-main/back-office/days/copies/copy-name.ts';
import { earlierComparison } from '../../../../src-main/back-office/days/copies/earlier-comparison.ts';
import { KeptCopies } from '../../../../src-main/back-office/days/copies/kept-copies.ts';
import { daysCsv } from '../../../../src-main/back-office/days/days-csv.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import type { DaysExplained } from '../../../../shared/contract/back-office/days-explained.ts';

const day = { year: 2026, month: 5, day: 11 } as const;
const payout = (settlementId: string, minor = 0): DaysExplained => ({
  ...{ from: day, to: day, madeAt: Date.UTC(2026, 4, 12, 9), currency: 'USD', settlementId },
  ...{ service: { count: 1, minor }, settled: { count: 1, minor } },
  ...{ payouts: [], differences: [], unexplainedMinor: 0, unchecked: [] },
});

test('payouts whose ids differ in whatever way have copies of their own, also where capitals count for nothing', async () => {
  const long = 'x'.repeat(120);
  const ids = ['set/1', 'set_1', 'set:1', 'SET_1', 'Set_1', 'sét_1', `${long}1`, `${long}2`];
  const copies = new KeptCopies(temporaryFolder());
  const files = new Set<string>();
  for (const [index, id] of ids.entries()) {
    const name = copyName(payout(id, index), 'UTC');
    await copies.keep(name, daysCsv(payout(id, index)));
    files.add(`${name}.csv`.toLowerCase());
    expect(`${name}.csv`).toMatch(/^[A-Za-z0-9_.-]{1,180}$/);
    expect(madeOnDay(`${name}.csv`)).toBe('2026-05-12');
  }
  expect(files.size).toBe(ids.length);
  for (const [index, id] of ids.entries())
    expect(await copies.read(`${copyName(payout(id), 'UTC')}.csv`)).toBe(daysCsv(payout(id, index)));
  expect(copyName(payout('set_1'), 'UTC')).toBe('payout-set_1-as-of-2026-05-12');
});

test.each(['set_1', '=set_1'])('the copy of another payout is no earlier comparison of %s', (id) => {
  const head = { file: 'payout.csv', text: daysCsv(payout(id, -250)) };
  expect(earlierComparison(head, payout(id))).toMatchObject({ service: { count: 1, minor: -250 } });
  expect(earlierComparison(head, payout('set/1'))).toBeUndefined();
  const { settlementId: _payout, ...days } = payout(id);
  expect(earlierComparison(head, days)).toBeUndefined();
});
