import { expect, test } from 'vitest';
import { formatBytes } from '../../../../../src-renderer/features/back-office/format-bytes.ts';

test.each([
  [0, '0 kB'],
  [49_152, '49 kB'],
  [999_400, '999 kB'],
  [1_000_000, '1 MB'],
  [31_457_280, '31.5 MB'],
  [2_500_000_000, '2.5 GB'],
])('%i bytes', (bytes, written) => {
  expect(formatBytes(bytes, 'en', 'en-US')).toBe(written);
});

test('as people write it who read the screen, in Latin digits', () => {
  expect(formatBytes(31_457_280, 'de', 'en-US')).toBe('31,5 MB');
  expect(formatBytes(31_457_280, 'ar', 'ar-EG')).toContain('31.5');
});
