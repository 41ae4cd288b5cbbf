import { formatCount, rateLabel } from '../../shared/text/figures.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { asUtc } from '../../shared/time/store-day.ts';
import type { TerminalView } from '../../shared/contract/terminal-view.ts';
import type { Language } from '../../shared/language.ts';
import type { Money } from '../../shared/money/money.ts';
import type { Day } from '../../shared/time/store-day.ts';
import type { TaxRate } from '../../shared/money/tax-rules.ts';

/** How amounts and times are written on one document. */
export interface Formats {
  readonly money: (money: Money) => string;
  readonly count: (value: number) => string;
  /** Formats a tax rate with its name. */
  readonly rate: (rate: Pick<TaxRate, 'name' | 'percent'>) => string;
  /** Formats a time with the name of its zone. `at` is in milliseconds since 1970. */
  readonly moment: (at: number) => string;
  readonly day: (day: Day) => string;
}

type Store = Pick<TerminalView, 'locale' | 'timeZone'>;

/** Answers the formats in the language of the document, as written in the store's country and in the store's time zone. */
export function formatsFor(language: Language, { locale, timeZone }: Store): Formats {
  const written = localeFor(language, locale);
  const moments = new Intl.DateTimeFormat(written, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    calendar: 'gregory',
    timeZone,
  });
  const days = new Intl.DateTimeFormat(written, { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' });
  return {
    money: (money) => formatMoney(money, written),
    count: (value) => formatCount(value, written),
    rate: (rate) => rateLabel(rate, written),
    moment: (at) => moments.format(at),
    day: (day) => days.format(asUtc(day)),
  };
}

/** Answers the language as it is written in the store's country. One that names its country, like pt-BR, stays as it is. */
export function localeFor(language: Language, storeLocale: string): string {
  const wanted = new Intl.Locale(language);
  const store = new Intl.Locale(storeLocale);
  if (wanted.region !== undefined || store.region === undefined) return language;
  if (wanted.language === store.language) return storeLocale;
  return new Intl.Locale(language, { region: store.region }).toString();
}
