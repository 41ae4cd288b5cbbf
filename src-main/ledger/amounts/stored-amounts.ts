import { rescaled } from '../../../shared/money/exact-decimal.ts';
import { knownMinorDigits } from '../../../shared/money/iso-4217.ts';

/** The decimals in which a record without a scale of its own holds amounts of this currency. */
export type ScaleOf = (currency: string) => number;

/** Fields that hold minor units: of the currency beside or above them, a sale's parts of the currency of its amount. */
const AMOUNT_FIELDS: ReadonlySet<string> = new Set([
  'minor',
  'ofMinor',
  'unitMinor',
  'listMinor',
  'discountMinor',
  'tipMinor',
  'taxMinor',
  'netMinor',
  'total',
  'merchantPortion',
  'targetRebate',
]);

/** A record whose amounts have no exact form at the scale of their currency, or are of a currency that is in no list. */
export class UnreadableAmount extends Error {}

/**
 * The record as it goes to the disk: everything that names a currency also names the scale of its amounts. What names a
 * scale already keeps it.
 */
export function withScales(record: unknown): unknown {
  if (Array.isArray(record)) return record.map(withScales);
  if (!isObject(record)) return record;
  const fields = Object.fromEntries(Object.entries(record).map(([key, value]) => [key, withScales(value)]));
  const { currency } = record;
  const scale = typeof currency === 'string' ? knownMinorDigits(currency) : undefined;
  return scale === undefined ? fields : { scale, ...fields };
}

/**
 * A record off the disk, its amounts at the scale that the table of currencies gives them, whatever scale they were
 * written in. Throws `UnreadableAmount` rather than round one.
 */
export function atTableScale(record: unknown, scaleOf: ScaleOf): unknown {
  return converted(record, scaleOf, undefined);
}

type Convert = (minor: number) => number;

function converted(record: unknown, scaleOf: ScaleOf, above: Convert | undefined): unknown {
  if (Array.isArray(record)) return record.map((each) => converted(each, scaleOf, above));
  if (!isObject(record)) return record;
  const convert = converterOf(record, scaleOf) ?? converterOf(record['amount'], scaleOf) ?? above;
  const read: (readonly [string, unknown])[] = [];
  for (const [key, value] of Object.entries(record)) {
    if (key === 'tax') read.push(...convertedTax(value, scaleOf, convert));
    else if (typeof value === 'number')
      read.push([key, AMOUNT_FIELDS.has(key) ? (convert?.(value) ?? value) : value]);
    else read.push([key, typeof value === 'object' ? converted(value, scaleOf, convert) : value]);
  }
  return Object.fromEntries(read);
}

/** The sale's amount may be exact where the taxes in it are not: then they are left out, and nothing else. */
function convertedTax(
  tax: unknown,
  scaleOf: ScaleOf,
  convert: Convert | undefined,
): readonly (readonly [string, unknown])[] {
  try {
    return [['tax', converted(tax, scaleOf, convert)]];
  } catch (error) {
    if (error instanceof UnreadableAmount) return [];
    throw error;
  }
}

function converterOf(value: unknown, scaleOf: ScaleOf): Convert | undefined {
  if (!isObject(value) || typeof value['currency'] !== 'string') return undefined;
  const { currency, scale } = value;
  const to = knownMinorDigits(currency);
  if (to === undefined) return unreadable(currency);
  const from = scale === undefined ? scaleOf(currency) : scale;
  if (from === to) return (minor) => minor;
  return (minor) => {
    const found = isScale(from) ? rescaled(minor, from, to) : undefined;
    if (found === undefined) throw new UnreadableAmount(`${minor} ${currency} at ${JSON.stringify(from)}`);
    return found;
  };
}

/** What names a currency of another kind, like one of payers, may hold no amount of ours. */
function unreadable(currency: string): Convert {
  return (minor) => {
    throw new UnreadableAmount(`${minor} ${currency}`);
  };
}

function isScale(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 10;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
