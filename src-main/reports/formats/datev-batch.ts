import { decimalText } from '../../../shared/money/exact-decimal.ts';
import { businessYear, type DatevSettings } from '../../../shared/reports/datev-settings.ts';
import { minorDigits } from '../../../shared/money/money.ts';
import { isoDay } from '../../../shared/time/store-day.ts';
import { tenderView } from '../../../shared/view/tender-labels.ts';
import { cutText } from './cut-text.ts';
import { DATEV_COLUMNS } from './datev-columns.ts';
import { datevPostings } from './datev-postings.ts';
import { storeMoments } from '../store-moments.ts';
import type { DayRange } from '../../../shared/reports/sales-report.ts';
import type { Day } from '../../../shared/time/store-day.ts';
import type { ExportRun } from '../ports.ts';
import type { Sold } from '../sold.ts';

export interface DatevBatchParts {
  /** The days of the batch, all in one business year: a posting names no year of its own. */
  readonly range: DayRange;
  readonly settings: DatevSettings;
  readonly currency: string;
  /** The IANA name of the store's time zone; without it, the computer's is used. */
  readonly timeZone: string | undefined;
  /** When the batch was made, in wall-clock milliseconds. */
  readonly madeAt: number;
}

interface DatevSource extends DatevBatchParts {
  readonly sold: () => AsyncIterable<Sold>;
  /** Called for each paid sale in another currency. A batch has only one. */
  readonly onLeftOut: ExportRun['onLeftOut'];
}

/** A line of the batch, posted on the account for money at the service. */
interface DatevLine {
  /** The amount in minor units. Above zero the account grows (`S`), below zero it shrinks (`H`). */
  readonly minor: number;
  /** The account on the other side. */
  readonly account: string;
  /** The day, like `2026-05-12`. */
  readonly date: string;
  readonly document: string;
  readonly words: string;
}

/** With this mark DATEV reads the file as UTF-8, without it in the encoding of Windows. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** Writes paid sales as a batch of postings (DATEV format 700, "Buchungsstapel" version 13), piece by piece. */
export async function* datevBatch(source: DatevSource): AsyncGenerator<string> {
  yield datevHead(source);
  const momentOf = storeMoments(source.timeZone);
  for await (const sale of source.sold()) {
    if (sale.isPaid && sale.currency !== source.currency) source.onLeftOut?.({ currency: sale.currency });
    const { date } = momentOf(sale.startedAt);
    const { number, reference, tender } = sale;
    const label = tender === undefined ? '' : tenderView(tender).label;
    const own = number === undefined ? '' : String(number);
    const document = documentNumber(reference) ?? own;
    const words = `${own && `#${own}`} ${label} ${reference}`;
    for (const posting of datevPostings(sale, source)) {
      yield datevLine({ ...posting, date, document, words }, source);
    }
  }
}

/** Answers the two lines before the postings. */
export const datevHead = (parts: DatevBatchParts): string =>
  BYTE_ORDER_MARK + header(parts) + LINE_END + DATEV_COLUMNS.map(({ name }) => name).join(';') + LINE_END;

function header({ range, settings, currency, timeZone, madeAt }: DatevBatchParts): string {
  const { date, time } = storeMoments(timeZone)(madeAt);
  const millisecond = String(madeAt % 1000).padStart(3, '0');
  const { consultant, client, accountLength } = settings;
  return [
    ...[quoted('EXTF'), '700', '21', quoted('Buchungsstapel'), '13'],
    `${date}${time}`.replaceAll(/\D/gu, '') + millisecond,
    // DATEV itself fills in when and by whom the batch was imported.
    ...['', quoted(''), quoted('Countertop'), quoted('')],
    ...[String(Number(consultant)), String(Number(client)), compact(businessYear(range.from, settings))],
    ...[accountLength, compact(range.from), compact(range.to), quoted('Countertop'), quoted('')],
    // The batch is for financial accounting, has no special purpose and is not final: the consultant may correct it.
    ...['1', '0', '0', quoted(currency)],
    ...['', quoted(''), '', '', quoted(''), '', '', quoted(''), quoted('')],
  ].join(';');
}

/** Answers one posting with its line end. */
export function datevLine(
  { minor, account, date, document, words }: DatevLine,
  { settings, currency }: Pick<DatevBatchParts, 'settings' | 'currency'>,
): string {
  const [, month, day] = date.split('-');
  const values: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': decimalText(Math.abs(minor), minorDigits(currency)).replace('.', ','),
    'Soll/Haben-Kennzeichen': minor < 0 ? 'H' : 'S',
    'WKZ Umsatz': currency,
    Konto: settings.service,
    'Gegenkonto (ohne BU-Schlüssel)': account,
    Belegdatum: `${day}${month}`,
    'Belegfeld 1': document,
    Buchungstext: within(60, words),
    Festschreibung: '0',
  };
  const fields = DATEV_COLUMNS.map(({ name, isText }) => {
    const { [name]: value = '' } = values;
    return isText ? quoted(value) : value;
  });
  return fields.join(';') + LINE_END;
}

/** Answers a reference in the letters that DATEV accepts, 36 at most, or `undefined` when it has none of them. */
export function documentNumber(reference: string): string | undefined {
  const allowed = reference.replaceAll(/[^a-zA-Z0-9$&%*+\-/]/gu, '').slice(0, 36);
  return allowed === '' ? undefined : allowed;
}

/** Answers at most `most` letters of a text without line breaks, other control characters or half letters. */
function within(most: number, words: string): string {
  const plain = words.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
  return cutText(plain, most).trim();
}

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;
const compact = (day: Day): string => isoDay(day).replaceAll('-', '');
