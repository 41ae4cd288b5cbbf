import { expect, test } from 'vitest';
import { signedAmount } from '../../../shared/money/signed-amount.ts';

test('an amount has its sign before it, and none where it is nothing', () => {
  const written = [1234, -1234, 0].map((minor) => signedAmount({ minor, currency: 'USD' }, 'en-US'));
  expect(written).toEqual(['+ $12.34', '− $12.34', '$0.00']);
});
