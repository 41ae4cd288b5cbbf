import { partsOfPercent } from '../../../shared/tax/tax-rules.ts';
import type { DatevSettings } from '../../../shared/reports/datev-settings.ts';
import type { Sold } from '../sold.ts';

export interface DatevPosting {
  /** With its tax; above zero. */
  readonly minor: number;
  /** That of the revenue; the other side is the payment service's. */
  readonly account: string;
}

interface Book {
  readonly settings: DatevSettings;
  /** Sales in others are no part of it. */
  readonly currency: string;
}

/** What a sale is in the books: revenue by tax rate, revenue without tax, and its tip. They add up to what was paid. */
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
  ].filter(({ minor }) => minor > 0);
}

/** Tax rates of a sale that the settings name no account for. */
export function ratesWithoutAccount(sale: Sold, { settings, currency }: Book): readonly string[] {
  if (!sale.isPaid || sale.currency !== currency) return [];
  return sale.taxes
    .map(({ percent }) => percent)
    .filter((percent) => accountOf(percent, settings) === undefined);
}

function accountOf(percent: string, { rates }: DatevSettings): string | undefined {
  return rates.find((rate) => partsOfPercent(rate.percent) === partsOfPercent(percent))?.account;
}
