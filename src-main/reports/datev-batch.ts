import { decimalText } from '../../shared/exact-decimal.ts';
import { businessYear, type DatevSettings } from '../../shared/datev-settings.ts';
import { minorDigits } from '../../shared/money.ts';
import { isoDay } from '../../shared/store-day.ts';
import { tenderView } from '../../shared/tender-labels.ts';
import { DATEV_COLUMNS } from './datev-columns.ts';
import { datevPostings } from './datev-postings.ts';
import { storeMoments } from './store-moments.ts';
import type { DayRange } from '../../shared/sales-report.ts';
import type { Day } from '../../shared/store-day.ts';
import type { DatevPosting } from './datev-postings.ts';
import type { Sold } from './sold.ts';

interface DatevSource {
  readonly sold: () => AsyncIterable<Sold>;
  /** Of one business year: a posting names no year of its own. */
  readonly range: DayRange;
  readonly settings: DatevSettings;
  readonly currency: string;
  /** IANA name; the computer's without it. */
  readonly timeZone: string | undefined;
  /** Wall-clock milliseconds. */
  readonly madeAt: number;
}

/** With it DATEV reads UTF-8; without it, the letters of Windows. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** Paid sales as a batch of postings (DATEV format 700, "Buchungsstapel" version 13), in pieces. */
export async function* datevBatch(source: DatevSource): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + header(source) + LINE_END;
  yield DATEV_COLUMNS.map(({ name }) => name).join(';') + LINE_END;
  const momentOf = storeMoments(source.timeZone);
  for await (const sale of source.sold()) {
    const [, month, day] = momentOf(sale.startedAt).date.split('-');
    for (const posting of datevPostings(sale, source)) {
      yield line(sale, posting, `${day}${month}`, source) + LINE_END;
    }
  }
}

function header({ range, settings, currency, timeZone, madeAt }: DatevSource): string {
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

function line(
  { number, reference, tender }: Sold,
  { minor, account }: DatevPosting,
  date: string,
  { settings, currency }: DatevSource,
): string {
  const label = tender === undefined ? '' : tenderView(tender).label;
  const values: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': decimalText(minor, minorDigits(currency)).replace('.', ','),
    'Soll/Haben-Kennzeichen': 'S',
    'WKZ Umsatz': currency,
    Konto: settings.service,
    'Gegenkonto (ohne BU-Schlüssel)': account,
    Belegdatum: date,
    'Belegfeld 1': documentNumber(reference, number),
    Buchungstext: within(60, `#${number} ${label} ${reference}`),
    Festschreibung: '0',
  };
  return DATEV_COLUMNS.map(({ name, isText }) => {
    const { [name]: value = '' } = values;
    return isText ? quoted(value) : value;
  }).join(';');
}

/** DATEV takes these letters and 36 of them; what has none of them is known by the till's number. */
function documentNumber(reference: string, number: number): string {
  const allowed = reference.replaceAll(/[^a-zA-Z0-9$&%*+\-/]/gu, '').slice(0, 36);
  return allowed === '' ? String(number) : allowed;
}

/** No line breaks or other control characters, and no half letters. */
function within(most: number, words: string): string {
  const plain = words.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
  return Array.from(plain).slice(0, most).join('').trim();
}

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;
const compact = (day: Day): string => isoDay(day).replaceAll('-', '');
