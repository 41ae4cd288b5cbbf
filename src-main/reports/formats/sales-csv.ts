import { stringify } from 'csv-stringify/sync';
import { decimalText } from '../../../shared/money/exact-decimal.ts';
import { minorDigits } from '../../../shared/money/money.ts';
import { netOf, paidOf } from '../../../shared/reports/sales-report.ts';
import { partsOfPercent } from '../../../shared/money/tax-rules.ts';
import { tenderView } from '../../../shared/view/tender-labels.ts';
import type { ExportProgress } from '../../../shared/contract/back-office/exports.ts';
import type { TaxLine } from '../../../shared/money/sale-tax.ts';
import { storeMoments, type StoreMoment } from '../store-moments.ts';
import type { Sold } from '../sold.ts';

export interface CsvSource {
  /** Reads the sales, the same ones on each call. The columns are known only once all of them were read. */
  readonly sold: (step: ExportProgress['step']) => AsyncIterable<Sold>;
  /** The IANA name of the store's time zone; without it, the computer's is used. */
  readonly timeZone: string | undefined;
  readonly nameOf: (cashierId: string) => string | undefined;
  /** Whether no sale states its tax. One reading is then enough. */
  readonly isUntaxed: boolean;
}

/**
 * The form of the file, as documented in `docs/sales-csv.md`. A field that a spreadsheet would take for a formula gets an
 * apostrophe before it, so that it stays text. By default the library quotes a field only for CR and LF together, but a
 * reader ends the line at either.
 */
const FORM = { record_delimiter: 'windows', quoted_match: /[\r\n]/, escape_formulas: true } as const;
/** Without this mark the most common spreadsheet reads the file in the encoding of its own country. */
const BYTE_ORDER_MARK = '\ufeff';

/** Writes a line for each sale, piece by piece: the file may be larger than the memory. */
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

/** Answers the fields of a sale. Only a paid one has figures, so that columns can be added up as they are. */
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

/** Answers the fields of each tax rate. Two rates of a store may share one name and one percentage. */
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
