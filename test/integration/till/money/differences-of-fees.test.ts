import { expect } from 'vitest';
import { nothing, test } from '../../../support/back-office/paid-out.ts';
import type { Wire } from '../../../support/back-office/wire-lists.ts';

test('a payment that is settled twice, with another fee, is loud', async ({ paidOut }) => {
  await paidOut.alter(paidOut.settledList, (settled) =>
    settled['reference'] === 'A-1' ? [settled, { ...settled, feeAmount: 0.01 }] : settled,
  );
  expect(await paidOut.said()).toMatchObject({ unexplainedMinor: 1000 });
});

test.for([5, -5])(
  'a payment whose fee differs by %i cents from what its batch says is loud',
  async (cents, { paidOut }) => {
    await paidOut.alter(paidOut.settledList, (settled) =>
      settled['reference'] === 'A-1' ? { ...settled, ...withFee(settled, cents) } : settled,
    );
    expect(await paidOut.said()).toEqual({ named: [], unexplainedMinor: 5, unchecked: [] });
  },
);

test('fees that are rounded for each payment, and not for the batch, are no contradiction', async ({
  paidOut,
}) => {
  // Two payments of the batch: by a cent together they may differ.
  await paidOut.alter(paidOut.settledList, (settled) =>
    settled['reference'] === 'A-1' ? { ...settled, ...withFee(settled, 1) } : settled,
  );
  expect(await paidOut.said()).toEqual({ named: [], ...nothing });
});

test('fees that are charged by the batch, and of no payment, are not taken for a contradiction', async ({
  paidOut,
}) => {
  await paidOut.alter(paidOut.settledList, (settled) => ({
    ...settled,
    feeAmount: 0,
    netAmount: settled['grossAmount'],
  }));
  expect(await paidOut.said()).toEqual({ named: [], ...nothing });
});

/** The fee is more by these cents, and the net less. */
function withFee({ feeAmount, netAmount }: Wire, cents: number) {
  const more = (amount: unknown, by: number) => Number((Number(amount) + by / 100).toFixed(2));
  return { feeAmount: more(feeAmount, cents), netAmount: more(netAmount, -cents) };
}
