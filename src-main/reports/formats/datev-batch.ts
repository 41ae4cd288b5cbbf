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
  /** Of one business year: a posting names no year of its own. */
  readonly range: DayRange;
  readonly settings: DatevSettings;
  readonly currency: string;
  /** IANA name; the computer's without it. */
  readonly timeZone: string | undefined;
  /** Wall-clock milliseconds. */
  readonly madeAt: number;
}

interface DatevSource extends DatevBatchParts {
  readonly sold: () => AsyncIterable<Sold>;
  /** Hears of each paid sale in another currency: a batch has one. */
  readonly onLeftOut: ExportRun['onLeftOut'];
}

/** A line of the batch, on the account for money at the service. */
interface DatevLine {
  /** Minor units; above zero the account grows (`S`), below it shrinks (`H`). */
  readonly minor: number;
  /** The other side. */
  readonly account: string;
  /** As `2026-05-12`. */
  readonly date: string;
  readonly document: string;
  readonly words: string;
}

/** With it DATEV reads UTF-8; without it, the letters of Windows. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** Paid sales as a batch of postings (DATEV format 700, "Buchungsstapel" version 13), in pieces. */
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

/** The two lines before the postings. */
export const datevHead = (parts: DatevBatchParts): string =>
  BYTE_ORDER_MARK + header(parts) + LINE_END + DATEV_COLUMNS.map(({ name }) => name).join(';') + LINE_END;

function header({ range, settings, currency, timeZone, madeAt }: DatevBatchParts): string {
  const { date, time } = storeMoments(timeZone)(madeAt);
  const millisecond = String(madeAt % 1000).padStart(3, '0');
  const { consultant, client, accountLength } = settings;
  return [
    ...[quoted('EXTF'), '700', '21', quoted('Buchungsstapel'), '13'],
    `${date}${time}`.replaceAll(/\D/gu, '') + millisecond,
    // When and by whom it was imported is DATEV's to say.
    ...['', quoted(''), quoted('Countertop'), quoted('')],
    ...[String(Number(consultant)), String(Number(client)), compact(businessYear(range.from, settings))],
    ...[accountLength, compact(range.from), compact(range.to), quoted('Countertop'), quoted('')],
    // Financial accounting, for no special purpose, and not final: the consultant may still correct it.
    ...['1', '0', '0', quoted(currency)],
    ...['', quoted(''), '', '', quoted(''), '', '', quoted(''), quoted('')],
  ].join(';');
}

/** One posting with its line end. */
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

/** DATEV takes these letters and 36 of them; nothing of what has none of them. */
export function documentNumber(reference: string): string | undefined {
  const allowed = reference.replaceAll(/[^a-zA-Z0-9$&%*+\-/]/gu, '').slice(0, 36);
  return allowed === '' ? undefined : allowed;
}

/** No line breaks or other control characters, and no half letters. */
function within(most: number, words: string): string {
  const plain = words.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
  return cutText(plain, most).trim();
}

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;
const compact = (day: Day): string => isoDay(day).replaceAll('-', '');
