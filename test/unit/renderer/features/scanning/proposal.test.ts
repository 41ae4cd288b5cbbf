import { expect, test } from 'vitest';
import { preferencesSchema } from '../../../../../shared/contract/commands/preferences.ts';
import { DEFAULT_PREFERENCES } from '../../../../../shared/preferences.ts';
import { readTestScan } from '../../../../../src-renderer/features/scanning/proposal.ts';

const struck = (text: string, gapMs: number, ...after: readonly string[]) =>
  [...Array.from(text), ...after].map((key, index) => ({ key, at: 1_000 + index * gapMs }));

test('a scan by cable is what the till expects', () => {
  expect(readTestScan(struck('4006381333931', 5, 'Enter'))).toEqual({
    code: '4006381333931',
    fastest: 5,
    slowest: 5,
    proposed: { gapMs: 75, minLength: 6, prefix: '', suffix: 'enter' },
  });
});

test('a slow scanner gets pauses with room, a short code its length, and its suffix is seen', () => {
  expect(readTestScan(struck('40063', 90, 'Tab'))?.proposed).toEqual({
    gapMs: 200,
    minLength: 5,
    prefix: '',
    suffix: 'tab',
  });
  expect(readTestScan(struck('4006381333931', 230))?.proposed).toMatchObject({ gapMs: 250, suffix: 'none' });
});

test('marks and kinds before a code are its prefix', () => {
  expect(readTestScan(struck('~#4006381333931', 5, 'Enter'))).toMatchObject({
    code: '4006381333931',
    proposed: { prefix: '~#' },
  });
  expect(readTestScan(struck(']C14006381333931', 5, 'Enter'))?.proposed.prefix).toBe(']C1');
});

test('a lone key is no scan', () => {
  expect(readTestScan(struck('', 5, 'Tab'))).toBeUndefined();
  expect(readTestScan(struck('12', 5, 'Enter'))).toBeUndefined();
});

test('every proposal can be kept, and what a till cannot be set to is refused', () => {
  const kept = (scanner: unknown) => preferencesSchema.safeParse({ ...DEFAULT_PREFERENCES, scanner }).success;
  for (const gap of [1, 35, 60, 100, 160, 400])
    expect(kept(readTestScan(struck('~4006', gap))?.proposed)).toBe(true);
  const usual = DEFAULT_PREFERENCES.scanner;
  for (const wrong of [
    { gapMs: 5_000 },
    { minLength: 1 },
    { prefix: 'a b' },
    { prefix: '~'.repeat(17) },
    { suffix: 'F8' },
  ])
    expect(kept({ ...usual, ...wrong })).toBe(false);
});
