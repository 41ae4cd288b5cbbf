import { z } from 'zod';
import { decimalText } from '../../../shared/exact-decimal.ts';
import { knownMinorDigits } from '../../../shared/iso-4217.ts';
import { fromWireAmount, minorDigits } from '../../../shared/money.ts';
import type { StatedAmount, TrackingReading } from '../../sales/reading.ts';

const code = z.string().regex(/^[\p{L}\p{N}_-]{1,16}$/u);

/** No amount of money is larger: a number beyond all numbers (`1e999`) counts as this one, and differs from every sale. */
const LARGEST = 1e21;

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
    .regex(/^-?\d{1,30}(\.\d{1,30})?$/)
    .transform((decimal) => ({ decimal, value: undefined })),
]);

/** `currency` is a code, an object with one, or null. */
const stated = z.object({
  amount: figure,
  currency: z
    .union([code, z.object({ code }).transform((currency) => currency.code)])
    .optional()
    .catch(undefined),
});
type Stated = z.output<typeof stated>;

const inEachCurrency = z.object({
  inPaymentCurrency: stated.optional().catch(undefined),
  inRequestedCurrency: stated.optional().catch(undefined),
});

export const amountsSchema = z
  .object({ requested: z.unknown().optional(), paid: z.unknown().optional() })
  .optional()
  .catch(undefined);

/**
 * Amounts as the service states them. For showing: `12.30 USD`, `0.0123 ETH`, both taken in the payer's currency once
 * something was paid in it, so that people can compare them. As data: those in the currency of the request, which is
 * compared with the sale's. `currency` is the terminal's own.
 */
export function statedAmounts(
  amounts: z.output<typeof amountsSchema>,
  currency: string,
): Pick<TrackingReading, 'requested' | 'received' | 'statedRequest' | 'statedReceipt'> {
  const asked = readEach(amounts?.requested);
  const paid = readEach(amounts?.paid);
  const statedRequest = asked.inRequestedCurrency && exactly(asked.inRequestedCurrency);
  const statedReceipt = paid.inRequestedCurrency && exactly(paid.inRequestedCurrency);
  const comparable = paid.inPaymentCurrency ? asked.inPaymentCurrency : undefined;
  const requested = text(comparable ?? inTillCurrency(asked.inRequestedCurrency, currency), currency);
  const received = text(paid.inPaymentCurrency ?? paid.inRequestedCurrency, currency);
  return {
    ...(requested !== undefined && { requested }),
    ...(received !== undefined && { received }),
    ...(statedRequest && { statedRequest }),
    ...(statedReceipt && { statedReceipt }),
  };
}

function exactly({ amount, currency }: Stated): StatedAmount {
  return { decimal: amount.decimal, ...(currency !== undefined && { currency }) };
}

/** The requested amount of a history record, in the merchant's currency (no field of it is specified). */
export function statedAmount(amount: unknown): StatedAmount | undefined {
  const read = stated.safeParse({ amount });
  return read.success ? exactly(read.data) : undefined;
}

/** What was requested without naming a currency was requested in the terminal's. */
function inTillCurrency(amount: Stated | undefined, currency: string): Stated | undefined {
  return amount && { ...amount, currency: amount.currency ?? currency };
}

/**
 * An older shape has one flat amount, in the requested currency; in one that no money has, it is the payer's.
 */
function readEach(value: unknown): {
  inPaymentCurrency?: Stated | undefined;
  inRequestedCurrency?: Stated | undefined;
} {
  const flat = stated.safeParse(value);
  if (flat.success) {
    const { currency } = flat.data;
    const isMoney = currency === undefined || knownMinorDigits(currency.toUpperCase()) !== undefined;
    return isMoney ? { inRequestedCurrency: flat.data } : { inPaymentCurrency: flat.data };
  }
  const each = inEachCurrency.safeParse(value);
  return each.success ? each.data : {};
}

/** Without a currency an amount would mislead more than it tells. */
function text(stated: Stated | undefined, tillCurrency: string): string | undefined {
  const value = stated?.amount.value;
  if (stated?.currency === undefined || value === undefined || value < 0) return undefined;
  const { currency } = stated;
  const money = currency === tillCurrency ? fromWireAmount(value, tillCurrency) : undefined;
  const figures = money ? decimalText(money.minor, minorDigits(tillCurrency)) : plain(value);
  return `${figures} ${currency}`;
}

function plain(amount: number): string {
  // Never in exponents: 1.2e-7 is no amount at a counter.
  return new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 }).format(amount);
}
