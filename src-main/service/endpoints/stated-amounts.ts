import { z } from 'zod';
import { decimalText } from '../../../shared/money/exact-decimal.ts';
import { knownMinorDigits } from '../../../shared/money/iso-4217.ts';
import { fromWireAmount, minorDigits } from '../../../shared/money/money.ts';
import { amountOnWire } from './amount-forms.ts';
import type { StatedAmount, TrackingReading } from '../../sales/reading.ts';
import type { AmountOnWire } from './amount-forms.ts';

/** By its place alone it is in the currency of the request, also without an object around it. */
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
 * Amounts as the service states them. For showing: `12.30 USD`, `0.0123 ETH`, both taken in the payer's currency once
 * something was paid in it, so that people can compare them. As data: those in the currency of the request, which is
 * compared with the sale's. `currency` is the terminal's own. What is missing, null, or of a shape never seen states
 * nothing; an amount where one belongs, and in a form that none has, is stated and differs from every sale's.
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
 * The requested amount of a history record: its own, in the merchant's currency, or as a tracking answer has it. No field
 * of it is specified: a form that no amount has says nothing there, since the payment itself is read.
 */
export function statedInHistory(
  amount: unknown,
  amounts: z.output<typeof amountsSchema>,
): StatedAmount | undefined {
  const own: AmountOnWire | undefined = amountOnWire.safeParse({ amount }).data;
  const stated = own && own.written === undefined ? own : readEach(amounts?.requested).inRequestedCurrency;
  return stated && stated.written === undefined ? exactly(stated) : undefined;
}

/** What was requested without naming a currency was requested in the terminal's. */
function inTillCurrency(amount: AmountOnWire | undefined, currency: string): AmountOnWire | undefined {
  return amount && { ...amount, currency: amount.currency ?? currency };
}

/**
 * An older shape has one flat amount, in the requested currency; in one that no money has, it is the payer's.
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

/** Without a currency an amount would mislead more than it tells. */
function text(stated: AmountOnWire | undefined, tillCurrency: string): string | undefined {
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
