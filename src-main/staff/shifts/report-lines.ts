import { rateLabel } from '../../../shared/figures.ts';
import { formatMoney } from '../../../shared/money.ts';
import type { Language } from '../../../shared/language.ts';
import type { PaperBlock } from '../../../shared/paper.ts';
import type { CurrencyTotals } from '../../../shared/shift-report.ts';
import type { TaxLine } from '../../../shared/tax/sale-tax.ts';
import type { TerminalView } from '../../../shared/contract/views.ts';
import type { AllMessages } from '../../../shared/messages/messages.ts';

/** Whose report it is and how it speaks. */
export interface ReportPaperSetting {
  readonly terminal: TerminalView;
  readonly words: AllMessages;
  readonly language: Language;
}

/** The sums of one currency. */
export function currencyLines(
  { currency, standings, paid, tipMinor, discountMinor, taxes }: CurrencyTotals,
  setting: ReportPaperSetting,
): readonly PaperBlock[] {
  const {
    words: { shiftReport: words },
    terminal: { locale },
  } = setting;
  const amount = (minor: number): string => formatMoney({ minor, currency }, locale);
  return [
    { kind: 'text', text: words.totals({ currency }), strong: true },
    ...standings.map(({ standing, count, minor }) =>
      row(words.standings[standing], words.countAndSum({ count, amount: amount(minor) })),
    ),
    {
      ...row(words.paid, words.countAndSum({ count: paid.count, amount: amount(paid.minor) })),
      strong: true,
    },
    ...(tipMinor > 0 ? [row(words.tips, amount(tipMinor))] : []),
    ...(discountMinor > 0 ? [row(words.discounts, amount(discountMinor))] : []),
    ...taxLines(taxes, currency, setting),
  ];
}

/** Each rate with its tax, and what it was of. */
export function taxLines(
  taxes: readonly TaxLine[] = [],
  currency: string,
  { words: { shiftReport: words }, terminal: { locale } }: ReportPaperSetting,
): readonly PaperBlock[] {
  const amount = (minor: number): string => formatMoney({ minor, currency }, locale);
  return taxes.flatMap((line): readonly PaperBlock[] => {
    const amounts = { net: amount(line.netMinor), gross: amount(line.netMinor + line.taxMinor) };
    return [
      row(rateLabel(line, locale), amount(line.taxMinor)),
      { kind: 'text', text: words.netGross(amounts), small: true },
    ];
  });
}

export function row(name: string, value: string): Extract<PaperBlock, { kind: 'row' }> {
  return { kind: 'row', name, value };
}
