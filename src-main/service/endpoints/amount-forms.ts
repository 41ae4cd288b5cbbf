import { z } from 'zod';
import { plainDecimal } from '../../../shared/money/exact-decimal.ts';
import { bounded } from '../answers/error-object.ts';

const code = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}._-]{1,32}$/u);

/**
 * Larger numbers, also the infinity that `1e999` becomes, are read as this one. It differs from every sale's amount.
 */
const LARGEST = 1e21;
const MAX_WRITTEN = 64;

const EXACT = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 15 });

/**
 * An amount as a plain decimal, for comparison, and as a number, for display. The specification never quotes numbers
 * ("Conventions that apply to all resources"). A quoted one is compared all the same; otherwise a payment of another
 * amount would pass.
 */
const figure = z.union([
  z
    .custom<number>((value) => typeof value === 'number')
    .transform((value) => Math.min(Math.max(value, -LARGEST), LARGEST))
    // A double holds 15 digits exactly. Further ones come from the computation: `0.1 + 0.2` is `0.3`.
    .transform((value) => ({ decimal: EXACT.format(value), value })),
  z
    .string()
    .transform(plainDecimal)
    .pipe(z.string())
    .transform((decimal) => ({ decimal, value: undefined })),
]);

/**
 * A code, an object with a code, or null. A number is one of the service's currency ids (spec "Payment history
 * objects", `reqCurrencyId`). No code can be compared with it, so it is read as no currency.
 */
const currency = z
  .unknown()
  .transform((value) => (typeof value === 'object' && value !== null && 'code' in value ? value.code : value))
  .transform((value) => (isPresent(value) && !isNamedByIdAlone(value) ? value : undefined))
  .pipe(code.optional())
  .optional();

const readable = z.object({ amount: figure, currency });

/**
 * An amount, or its currency, in a form that cannot be read. It differs from every sale's amount; `written` is what
 * people are shown.
 */
const unreadable = z
  .object({ amount: z.unknown().refine(isPresent), currency: z.unknown().optional() })
  .transform((value) => ({
    amount: { decimal: '0', value: undefined },
    currency: currency.safeParse(value.currency).data,
    written: bounded([value.amount, value.currency].filter(isPresent).map(asWritten).join(' '), MAX_WRITTEN),
  }));

/** `{ amount, currency }` of an answer. Parsing fails where the amount is missing, null or an empty text. */
export const amountOnWire = z.union([readable, unreadable]);

export interface AmountOnWire {
  readonly amount: { readonly decimal: string; readonly value?: number | undefined };
  readonly currency?: string | undefined;
  /** The text of an amount that cannot be read; `decimal` is then 0. */
  readonly written?: string;
}

/** False for a missing value, null and an empty text. */
function isPresent(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;
}

function isNamedByIdAlone(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'object' && !Array.isArray(value));
}

/** Nested objects and lists are shortened, because they may be of any depth. */
function asWritten(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) {
    return 'code' in value && typeof value.code === 'string' ? value.code : '{…}';
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
