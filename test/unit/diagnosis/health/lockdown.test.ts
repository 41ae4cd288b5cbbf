import { expect, test } from 'vitest';
import { lockdownOf } from '../../../../src-main/diagnosis/health/lockdown.ts';
import type { LockdownAnswer } from '../../../../shared/contract/health.ts';

test('the worst answer counts and stands first, and without one somebody has to look', () => {
  const answers: readonly LockdownAnswer[] = [
    { item: 'session', state: 'locked' },
    { item: 'sleep', state: 'unknown' },
    { item: 'user', state: 'open' },
  ];
  const check = lockdownOf(answers);
  expect(check).toMatchObject({ result: 'open', state: 'attention' });
  expect(check.found.map(({ item }) => item)).toEqual(['user', 'sleep', 'session']);
  expect(lockdownOf(answers.slice(0, 2))).toMatchObject({ result: 'unknown', state: 'attention' });
  expect(lockdownOf(answers.slice(0, 1))).toMatchObject({ result: 'locked', state: 'fine' });
  expect(lockdownOf([])).toMatchObject({ result: 'unknown', state: 'attention' });
});
