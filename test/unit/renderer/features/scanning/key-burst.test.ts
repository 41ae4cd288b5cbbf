import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SCANNER, type ScannerSettings } from '../../../../../shared/scanner.ts';
import {
  codeOf,
  isOver,
  patienceMs,
  waitMs,
  withKey,
  type BurstEnd,
  type KeyBurst,
} from '../../../../../src-renderer/features/scanning/key-burst.ts';

interface Typed {
  readonly end?: BurstEnd;
  readonly inTextBox?: boolean;
  readonly settings?: Partial<ScannerSettings>;
}

/** The last burst of these keys, each so many milliseconds after the one before; the last gap is that of the suffix. */
function burstOf(text: string, gaps: readonly number[], settings: ScannerSettings): KeyBurst | undefined {
  let burst: KeyBurst | undefined;
  let at = 1_000;
  for (const [index, key] of Array.from(text).entries()) {
    if (burst && isOver(burst, at, settings)) burst = undefined;
    burst = withKey(burst, { text: key, at, lateMs: 0 }, settings);
    at += gaps[index] ?? 0;
  }
  return burst && isOver(burst, at, settings) ? undefined : burst;
}

function codeIn(text: string, gaps: readonly number[], typed: Typed = {}): string | undefined {
  const settings = { ...DEFAULT_SCANNER, ...typed.settings };
  const burst = burstOf(text, gaps, settings);
  return burst && codeOf(burst, settings, typed.end ?? 'suffix', typed.inTextBox ?? false);
}

const every = (gap: number, text: string) => Array.from(text, () => gap);
const EAN = '4006381333931';

describe('a burst of keys', () => {
  test.each([1, 5, 12, 35, 50, 60, 60.7])('is a scan at %d ms a key', (gap) => {
    for (const text of ['129900', '96385074', EAN, 'ORD-77', '12+345', '(01)0400638133393117']) {
      expect(codeIn(text, every(gap, text))).toBe(text);
      expect(codeIn(text, every(gap, text), { inTextBox: true })).toBe(text);
    }
  });

  test('is typing when it is short, however fast', () => {
    expect(codeIn('12345', every(1, '12345'))).toBeUndefined();
    expect(codeIn('1234', every(1, '1234'), { settings: { minLength: 4 } })).toBe('1234');
  });

  test('stays one through the stalls of a radio link', () => {
    expect(codeIn(EAN, every(35, EAN).with(5, 140).with(9, 120))).toBe(EAN);
    expect(codeIn(EAN, every(35, EAN).with(12, 240))).toBe(EAN);
    expect(codeIn(EAN, every(35, EAN).with(12, 260))).toBeUndefined();
  });

  test('of a QR code’s length stays one while the till is busy for a second', () => {
    const digits = '5'.repeat(900);
    expect(codeIn(digits, every(5, digits).with(300, 1_000))).toBe(digits);
    expect(codeIn(digits, every(5, digits).with(899, 1_400))).toBe(digits);
    expect(codeIn(digits, every(5, digits).with(899, 1_600))).toBeUndefined();
    // A hand does not get there: its first long pause ends the burst.
    expect(codeIn(digits, every(120, digits))).toBeUndefined();
  });

  test('has no more keys than the largest QR code and its suffix', () => {
    const digits = '5'.repeat(7_089);
    expect(codeIn(digits, every(5, digits))).toBe(digits);
    expect(burstOf(`${digits}5678`, every(5, `${digits}5678`), DEFAULT_SCANNER)?.text).toBe('678');
  });

  test('is a scan without its suffix, except in a text box, where other programs type as fast', () => {
    expect(codeIn(EAN, every(5, EAN), { end: 'pause' })).toBe(EAN);
    expect(codeIn(EAN, every(5, EAN), { end: 'pause', inTextBox: true })).toBeUndefined();
    const settings = { suffix: 'none' } as const;
    expect(codeIn(EAN, every(5, EAN), { end: 'pause', inTextBox: true, settings })).toBe(EAN);
  });

  test('is a word in a text box when letters come as fast as quick hands', () => {
    expect(codeIn('johnson', every(45, 'johnson'), { inTextBox: true })).toBeUndefined();
    expect(codeIn('JOHNSON', every(8, 'JOHNSON'), { inTextBox: true })).toBe('JOHNSON');
  });

  test('leaves out the prefix, which proves a code of any length', () => {
    const settings = { prefix: '~#' };
    expect(codeIn('~#42', every(10, '~#42'), { settings })).toBe('42');
    expect(codeIn(EAN, every(10, EAN), { settings })).toBe(EAN);
    expect(codeIn('~#', every(10, '~#'), { settings })).toBeUndefined();
  });

  test('is a scan of a slower device where the till is set to it', () => {
    expect(codeIn(EAN, every(120, EAN))).toBeUndefined();
    expect(codeIn(EAN, every(120, EAN), { settings: { gapMs: 150 } })).toBe(EAN);
  });

  test('is never a scan when a hand types, slower than 60 ms a key on average', () => {
    const digits = fc.array(fc.constantFrom(...Array.from('0123456789')), { minLength: 1, maxLength: 13 });
    fc.assert(
      fc.property(digits, fc.array(fc.integer({ min: 64, max: 400 }), { minLength: 13 }), (keys, gaps) => {
        expect(codeIn(keys.join(''), gaps)).toBeUndefined();
      }),
    );
  });

  test('is a scan whatever is in it, when no key takes longer than 50 ms', () => {
    const code = fc.string({ minLength: 6, maxLength: 40, unit: 'grapheme-ascii' });
    fc.assert(
      fc.property(code, fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 40 }), (text, gaps) => {
        expect(codeIn(text, gaps)).toBe(text);
      }),
    );
  });

  test('is waited for no longer than nobody notices, while it may be typing', () => {
    const first = withKey(undefined, { text: '4', at: 0, lateMs: 0 }, DEFAULT_SCANNER);
    expect(patienceMs(first, DEFAULT_SCANNER)).toBeLessThan(100);
  });

  test.each([
    ['4+', 0, 500],
    ['4+', 700, 1_200],
    ['4+', 60_000, 2_500],
    ['40', 700, DEFAULT_SCANNER.gapMs],
    ['400638', 0, 500],
    ['400638', 700, 1_200],
  ])('%s, of which a key came %d ms late, is waited for for %d ms', (text, lateMs, expected) => {
    const burst = Array.from(text).reduce<KeyBurst | undefined>(
      (before, key, index) =>
        withKey(before, { text: key, at: index * 35, lateMs: index === 0 ? lateMs : 0 }, DEFAULT_SCANNER),
      undefined,
    );
    expect(burst && waitMs(burst, DEFAULT_SCANNER)).toBe(expected);
  });
});
