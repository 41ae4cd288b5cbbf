import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followRun, meaningOfUnknown, scanEndedAt, type Run } from '../../../../src-renderer/scanner/run.ts';

/** Strikes each key `gap` milliseconds after the one before, then Enter. */
function typed(keys: readonly string[], gap: number, repeat = false): string | undefined {
  let at = 1_000;
  let run: Run | undefined;
  for (const key of keys) {
    run = followRun(run, { key, at, repeat });
    at += gap;
  }
  return scanEndedAt(run, at);
}

describe('a run of keys', () => {
  test('is a scan when it ends in Enter and is faster than fingers', () => {
    expect(typed(Array.from('4006381333931'), 5)).toBe('4006381333931');
    expect(typed(['Shift', 'O', 'R', 'D', '-', '7', '7'], 12)).toBe('ORD-77');
  });

  test('is no scan when it is short, however fast', () => {
    expect(typed(Array.from('12345'), 1)).toBeUndefined();
  });

  test('is no scan of a key that is held down', () => {
    expect(typed(Array.from('00000000'), 20, true)).toBeUndefined();
  });

  test('is no scan when Enter comes later, or a key that writes nothing is among them', () => {
    const run = { text: '4006381333931', firstAt: 0, lastAt: 60 };
    expect(scanEndedAt(run, 160)).toBe(run.text);
    expect(scanEndedAt(run, 161)).toBeUndefined();
    expect(typed(['4', '0', '0', '6', 'Backspace', '3', '8', '1'], 5)).toBeUndefined();
  });

  test('leaves out what was typed before a pause', () => {
    let run: Run | undefined;
    for (const [at, key] of Array.from('999').entries())
      run = followRun(run, { key, at: at * 120, repeat: false });
    for (const [n, key] of Array.from('ORD-77').entries())
      run = followRun(run, { key, at: 900 + n * 8, repeat: false });
    expect(scanEndedAt(run, 950)).toBe('ORD-77');
  });

  test('is never one when struck by hand, thirty keys a second and slower', () => {
    const digits = fc.array(fc.constantFrom(...Array.from('0123456789')), { maxLength: 12 });
    fc.assert(
      fc.property(digits, fc.integer({ min: 30, max: 400 }), (keys, gap) => {
        expect(typed(keys, gap)).toBeUndefined();
      }),
    );
  });
});

describe('a scan that is no article', () => {
  test('is the reference when it cannot be an amount, or the amount stood there already', () => {
    expect(meaningOfUnknown('ORD-77', false)).toBe('reference');
    expect(meaningOfUnknown('0012345678', true)).toBe('reference');
  });

  test('stays the amount it looks like, and is charged by its own Enter only when shorter than a barcode', () => {
    expect(meaningOfUnknown('129900', false)).toBe('amount');
    expect(meaningOfUnknown('96385074', false)).toBe('ask');
  });
});
