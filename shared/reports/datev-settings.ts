import { asUtc, type Day } from '../time/store-day.ts';

/** What DATEV needs to know of a store; every field as somebody types it. */
export interface DatevSettings {
  /** Beraternummer. */
  readonly consultant: string;
  /** Mandantennummer. */
  readonly client: string;
  /** First day of the business year, as `01.07`. */
  readonly yearStart: string;
  /** Sachkontenlänge: digits of every account. */
  readonly accountLength: string;
  /** Where the money is until the payment service pays it out. */
  readonly service: string;
  /** Revenue that was not taxed. */
  readonly untaxed: string;
  readonly tips: string;
  /** What the payment service charges, and its adjustments: only postings of payouts need it. */
  readonly fees?: string;
  /** Where the service pays to, or money under way to there: only postings of payouts need it. */
  readonly bank?: string;
  /** Revenue by tax rate, each rate once; the percentage as the profile writes it. */
  readonly rates: readonly { readonly percent: string; readonly account: string }[];
}

export type DatevFault = 'consultant' | 'client' | 'yearStart' | 'accountLength' | 'account';

/** Which postings: sales, or what left the money at the service. */
export type DatevBatchOf = 'sales' | 'payouts';

/**
 * What is wrong with these settings for such postings: by field, a rate's by its percentage. Nothing in it when DATEV can
 * take them.
 */
export function datevFaults(
  settings: DatevSettings,
  of: DatevBatchOf = 'sales',
): ReadonlyMap<string, DatevFault> {
  const { consultant, client, yearStart, accountLength, service, untaxed, tips, rates } = settings;
  const { fees = '', bank = '' } = settings;
  const faults = new Map<string, DatevFault>();
  if (!/^\d{4,7}$/.test(consultant) || Number(consultant) < 1001) faults.set('consultant', 'consultant');
  if (!/^\d{1,5}$/.test(client) || Number(client) < 1) faults.set('client', 'client');
  if (dayAndMonth(yearStart) === undefined) faults.set('yearStart', 'yearStart');
  if (!/^[4-8]$/.test(accountLength)) faults.set('accountLength', 'accountLength');
  const accounts = {
    service,
    untaxed,
    tips,
    ...((of === 'payouts' || fees !== '') && { fees }),
    ...((of === 'payouts' || bank !== '') && { bank }),
    ...Object.fromEntries(rates.map((each) => [each.percent, each.account])),
  };
  for (const [field, account] of Object.entries(accounts)) {
    const isAccount =
      /^\d+$/.test(account) && Number(account) > 0 && account.length === Number(accountLength);
    if (!isAccount) faults.set(field, 'account');
  }
  return faults;
}

/** The first day of the business year that a day is in. The settings have no fault. */
export function businessYear(day: Day, { yearStart }: Pick<DatevSettings, 'yearStart'>): Day {
  const start = dayAndMonth(yearStart) ?? { month: 1, day: 1 };
  const inYear = { ...start, year: day.year };
  return asUtc(inYear) <= asUtc(day) ? inYear : { ...start, year: day.year - 1 };
}

/** Not the 29th of February: a business year begins on a day that every year has. */
function dayAndMonth(text: string): Pick<Day, 'month' | 'day'> | undefined {
  const [, day = '', month = ''] = /^(\d{2})\.(\d{2})\.?$/.exec(text) ?? [];
  const date = new Date(Date.UTC(2001, Number(month) - 1, Number(day)));
  const isDay = Number(month) === date.getUTCMonth() + 1 && Number(day) === date.getUTCDate();
  return isDay ? { month: Number(month), day: Number(day) } : undefined;
}
