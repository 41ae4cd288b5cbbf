import { partsOfPercent } from '../../../shared/money/tax-rules.ts';
import type { DatevSettings } from '../../../shared/reports/datev-settings.ts';
import type { Sold } from '../sold.ts';

export interface DatevPosting {
  /** The amount with its tax, in minor units. Below zero is what the service takes back. */
  readonly minor: number;
  /** The account of the revenue. The other side is the account of the payment service. */
  readonly account: string;
}

interface Book {
  readonly settings: DatevSettings;
  /** The currency of the books. Sales in other currencies are no part of them. */
  readonly currency: string;
}

/** Answers a sale's postings: revenue by tax rate, revenue without tax, and the tip. They add up to what was paid. */
export function datevPostings(sale: Sold, { settings, currency }: Book): readonly DatevPosting[] {
  if (!sale.isPaid || sale.currency !== currency) return [];
  const { taxes, figures } = sale;
  const taxed = taxes.map(({ percent, netMinor, taxMinor }) => ({
    minor: netMinor + taxMinor,
    account: accountOf(percent, settings) ?? '',
  }));
  const untaxedMinor = figures.grossMinor - taxed.reduce((sum, { minor }) => sum + minor, 0);
  return [
    ...taxed,
    { minor: untaxedMinor, account: settings.untaxed },
    { minor: figures.tipMinor, account: settings.tips },
  ].filter(({ minor }) => minor !== 0);
}

/** Answers the tax rates of a sale for which the settings name no account. */
export function ratesWithoutAccount(sale: Sold, { settings, currency }: Book): readonly string[] {
  if (!sale.isPaid || sale.currency !== currency) return [];
  return sale.taxes
    .map(({ percent }) => percent)
    .filter((percent) => accountOf(percent, settings) === undefined);
}

function accountOf(percent: string, { rates }: DatevSettings): string | undefined {
  return rates.find((rate) => partsOfPercent(rate.percent) === partsOfPercent(percent))?.account;
}
