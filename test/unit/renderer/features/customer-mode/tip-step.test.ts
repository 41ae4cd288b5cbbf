import { expect, test } from 'vitest';
import { addsUp } from '../../../../../shared/money/line-items.ts';
import { DEFAULT_PREFERENCES } from '../../../../../shared/preferences.ts';
import { nextForTip, withTip } from '../../../../../src-renderer/features/customer-mode/tip-step.ts';
import type { CustomerScreenView } from '../../../../../shared/contract/views.ts';

const asking = { ...DEFAULT_PREFERENCES, customerTip: 'ask' } as const;
const on = (customerScreen?: CustomerScreenView, preferences = asking) =>
  nextForTip({ preferences, ...(customerScreen && { customerScreen }) }, 1_000);

test('the customer is asked before the amount is charged', () => {
  expect(on({ state: 'shown' })).toEqual({ do: 'ask' });
  expect(on({ state: 'shown', tip: { id: 1, amountMinor: 1_000 } })).toEqual({ do: 'ask' });
});

test('nobody is asked when it is switched off, or without a screen', () => {
  const straight = { do: 'charge', tipMinor: 0 };
  expect(nextForTip({ preferences: DEFAULT_PREFERENCES, customerScreen: { state: 'shown' } }, 5)).toEqual(
    straight,
  );
  expect(on()).toEqual(straight);
  expect(on({ state: 'unplugged' })).toEqual(straight);
});

test('an answer is charged, no tip too, and only for the amount that was asked about', () => {
  const answered = (amountMinor: number, tipMinor: number) =>
    on({ state: 'shown', tip: { id: 1, amountMinor, tipMinor } });
  expect(answered(1_000, 150)).toEqual({ do: 'charge', tipMinor: 150 });
  expect(answered(1_000, 0)).toEqual({ do: 'charge', tipMinor: 0 });
  expect(answered(999, 150)).toEqual({ do: 'ask' });
});

test('a charge with a tip adds up', () => {
  const plain = withTip({ amountMinor: 1_000 }, 150, 'Amount');
  expect(plain.amountMinor).toBe(1_150);
  expect('lineItems' in plain && addsUp(plain.lineItems as never, 1_150)).toBe(true);
  const goods = { lines: [{ name: 'Tea', quantity: 3, unitMinor: 400 }], discountMinor: 200 };
  const made = withTip({ amountMinor: 1_000, lineItems: goods }, 150, 'Amount');
  expect(made).toEqual({ amountMinor: 1_150, lineItems: { ...goods, tipMinor: 150 } });
});

test('without a tip a charge stays as it is', () => {
  expect(withTip({ amountMinor: 1_000 }, 0, 'Amount')).toEqual({ amountMinor: 1_000 });
});
