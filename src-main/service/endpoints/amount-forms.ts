import { z } from 'zod';
import { plainDecimal } from '../../../shared/money/exact-decimal.ts';
import { bounded } from '../answers/error-object.ts';

const code = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}._-]{1,32}$/u);

/** No amount of money is larger: a number beyond all numbers (`1e999`) counts as this one, and differs from every sale. */
const LARGEST = 1e21;
const MAX_WRITTEN = 64;

const EXACT = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 15 });

/**
 * An amount as a plain decimal, to be compared, and as a number, to be shown. Numbers are never quoted (spec "Conventions
 * that apply to all resources"): one that is, is compared all the same, or a payment of another amount would pass.
 */
const figure = z.union([
  z
    .custom<number>((value) => typeof value === 'number')
    .transform((value) => Math.min(Math.max(value, -LARGEST), LARGEST))
    // What a double cannot hold beyond 15 digits was never stated: `0.1 + 0.2` is `0.3`.
    .transform((value) => ({ decimal: EXACT.format(value), value })),
  z
    .string()
    .transform(plainDecimal)
    .pipe(z.string())
    .transform((decimal) => ({ decimal, value: undefined })),
]);

/**
 * A code, an object with one, or null. A number alone is an id of the service's (spec "Payment history objects",
 * `reqCurrencyId`), which no code can be compared with: it counts as none.
 */
const currency = z
  .unknown()
  .transform((value) => (typeof value === 'object' && value !== null && 'code' in value ? value.code : value))
  .transform((value) => (isSaid(value) && !isNamedByIdAlone(value) ? value : undefined))
  .pipe(code.optional())
  .optional();

const readable = z.object({ amount: figure, currency });

/** An amount, or a currency beside one, in a form that neither has: no sale's, and people see what was written. */
const unreadable = z
  .object({ amount: z.unknown().refine(isSaid), currency: z.unknown().optional() })
  .transform((value) => ({
    amount: { decimal: '0', value: undefined },
    currency: currency.safeParse(value.currency).data,
    written: bounded([value.amount, value.currency].filter(isSaid).map(asWritten).join(' '), MAX_WRITTEN),
  }));

/** `{ amount, currency }` of an answer. Without an amount that says something it is none. */
export const amountOnWire = z.union([readable, unreadable]);

export interface AmountOnWire {
  readonly amount: { readonly decimal: string; readonly value?: number | undefined };
  readonly currency?: string | undefined;
  /** How it stands in the answer, where that can be read as no amount; `decimal` is then 0. */
  readonly written?: string;
}

/** Missing, null and empty text say nothing. */
function isSaid(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;
}

function isNamedByIdAlone(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'object' && !Array.isArray(value));
}

/** Without what is nested in it, which may be deep, or anything. */
function asWritten(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) {
    return 'code' in value && typeof value.code === 'string' ? value.code : '{…}';
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
