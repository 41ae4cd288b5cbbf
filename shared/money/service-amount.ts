import { decimalText } from './exact-decimal.ts';
import { formatMoney, minorDigits } from './money.ts';

/** Decimals of an amount whose currency is not known (spec "Conventions that apply to all resources", "Numbers"). */
const UNNAMED_DECIMALS = 2;

/** An amount of a service's record. The currency is implied by the merchant, whose own record may not name it either. */
export interface ServiceAmount {
  /** Whole minor units of `currency`; hundredths without one. */
  readonly minor: number;
  /** ISO 4217; missing where nothing says it. */
  readonly currency?: string;
}

/** The number of decimals of an amount in this currency. */
export function decimalsOf(currency: string | undefined): number {
  return currency === undefined ? UNNAMED_DECIMALS : minorDigits(currency);
}

/** As `formatMoney`; without a sign where the currency is not known. */
export function formatServiceAmount({ minor, currency }: ServiceAmount, locale: string): string {
  if (currency !== undefined) return formatMoney({ minor, currency }, locale);
  return new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    minimumFractionDigits: UNNAMED_DECIMALS,
    maximumFractionDigits: UNNAMED_DECIMALS,
  }).format(decimalText(minor, UNNAMED_DECIMALS));
}
