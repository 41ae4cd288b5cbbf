import { expect, test } from 'vitest';
import { isUnfinished } from '../../../../../../src-renderer/features/back-office/terminals/form/as-typed.ts';

test('what typing on can mend is not held against whoever still types', () => {
  expect(isUnfinished('not-an-email', 'office@')).toBe(true);
  expect(isUnfinished('not-a-category', '58')).toBe(true);
  expect(isUnfinished('not-a-phone', '+1')).toBe(true);
  expect(isUnfinished('not-a-phone', '207 555 0100 ex')).toBe(true);
  expect(isUnfinished('not-a-phone', '(207\u00a0')).toBe(true);
  for (const text of ['h', 'https:/', 'HTTPS://', 'https://pier coffee']) {
    expect(isUnfinished('not-a-website', text)).toBe(true);
  }
});

test('what it cannot mend is said at once', () => {
  expect(isUnfinished('not-a-category', '58a')).toBe(false);
  expect(isUnfinished('not-a-category', '58140')).toBe(false);
  expect(isUnfinished('not-a-phone', 'ask')).toBe(false);
  expect(isUnfinished('not-a-website', 'http://')).toBe(false);
  expect(isUnfinished('not-a-website', 'pier.example.test')).toBe(false);
  expect(isUnfinished('too-long', 'x'.repeat(33))).toBe(false);
});
