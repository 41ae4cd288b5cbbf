import { expect } from 'vitest';
import { nothing, test } from '../../../support/back-office/paid-out.ts';

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
      settled['reference'] === 'A-1'
        ? { ...settled, feeAmount: Number((Number(settled['feeAmount']) + cents / 100).toFixed(2)) }
        : settled,
    );
    expect(await paidOut.said()).toEqual({ named: [], unexplainedMinor: 5, unchecked: [] });
  },
);

test('fees that are rounded for each payment, and not for the batch, are no contradiction', async ({
  paidOut,
}) => {
  // Two payments of the batch: by a cent together they may differ.
  await paidOut.alter(paidOut.settledList, (settled) =>
    settled['reference'] === 'A-1'
      ? { ...settled, feeAmount: Number((Number(settled['feeAmount']) + 0.01).toFixed(2)) }
      : settled,
  );
  expect(await paidOut.said()).toEqual({ named: [], ...nothing });
});

test('fees that are charged by the batch, and of no payment, are not taken for a contradiction', async ({
  paidOut,
}) => {
  await paidOut.alter(paidOut.settledList, (settled) => ({ ...settled, feeAmount: 0 }));
  expect(await paidOut.said()).toEqual({ named: [], ...nothing });
});
