import { z } from 'zod';
import { decimalText } from '../../../shared/money/exact-decimal.ts';
import { knownMinorDigits } from '../../../shared/money/iso-4217.ts';
import { fromWireAmount, minorDigits } from '../../../shared/money/money.ts';
import { amountOnWire } from './amount-forms.ts';
import type { StatedAmount, TrackingReading } from '../../sales/reading.ts';
import type { AmountOnWire } from './amount-forms.ts';

/** An amount at this place is in the requested currency, also where it is a bare number. */
const inRequestedCurrency = z
  .unknown()
  .transform((value) => (typeof value === 'number' || typeof value === 'string' ? { amount: value } : value))
  .pipe(amountOnWire);

const inEachCurrency = z.object({
  inPaymentCurrency: amountOnWire.optional().catch(undefined),
  inRequestedCurrency: inRequestedCurrency.optional().catch(undefined),
});

export const amountsSchema = z
  .object({ requested: z.unknown().optional(), paid: z.unknown().optional() })
  .optional()
  .catch(undefined);

/**
 * The amounts of a tracking answer. `requested` and `received` are for display (`12.30 USD`, `0.0123 ETH`); both are in
 * the payer's currency once something was paid in it, so that people can compare them. `statedRequest` and
 * `statedReceipt` are in the requested currency and are compared with the sale. A value that is missing, null or of an
 * unknown shape is left out; an amount that cannot be read is kept and differs from every sale's.
 *
 * @param currency the terminal's own, ISO 4217
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

function exactly({ amount, currency, written }: AmountOnWire): StatedAmount {
  return {
    decimal: amount.decimal,
    ...(written !== undefined ? { written } : currency !== undefined && { currency }),
  };
}

/**
 * The requested amount of a history record: its own field, in the merchant's currency, or that of a tracking answer.
 * The specification names neither, so an amount that cannot be read is ignored: the payment itself is read anyway.
 */
export function statedInHistory(
  amount: unknown,
  amounts: z.output<typeof amountsSchema>,
): StatedAmount | undefined {
  const own: AmountOnWire | undefined = amountOnWire.safeParse({ amount }).data;
  const stated = own && own.written === undefined ? own : readEach(amounts?.requested).inRequestedCurrency;
  return stated && stated.written === undefined ? exactly(stated) : undefined;
}

/** A request that names no currency was made in the terminal's. */
function inTillCurrency(amount: AmountOnWire | undefined, currency: string): AmountOnWire | undefined {
  return amount && { ...amount, currency: amount.currency ?? currency };
}

/**
 * An older shape has one flat amount. It is in the requested currency, or in the payer's where it names a currency that
 * is no money.
 */
function readEach(value: unknown): {
  inPaymentCurrency?: AmountOnWire | undefined;
  inRequestedCurrency?: AmountOnWire | undefined;
} {
  const flat: AmountOnWire | undefined = amountOnWire.safeParse(value).data;
  const each = inEachCurrency.safeParse(value).data ?? {};
  if (!flat || (flat.written !== undefined && each.inRequestedCurrency)) return each;
  const { currency } = flat;
  const isMoney = currency === undefined || knownMinorDigits(currency.toUpperCase()) !== undefined;
  return isMoney ? { inRequestedCurrency: flat } : { inPaymentCurrency: flat };
}

/** `undefined` for an amount without a currency, which people could misread. */
function text(stated: AmountOnWire | undefined, tillCurrency: string): string | undefined {
  const value = stated?.amount.value;
  if (stated?.currency === undefined || value === undefined || value < 0) return undefined;
  const { currency } = stated;
  const money = currency === tillCurrency ? fromWireAmount(value, tillCurrency) : undefined;
  const figures = money ? decimalText(money.minor, minorDigits(tillCurrency)) : plain(value);
  return `${figures} ${currency}`;
}

function plain(amount: number): string {
  // Exponents such as 1.2e-7 are hard to read at a counter.
  return new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 }).format(amount);
}
