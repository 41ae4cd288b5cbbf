import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../../bench/results.json');

/** One promise of speed or size: what was measured, what it is held against, and the bound on their ratio. */
export interface Row {
  readonly name: string;
  readonly measured: number;
  readonly against: number;
  readonly atMost: number;
  readonly unit: 'ms' | 'µs' | 'kB' | 'MB' | 'reads/min';
}

/** Prints the table and leaves the same as JSON, in the place of what `bench` measured the last time. */
export function report(
  bench:
    | 'selling'
    | 'deliveries'
    | 'ledger'
    | 'first-pages'
    | 'search'
    | 'exports'
    | 'export-memory'
    | 'package',
  rows: readonly Row[],
): void {
  mkdirSync(join(FILE, '..'), { recursive: true });
  const earlier = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as { bench: string }[]) : [];
  const results = rows.map((row) => ({ bench, ...row, ratio: ratioOf(row), kept: isKept(row) }));
  const others = earlier.filter((result) => result.bench !== bench);
  writeFileSync(FILE, `${JSON.stringify([...others, ...results], null, 2)}\n`);
  console.log(['', ...rows.map(lineOf), ''].join('\n'));
}

export function isKept(row: Row): boolean {
  return ratioOf(row) <= row.atMost;
}

function ratioOf({ measured, against }: Row): number {
  return measured / against;
}

function lineOf(row: Row): string {
  const { name, measured, against, atMost, unit } = row;
  const digits = against < 10 ? 3 : 1;
  const figures = `${measured.toFixed(digits)} / ${against.toFixed(digits)} ${unit}`;
  const verdict = isKept(row) ? 'kept' : 'NOT KEPT';
  return `${name.padEnd(52)} ${figures.padStart(28)}  ratio ${ratioOf(row).toFixed(2)} (at most ${atMost})  ${verdict}`;
}
