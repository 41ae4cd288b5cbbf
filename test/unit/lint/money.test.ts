import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');
const EXACT = 'Amounts are counted exactly: use shared/money/exact-decimal.ts.';

const MONEY = 'shared/money/money.ts';
const ELSEWHERE = 'src-main/sales/tracking/tracker.ts';

const REFUSED_WITH_MONEY = [
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
];
const TAKEN_WITH_MONEY = [
  'const sum = a + b - c;',
  'const least = Math.min(a, b);',
  'const share = scaled * 100n;',
  'const enough = scaled >= other * (100n - percent);',
  'const all = times(quantity, minor);',
  'const safe = Number.MAX_SAFE_INTEGER;',
];
const MONEY_FILES = [
  'shared/cart/cart.ts',
  'src-main/checkout/rescale.ts',
  'src-main/staff/shifts/totals.ts',
  'src-main/sales/stated-amount.ts',
  'src-main/service/endpoints/amount-forms.ts',
  'src-main/service/endpoints/stated-amounts.ts',
  'src-main/ledger/amounts/stored-amounts.ts',
  'src-main/documents/sale-rows.ts',
  'src-main/session/terminal/sale-wanted.ts',
  'src-main/terminal/profile/profile.ts',
  'src-renderer/features/checkout/cart/cart-line.tsx',
  'src-renderer/features/checkout/draft/draft.ts',
  'shared/view/bill.ts',
  'src-main/reports/sales-sums.ts',
  'src-main/reports/formats/datev-postings.ts',
  'src-main/back-office/days/days.ts',
  'src-main/back-office/payouts/payouts.ts',
  'src-main/back-office/settlements/records.ts',
  'src-main/back-office/merchants/sale-cost.ts',
  'src-main/service/endpoints/payments/crypto-payment.ts',
];
const REFUSED_ELSEWHERE = [
  'const x = minor * 2;',
  'const x = sale.amountMinor / 100;',
  'const x = 10 ** unitMinor;',
  'const x = Math.round(tipMinor);',
  'const x = Math.floor(sum(amount));',
  'const x = Number(amount);',
];
const TIMES = 'const x = 5 * 60_000; const y = Math.round(waitMs / 2);';
const OF_AMOUNT = 'const x = minor * 2;';

/** One line a case, so that what the linter says of it is known by its line. */
const LINES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  [MONEY, [...REFUSED_WITH_MONEY, ...TAKEN_WITH_MONEY]],
  [ELSEWHERE, [...REFUSED_ELSEWHERE, TIMES]],
  ['shared/money/exact-decimal.ts', [OF_AMOUNT]],
  ...MONEY_FILES.map((file): [string, readonly string[]] => [file, ['const x = a * b;']]),
]);

const root = mkdtempSync(join(tmpdir(), 'countertop-lint-'));
const found = new Map<string, readonly string[]>();

/** What the project's own rules say of a line of one of the files. */
const faults = (file: string, code: string): readonly string[] => found.get(`${file} ${code}`) ?? [];

interface Diagnostic {
  readonly message: string;
  readonly code: string;
  readonly filename: string;
  readonly labels: readonly [{ readonly span: { readonly line: number } }];
}

// The linter as npm run lint starts it, with its own configuration, on files that are where the project has them.
beforeAll(async () => {
  for (const file of ['.oxlintrc.json', 'scripts/lint']) {
    cpSync(join(PROJECT, file), join(root, file), { recursive: true });
  }
  for (const [file, lines] of LINES) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), lines.map((line) => `{ ${line} }`).join('\n'));
  }
  const program = join(PROJECT, 'node_modules/oxlint/bin/oxlint');
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [program, '--format=json'], { cwd: root }, (_error, stdout) =>
      resolve(stdout),
    );
  });
  const { diagnostics } = JSON.parse(output) as { readonly diagnostics: readonly Diagnostic[] };
  for (const { message, code, filename, labels } of diagnostics) {
    const line = LINES.get(filename.replaceAll('\\', '/'))?.[labels[0].span.line - 1];
    const key = `${filename} ${String(line)}`;
    if (code.startsWith('countertop(')) found.set(key, [...(found.get(key) ?? []), message]);
  }
});

afterAll(() => rmSync(root, { recursive: true }));

describe('in a file that counts money', () => {
  test.each(REFUSED_WITH_MONEY)('%s is refused', (code) => {
    expect(new Set(faults(MONEY, code))).toEqual(new Set([EXACT]));
  });

  test.each(TAKEN_WITH_MONEY)('%s is not', (code) => {
    expect(faults(MONEY, code)).toEqual([]);
  });

  test.each(MONEY_FILES)('such as %s', (file) => {
    expect(faults(file, 'const x = a * b;')).toEqual([EXACT]);
  });
});

describe('everywhere else what is an amount by its name', () => {
  test.each(REFUSED_ELSEWHERE)('is not counted with in floating point: %s', (code) => {
    expect(faults(ELSEWHERE, code)).toContain(EXACT);
  });

  test('times are', () => {
    expect(faults(ELSEWHERE, TIMES)).toEqual([]);
  });
});

test('only the exact arithmetic itself is free of it', () => {
  expect(faults('shared/money/exact-decimal.ts', OF_AMOUNT)).toEqual([]);
});

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function alternatives(glob: string): readonly string[] {
  const [, before = '', inside = '', after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(glob) ?? [];
  if (inside === '') return [glob];
  return inside.split(',').flatMap((one) => alternatives(before + one + after));
}

test('each place that a rule of amounts names is there', () => {
  const { overrides } = JSON.parse(readFileSync(join(PROJECT, '.oxlintrc.json'), 'utf8')) as {
    readonly overrides: readonly { readonly files: readonly string[]; readonly rules: object }[];
  };
  const named = overrides
    .filter(({ rules }) => Object.keys(rules).some((rule) => rule.startsWith('countertop/no-')))
    .flatMap(({ files }) => files.flatMap(alternatives));
  const missing = named.filter((glob) => !existsSync(join(PROJECT, glob.replace(/\/\*.*$/, ''))));
  expect(named.length).toBeGreaterThan(25);
  expect(missing).toEqual([]);
});
