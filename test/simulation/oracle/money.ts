/** Decimals of minor units (ISO 4217), written down a second time. */
const MINOR_DIGITS: ReadonlyMap<string, number> = new Map([
  ['USD', 2],
  ['EUR', 2],
  ['COP', 2],
  ['JPY', 0],
]);

function digitsOf(currency: string): number {
  const digits = MINOR_DIGITS.get(currency);
  if (digits === undefined) throw new Error(`the oracle knows no ${currency}`);
  return digits;
}

/** A decimal as written in JSON, in whole minor units; `undefined` when it is no such amount. Exact: no number. */
export function minorOf(decimal: string, currency: string): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  const digits = digitsOf(currency);
  const places = fraction.replace(/0+$/, '');
  if (whole === undefined || places.length > digits) return undefined;
  return BigInt(whole + places.padEnd(digits, '0'));
}

/** What so many minor units are in decimals: `12.30`. */
export function decimalOf(minor: number, currency: string): string {
  const digits = digitsOf(currency);
  const all = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? all : `${all.slice(0, -digits)}.${all.slice(-digits)}`;
}

/** Whether a decimal is at least so many percent of an amount in minor units. Exact: no number. */
export function isAtLeast(decimal: string, percent: number, minor: number, currency: string): boolean {
  const [whole = '', fraction = ''] = decimal.split('.');
  const received = BigInt(whole + fraction) * 100n * 10n ** BigInt(digitsOf(currency));
  return received >= BigInt(percent) * BigInt(minor) * 10n ** BigInt(fraction.length);
}

/** Sums by currency, exact. */
export class Sums {
  readonly #minor = new Map<string, bigint>();

  add(currency: string, minor: number): void {
    this.#minor.set(currency, (this.#minor.get(currency) ?? 0n) + BigInt(minor));
  }

  /** `JPY 500, USD 1234`, in minor units; what is zero is left out. */
  toString(): string {
    const parts = [...this.#minor].filter(([, minor]) => minor !== 0n).sort(([a], [b]) => (a < b ? -1 : 1));
    return parts.map(([currency, minor]) => `${currency} ${minor}`).join(', ') || 'nothing';
  }
}
