import { rateLabel } from '../../../shared/text/figures.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { standsPaid } from '../../../shared/reports/shift-report.ts';
import type { Language } from '../../../shared/language.ts';
import type { DocumentBlock } from '../../../shared/printing/printed-document.ts';
import type { CurrencyTotals } from '../../../shared/reports/shift-report.ts';
import type { TaxLine } from '../../../shared/money/sale-tax.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { AllMessages } from '../../../shared/messages/messages.ts';

/** The terminal that a report is about and the language it is printed in. */
export interface ReportDocumentSetting {
  readonly terminal: TerminalView;
  readonly words: AllMessages;
  readonly language: Language;
}

/** Answers the sums of one currency and, under a heading of their own, what was asked for and not paid. */
export function currencyLines(
  { currency, standings, paid, tipMinor, discountMinor, taxes }: CurrencyTotals,
  setting: ReportDocumentSetting,
): readonly DocumentBlock[] {
  const {
    words: { shiftReport: words },
    terminal: { locale },
  } = setting;
  const amount = (minor: number): string => formatMoney({ minor, currency }, locale);
  const statusLine = ({ standing, count, minor }: CurrencyTotals['standings'][number]): DocumentBlock =>
    row(words.standings[standing], words.countAndSum({ count, amount: amount(minor) }));
  const unpaid = standings.filter(({ standing }) => !standsPaid(standing));
  return [
    { kind: 'text', text: words.totals({ currency }), strong: true },
    ...standings.filter(({ standing }) => standsPaid(standing)).map(statusLine),
    {
      ...row(words.paid, words.countAndSum({ count: paid.count, amount: amount(paid.minor) })),
      strong: true,
    },
    ...(tipMinor > 0 ? [row(words.tips, amount(tipMinor))] : []),
    ...(discountMinor > 0 ? [row(words.discounts, amount(discountMinor))] : []),
    ...taxLines(taxes, currency, setting),
    ...(unpaid.length > 0
      ? [{ kind: 'space' } as const, { kind: 'text', text: words.notPaid, strong: true } as const]
      : []),
    ...unpaid.map(statusLine),
  ];
}

/** Answers a line for each tax rate with its tax and the amount that was taxed. */
export function taxLines(
  taxes: readonly TaxLine[] = [],
  currency: string,
  { words: { shiftReport: words }, terminal: { locale } }: ReportDocumentSetting,
): readonly DocumentBlock[] {
  const amount = (minor: number): string => formatMoney({ minor, currency }, locale);
  return taxes.flatMap((line): readonly DocumentBlock[] => {
    const amounts = { net: amount(line.netMinor), gross: amount(line.netMinor + line.taxMinor) };
    return [
      row(rateLabel(line, locale), amount(line.taxMinor)),
      { kind: 'text', text: words.netGross(amounts), small: true },
    ];
  });
}

export function row(name: string, value: string): Extract<DocumentBlock, { kind: 'row' }> {
  return { kind: 'row', name, value };
}
