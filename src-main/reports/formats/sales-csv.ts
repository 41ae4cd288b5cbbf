import { stringify } from 'csv-stringify/sync';
import { decimalText } from '../../../shared/money/exact-decimal.ts';
import { minorDigits } from '../../../shared/money/money.ts';
import { netOf, paidOf } from '../../../shared/reports/sales-report.ts';
import { partsOfPercent } from '../../../shared/tax/tax-rules.ts';
import { tenderView } from '../../../shared/view/tender-labels.ts';
import type { ExportProgress } from '../../../shared/contract/back-office/exports.ts';
import type { TaxLine } from '../../../shared/tax/sale-tax.ts';
import { storeMoments, type StoreMoment } from '../store-moments.ts';
import type { Sold } from '../sold.ts';

export interface CsvSource {
  /** The same sales each time that it is called. The columns are known once all of them were read. */
  readonly sold: (step: ExportProgress['step']) => AsyncIterable<Sold>;
  /** IANA name; the computer's without it. */
  readonly timeZone: string | undefined;
  readonly nameOf: (cashierId: string) => string | undefined;
  /** None of them says its tax: one reading is enough. */
  readonly isUntaxed: boolean;
}

/**
 * A spreadsheet takes a field for a formula that begins so; with an apostrophe before it, it is text.
 * By itself the library quotes a field for CR and LF together only, and a reader ends the line at either.
 * `docs/sales-csv.md` says what this form is.
 */
const FORM = { record_delimiter: 'windows', quoted_match: /[\r\n]/, escape_formulas: true } as const;
/** Without it the spreadsheet that most people have reads the file in the letters of its own country. */
const BYTE_ORDER_MARK = '\ufeff';

/** A line for each sale, in pieces: the file may be longer than the memory. */
export async function* salesCsv(source: CsvSource): AsyncGenerator<string> {
  const rates = source.isUntaxed ? [] : await ratesOf(source.sold('reading'));
  const momentOf = storeMoments(source.timeZone);
  yield BYTE_ORDER_MARK + stringify([[...COLUMNS, ...rates.flatMap(rateColumns)]], FORM);
  for await (const sale of source.sold('writing')) {
    yield stringify(
      [[...fieldsOf(sale, momentOf(sale.startedAt), source), ...rateFields(sale, rates)]],
      FORM,
    );
  }
}

const COLUMNS = [
  'sale',
  'reference',
  'date',
  'time',
  'started_at',
  'currency',
  'status',
  'amount_due',
  'paid',
  'net',
  'tax',
  'gross',
  'discount',
  'tip',
  'tender',
  'tender_code',
  'cashier',
] as const;

/** Only what was paid has figures: columns can be added up without a look at how each sale stands. */
function fieldsOf(
  { number, reference, startedAt, currency, standing, amountMinor, isPaid, figures, tender, cashierId }: Sold,
  { date, time }: StoreMoment,
  { nameOf }: CsvSource,
): readonly string[] {
  const amount = amountsIn(currency);
  const { taxMinor, grossMinor, discountMinor, tipMinor } = figures;
  const paid = [paidOf(figures), netOf(figures), taxMinor, grossMinor, discountMinor, tipMinor];
  return [
    number === undefined ? '' : String(number),
    reference,
    date,
    time,
    new Date(startedAt).toISOString(),
    currency,
    standing,
    amount(amountMinor),
    ...paid.map((minor) => (isPaid ? amount(minor) : '')),
    tender === undefined ? '' : tenderView(tender).label,
    tender ?? '',
    cashierId === undefined ? '' : (nameOf(cashierId) ?? cashierId),
  ];
}

type Rate = Pick<TaxLine, 'name' | 'percent'>;

async function ratesOf(sold: AsyncIterable<Sold>): Promise<readonly Rate[]> {
  const rates = new Map<string, Rate>();
  for await (const { isPaid, taxes } of sold) {
    if (isPaid) for (const { name, percent } of taxes) rates.set(keyOf({ name, percent }), { name, percent });
  }
  return [...rates.values()].sort((a, b) => partsOfPercent(b.percent) - partsOfPercent(a.percent));
}

const keyOf = ({ name, percent }: Rate): string => `${name} ${percent}%`;

const rateColumns = (rate: Rate): readonly string[] => [`net ${keyOf(rate)}`, `tax ${keyOf(rate)}`];

/** Two rates of a store may have one name and one percentage. */
function rateFields({ isPaid, taxes, currency }: Sold, rates: readonly Rate[]): readonly string[] {
  const amount = amountsIn(currency);
  return rates.flatMap((rate) => {
    const own = taxes.filter((line) => isPaid && keyOf(line) === keyOf(rate));
    if (own.length === 0) return ['', ''];
    const sum = (of: 'netMinor' | 'taxMinor') => own.reduce((total, line) => total + line[of], 0);
    return [amount(sum('netMinor')), amount(sum('taxMinor'))];
  });
}

const amountsIn =
  (currency: string) =>
  (minor: number): string =>
    decimalText(minor, minorDigits(currency));
