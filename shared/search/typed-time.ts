/** A time of day at the end of what was typed. */
export interface TypedTime {
  /** What stands before it: a day, a word for one, or nothing. */
  readonly before: string;
  /** Since midnight on the clock. */
  readonly minutes: number;
  /** The time alone, as it was typed. */
  readonly time: string;
}

/** Nothing in it is of any length, so that it is looked for in a single pass through a long text. */
const TIME =
  /(?<=^|[\s,T])(?<time>(?<hour>\d{1,2})\s?[:hH]\s?(?<minute>\d{2})(?::\d{2})?\s?(?<half>\D{0,12}))$/u;
const BETWEEN = /[\s,T]/u;
const HALVES: readonly (readonly [hour: number, word: string])[] = [
  [9, 'am'],
  [21, 'pm'],
];

/** Reads `14:30`, `2:30 PM`, `14h30` and the same with seconds, alone or after a day; `undefined` where there is none. */
export function timeTyped(typed: string, locale: string): TypedTime | undefined {
  const figures = typed
    .normalize('NFKC')
    .trim()
    .replaceAll(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660));
  const found = TIME.exec(figures);
  const { time, hour, minute, half = '' } = found?.groups ?? {};
  if (!found || time === undefined) return undefined;
  const begins = half === '' ? undefined : halfOf(half, locale);
  if (half !== '' && begins === undefined) return undefined;
  const [hours, minutes] = [Number(hour), Number(minute)];
  const onClock = begins === undefined ? hours : (hours % 12) + begins;
  if (onClock > 23 || minutes > 59 || (begins !== undefined && (hours < 1 || hours > 12))) return undefined;
  return { before: before(figures, found.index), minutes: onClock * 60 + minutes, time };
}

/** By hand: a search for what stands between the two would begin anew at each space of a long text. */
function before(figures: string, index: number): string {
  let end = index;
  while (end > 0 && BETWEEN.test(figures.charAt(end - 1))) end -= 1;
  return figures.slice(0, end);
}

/** The hour at which this half of the day begins, by its English letters or the word of `locale`. */
function halfOf(typed: string, locale: string): 0 | 12 | undefined {
  const word = letters(typed);
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
  for (const [hour, english] of HALVES) {
    const parts = format.formatToParts(Date.UTC(2026, 0, 1, hour));
    const own = parts.find(({ type }) => type === 'dayPeriod')?.value ?? english;
    if (word === english || word === letters(own)) return hour < 12 ? 0 : 12;
  }
  return undefined;
}

function letters(word: string): string {
  return word.normalize('NFKC').toLowerCase().replaceAll(/[\s.]/gu, '');
}
