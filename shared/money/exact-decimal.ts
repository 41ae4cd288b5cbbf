/**
 * Exact arithmetic of amounts: decimal texts and whole numbers, no fractions in floating point. Every other file that
 * works with money calls these instead of multiplying, dividing or rounding by itself, which a lint rule checks.
 */

/** How many digits every double holds exactly, before and after the point together. */
const EXACT_DIGITS = 15;

/** `minor` with its decimal point: 1234 at scale 2 is `12.34`, -5 is `-0.05`. */
export function decimalText(minor: number, scale: number): `${number}` {
  const digits = String(Math.abs(minor)).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const text = `${minor < 0 ? '-' : ''}${whole}${scale === 0 ? '' : `.${digits.slice(-scale)}`}`;
  // Digits and at most one point: a number, which the compiler cannot follow.
  return text as `${number}`;
}

/**
 * The other way round: `12.3` at scale 2 is 1230. `undefined` when the text is no decimal, has more decimals than the
 * scale other than zeros, or more digits than a number holds exactly.
 */
export function minorFromDecimal(text: string, scale: number): number | undefined {
  const [, whole = '', fraction = ''] = /^([0-9]+)(?:\.([0-9]+))?$/.exec(text) ?? [];
  if (whole === '' || !/^0*$/.test(fraction.slice(scale))) return undefined;
  const digits = `${whole}${fraction.slice(0, scale).padEnd(scale, '0')}`.replace(/^0+(?=[0-9])/, '');
  return digits.length > EXACT_DIGITS ? undefined : Number(digits);
}

/** Digits before and after the point of a decimal from outside; no amount of money has more. */
const MOST_DIGITS = 21;
const NUMBER = /^([+-]?)([0-9]{0,64})(?:\.([0-9]{0,64}))?(?:[eE]([+-]?[0-9]{1,2}))?$/;

/**
 * A number in a text as a plain decimal: `12.50`, and zero as some libraries write it, `0E-8`. One with more digits than
 * any amount has is cut off behind the point, and the largest before it. `undefined` when the text is no number.
 */
export function plainDecimal(text: string): string | undefined {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text.trim()) ?? [];
  if (whole + fraction === '') return undefined;
  const moved = Number(exponent);
  const zeros = '0'.repeat(Math.abs(moved));
  const digits = moved < 0 ? `${zeros}${whole}${fraction}` : `${whole}${fraction}${zeros}`;
  const point = moved < 0 ? whole.length : whole.length + moved;
  const before = digits.slice(0, point).replace(/^0+(?=[0-9])/, '') || '0';
  const after = digits.slice(point, point + MOST_DIGITS);
  const plain = before.length > MOST_DIGITS ? `1${'0'.repeat(MOST_DIGITS)}` : before;
  return `${sign === '-' ? '-' : ''}${plain}${after === '' ? '' : `.${after}`}`;
}

/** The number that keypad digits stand for, usually minor units. An empty text is 0. */
export function wholeFromDigits(digits: string): number {
  if (!/^[0-9]*$/.test(digits)) throw new Error('not digits');
  return digits.length > EXACT_DIGITS ? Number.MAX_SAFE_INTEGER : Number(digits);
}

/**
 * A number out of JSON as minor units. It is read by its shortest decimal text, which is what the sender wrote as long
 * as that has no more digits than a double holds; 1.1 is 110 at scale 2 and never 111.
 */
export function minorFromNumber(value: number, scale: number): number | undefined {
  return minorFromDecimal(String(value), scale);
}

/** Like `minorFromNumber`, for an amount that may be negative, as an adjustment is. */
export function signedMinorFromNumber(value: number, scale: number): number | undefined {
  const minor = minorFromNumber(Math.abs(value), scale);
  return minor === undefined || minor === 0 ? minor : Math.sign(value) * minor;
}

/**
 * A number out of JSON as decimal text, with at least `scale` decimals and with all that were sent: 0.125 at scale 2 is
 * `0.125`. `undefined` for more digits than a double holds exactly.
 */
export function decimalFromNumber(value: number, scale: number): string | undefined {
  for (let decimals = scale; decimals <= EXACT_DIGITS; decimals++) {
    const minor = signedMinorFromNumber(value, decimals);
    if (minor !== undefined) return decimalText(minor, decimals);
  }
  return undefined;
}

/** A JSON number that reads as exactly this decimal text, with at most `decimals` decimals; else `undefined`. */
export function numberFromMinor(minor: number, scale: number, decimals: number): number | undefined {
  const text = decimalText(minor, scale);
  const shortened = scale > decimals ? text.slice(0, text.length - (scale - decimals)) : text;
  if (!/^0*$/.test(text.slice(shortened.length))) return undefined;
  return String(Math.abs(minor)).length > EXACT_DIGITS ? undefined : Number(shortened);
}

/** The same amount at another scale: 1234 at scale 0 is 123400 at scale 2. `undefined` when it has no exact form there. */
export function rescaled(minor: number, from: number, to: number): number | undefined {
  const sign = minor < 0 ? -1 : 1;
  const found = minorFromDecimal(decimalText(Math.abs(minor), from), to);
  return found === undefined ? undefined : sign * found;
}

/** `quantity` times an amount; at most the largest number that is exact. */
export function times(quantity: number, minor: number): number {
  return Math.min(quantity * minor, Number.MAX_SAFE_INTEGER);
}

/** `parts` of `whole` equal parts of an amount, rounded half up to the minor unit: 7.5 % of 333 is 75 of 1000 parts, 25. */
export function shareOfMinor(minor: number, parts: number, whole: number): number {
  return Number((2n * BigInt(minor) * BigInt(parts) + BigInt(whole)) / (2n * BigInt(whole)));
}

/**
 * An amount in whole parts, as close to the proportions of `weights` as whole minor units can be: what rounding down
 * leaves goes, one unit each, to the parts that lost most by it, the first of equals. The parts always add up to the
 * amount, and none is larger than its weight as long as the amount is not larger than all weights together. Without any
 * weight there is nothing to share.
 */
export function spreadMinor(minor: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    const exact = BigInt(minor) * BigInt(weight);
    return { index, part: exact / whole, lost: exact % whole };
  });
  const left = shares.reduce((rest, { part }) => rest - part, BigInt(minor));
  const first = shares.toSorted((a, b) => (a.lost < b.lost ? 1 : a.lost > b.lost ? -1 : a.index - b.index));
  const raised = new Set(first.slice(0, Number(left)).map(({ index }) => index));
  return shares.map(({ part, index }) => Number(raised.has(index) ? part + 1n : part));
}
