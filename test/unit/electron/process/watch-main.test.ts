import { expect, test } from 'vitest';
import { mayMissAfter } from '../../../../src-main/electron/process/watch-main.ts';

test('three hangs within an hour are found within seconds; after them a till that takes long is given longer', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map(mayMissAfter)).toEqual([3, 3, 3, 6, 12, 24, 300]);
});
