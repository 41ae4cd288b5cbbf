import { join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');
const eslint = new ESLint({ cwd: PROJECT });

/** What the project's own rule of forbidden syntax says of `code` in this file. */
async function faults(code: string, file: string): Promise<readonly string[]> {
  const { rules } = (await eslint.calculateConfigForFile(join(PROJECT, file))) as {
    readonly rules: Linter.RulesRecord;
  };
  const rule = rules['no-restricted-syntax'];
  if (rule === undefined) throw new Error(`${file} has no rule`);
  const found = new Linter({ cwd: PROJECT }).verify(
    code,
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      rules: { 'no-restricted-syntax': rule },
    },
    file,
  );
  return found.map(({ message }) => message);
}

const EXACT = 'Amounts are counted exactly: use shared/exact-decimal.ts.';

describe('in a file that counts money', () => {
  test.each([
    'const cents = price * 100;',
    'const each = total / 3;',
    'const big = 10 ** digits;',
    'total *= 2;',
    'total /= 2;',
    'const whole = Math.ceil(1.1 * 100);',
    'const near = Math.round(value);',
    'const read = parseFloat(text);',
    'const read = Number.parseFloat(text);',
    'const read = Number(text);',
    'const read = parseInt(text, 10);',
    'const read = +text;',
    'const written = value.toFixed(2);',
  ])('%s is refused', async (code) => {
    const found = await faults(code, 'shared/money.ts');
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set([EXACT]));
  });

  test.each([
    'const sum = a + b - c;',
    'const least = Math.min(a, b);',
    'const share = scaled * 100n;',
    'const enough = scaled >= other * (100n - percent);',
    'const all = times(quantity, minor);',
    'const safe = Number.MAX_SAFE_INTEGER;',
  ])('%s is not', async (code) => {
    expect(await faults(code, 'shared/money.ts')).toEqual([]);
  });

  test.each([
    'shared/cart/cart.ts',
    'src-main/counter/rescale.ts',
    'src-main/shifts/totals.ts',
    'src-main/sales/stated-amount.ts',
    'src-main/service/endpoints/stated-amounts.ts',
    'src-main/ledger/amounts/stored-amounts.ts',
    'src-main/papers/sale-rows.ts',
    'src-main/till/sale-wanted.ts',
    'src-main/terminal/profile.ts',
    'src-renderer/cart/cart-line.tsx',
    'src-renderer/new-sale/draft.ts',
  ])('such as %s', async (file) => {
    expect(await faults('const x = a * b;', file)).toEqual([EXACT]);
  });
});

describe('everywhere else what is an amount by its name', () => {
  test.each([
    'const x = minor * 2;',
    'const x = sale.amountMinor / 100;',
    'const x = 10 ** unitMinor;',
    'const x = Math.round(tipMinor);',
    'const x = Math.floor(sum(amount));',
    'const x = Number(amount);',
  ])('is not counted with in floating point: %s', async (code) => {
    expect(await faults(code, 'src-main/sales/tracker.ts')).toContain(EXACT);
  });

  test('times are', async () => {
    const code = 'const x = 5 * 60_000; const y = Math.round(waitMs / 2);';
    expect(await faults(code, 'src-main/sales/tracker.ts')).toEqual([]);
  });
});

test('only the exact arithmetic itself is free of it', async () => {
  expect(await faults('const x = minor * 2;', 'shared/exact-decimal.ts')).toEqual([]);
});
