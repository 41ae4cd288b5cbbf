import { formatMoney } from '../../shared/money.ts';
import { localeOf } from '../../shared/language.ts';
import { mayStillEnd } from '../../shared/shift-report.ts';
import type { Language } from '../../shared/language.ts';
import type { Paper, PaperBlock } from '../../shared/paper.ts';
import type { ReportedSale, ShiftReport } from '../../shared/shift-report.ts';
import type { TerminalView } from '../../shared/contract/views.ts';
import type { AllWords } from '../../shared/text/words.ts';

/** Whose report it is and how it speaks. */
export interface ReportPaperSetting {
  readonly terminal: TerminalView;
  readonly words: AllWords;
  readonly language: Language;
}

/** An X or Z report as it is printed. The same report gives the same paper. */
export function shiftReportPaper(report: ShiftReport, setting: ReportPaperSetting): Paper {
  const words = setting.words.shiftReport;
  const title = report.kind === 'Z' ? words.z(report.shift) : words.x(report.shift);
  return {
    language: setting.language,
    name: title,
    copyMark: setting.words.papers.copy,
    blocks: [
      { kind: 'title', text: setting.terminal.storeName },
      { kind: 'text', text: title, align: 'center', strong: true },
      { kind: 'space' },
      ...heading(report, setting),
      ...totals(report, setting),
      ...cashiers(report, setting),
      ...exceptions(report, setting),
      ...earlier(report, setting),
    ],
  };
}

function heading(report: ShiftReport, setting: ReportPaperSetting): readonly PaperBlock[] {
  const words = setting.words.shiftReport;
  const isZ = report.kind === 'Z';
  const { firstSale, lastSale, openedBy, madeBy } = report;
  return [
    row(words.terminal, setting.terminal.terminalId),
    row(words.opened, timeOf(report.openedAt, setting)),
    ...(openedBy === undefined ? [] : [row(words.openedBy, openedBy)]),
    row(isZ ? words.closedAt : words.made, timeOf(report.madeAt, setting)),
    ...(madeBy === undefined ? [] : [row(isZ ? words.closedBy : words.madeBy, madeBy)]),
    row(words.sales, String(report.sales)),
    ...(firstSale === undefined || lastSale === undefined
      ? []
      : [row(words.numbers, words.range(firstSale, lastSale))]),
  ];
}

function totals({ currencies }: ShiftReport, setting: ReportPaperSetting): readonly PaperBlock[] {
  const words = setting.words.shiftReport;
  if (currencies.length === 0) return [{ kind: 'rule' }, { kind: 'text', text: words.noSales }];
  return currencies.flatMap(({ currency, standings, paid, tipMinor, discountMinor }): PaperBlock[] => {
    const amount = (minor: number): string => formatMoney({ minor, currency }, setting.terminal.locale);
    return [
      { kind: 'rule' },
      { kind: 'text', text: words.totals(currency), strong: true },
      ...standings.map(({ standing, count, minor }) =>
        row(words.standings[standing], words.countAndSum(count, amount(minor))),
      ),
      { ...row(words.paid, words.countAndSum(paid.count, amount(paid.minor))), strong: true },
      ...(tipMinor > 0 ? [row(words.tips, amount(tipMinor))] : []),
      ...(discountMinor > 0 ? [row(words.discounts, amount(discountMinor))] : []),
    ];
  });
}

function cashiers(report: ShiftReport, setting: ReportPaperSetting): readonly PaperBlock[] {
  const words = setting.words.shiftReport;
  // A till without cashiers has nothing to say here.
  if (report.cashiers.every(({ cashier }) => cashier === undefined)) return [];
  return [
    { kind: 'rule' },
    { kind: 'text', text: words.byCashier, strong: true },
    ...report.cashiers.map(({ cashier = words.nobody, currency, paid }) =>
      row(
        cashier,
        words.countAndSum(paid.count, formatMoney({ minor: paid.minor, currency }, setting.terminal.locale)),
      ),
    ),
  ];
}

function exceptions(report: ShiftReport, setting: ReportPaperSetting): readonly PaperBlock[] {
  const words = setting.words.shiftReport;
  return [
    { kind: 'rule' },
    { kind: 'text', text: words.exceptions, strong: true },
    ...(report.exceptions.length === 0 ? [{ kind: 'text', text: words.noExceptions } as const] : []),
    ...report.exceptions.flatMap((exception) =>
      saleLines(words.sale(exception.number), exception, words.kinds[exception.kind], setting),
    ),
  ];
}

function earlier(report: ShiftReport, setting: ReportPaperSetting): readonly PaperBlock[] {
  if (report.earlier.length === 0) return [];
  const words = setting.words.shiftReport;
  return [
    { kind: 'rule' },
    { kind: 'text', text: words.earlier, strong: true },
    ...report.earlier.flatMap((sale) => {
      const standing = words.standings[sale.standing];
      const state = mayStillEnd(sale.standing) ? standing : words.endedLater(standing);
      return saleLines(words.earlierSale(sale.number, sale.shift), sale, state, setting);
    }),
  ];
}

function saleLines(
  name: string,
  { reference, amount }: ReportedSale,
  state: string,
  { terminal: { locale } }: ReportPaperSetting,
): readonly PaperBlock[] {
  return [
    { ...row(name, formatMoney(amount, locale)), strong: true },
    { kind: 'text', text: state },
    { kind: 'text', text: reference, small: true },
  ];
}

function row(name: string, value: string): Extract<PaperBlock, { kind: 'row' }> {
  return { kind: 'row', name, value };
}

function timeOf(at: number, { language, terminal: { locale, timeZone } }: ReportPaperSetting): string {
  const format = {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone !== undefined && { timeZone }),
  } as const;
  return new Intl.DateTimeFormat(localeOf(language, locale), format).format(at);
}
