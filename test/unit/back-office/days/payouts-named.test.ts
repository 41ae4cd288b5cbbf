import { expect, test } from 'vitest';
import { withPayoutsNamed } from '../../../../src-main/back-office/days/payouts-named.ts';
import type { PayoutStated } from '../../../../src-main/back-office/days/payout-stated.ts';

test('of deposits that each name another settlement no endless list of settlements is read', async () => {
  const names = Array.from({ length: 500 }, (_, n) => ({ depositId: `dep_${n}`, names: `set_${n}` }));
  const read: string[] = [];
  const payouts = new Map<string, PayoutStated>([
    ['set', { deposits: [], depositsNaming: [...names, ...names] }],
  ]);
  const all = await withPayoutsNamed(payouts, (settlementId) => {
    read.push(settlementId);
    return Promise.resolve({ deposits: [{ depositId: settlementId.replace('set', 'dep') }] });
  });
  expect(read).toEqual(names.slice(0, 50).map((each) => each.names));
  expect(all.get('set')).toMatchObject({ isOfAnother: true });
});
