import { timeTyped } from '../../../shared/search/typed-time.ts';

/** The parts of a day, and what stands between two of them, as `locale` writes days in figures. */
interface Writing {
  readonly order: readonly DayPart[];
  readonly between: string;
}

/** A day whose numbers cannot be mistaken for each other. */
export const EXAMPLE_DAY = '2026-12-31';

const DAY_PARTS = ['year', 'month', 'day'] as const;
type DayPart = (typeof DAY_PARTS)[number];

/** A day such as `2026-05-12` as `locale` writes it, "12.05.2026"; empty where it is no day. */
export function writtenDay(isoDay: string, locale: string): string {
  const [year, month, day] = isoDay.split('-');
  if (year === undefined || month === undefined || day === undefined) return '';
  const { order, between } = writingOf(locale);
  const text: Readonly<Record<DayPart, string>> = { year, month, day };
  return order.map((part) => text[part]).join(between);
}

/**
 * A typed day as `2026-05-12`, whatever stands between its parts; `undefined` where it is none. Two figures of a year
 * are of this century, and a day that begins with four figures is read from the year on.
 */
export function readDay(typed: string, locale: string): string | undefined {
  const figures = typed
    .normalize('NFKC')
    .replaceAll(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660));
  const numbers = figures.match(/\d+/gu) ?? [];
  const order = /^\d{4}(?!\d)/u.test(figures.trim()) ? DAY_PARTS : writingOf(locale).order;
  const parts = numbers.length === 1 ? cut(numbers.join(''), order) : numbers;
  if (parts.length !== 3) return undefined;
  const part = (name: DayPart) => parts[order.indexOf(name)] ?? '';
  const year = part('year').length === 2 ? `20${part('year')}` : part('year');
  const isoDay = `${year}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`;
  return isDay(isoDay) ? isoDay : undefined;
}

/**
 * A day as `2026-05-12` among other things that may be typed: with all four figures of its year, and between its parts a point, a
 * slash or what `locale` has there, and perhaps with a time behind it. Anything else stays as it is: a reference may have
 * figures, too.
 */
export function withDayRead(typed: string, locale: string): string {
  const time = timeTyped(typed, locale);
  return time ? `${dayRead(time.before, locale)} ${time.time}`.trim() : dayRead(typed, locale);
}

/** The same of what has no time behind it. */
function dayRead(typed: string, locale: string): string {
  const [, between] =
    /^\s*\d{1,2}([-./])\s?\d{1,2}\1\s?\d{4}\.?\s*$/u.exec(typed.normalize('NFKC')) ??
    /^\s*\d{4}([-./])\d{1,2}\1\d{1,2}\.?\s*$/u.exec(typed.normalize('NFKC')) ??
    [];
  const isDayHere = between !== undefined && (between !== '-' || writingOf(locale).between === '-');
  return (isDayHere ? readDay(typed, locale) : undefined) ?? typed;
}

/** "12052026" without anything between. */
function cut(digits: string, order: readonly DayPart[]): readonly string[] {
  if (digits.length !== 8) return [];
  let from = 0;
  return order.map((part) => digits.slice(from, (from += part === 'year' ? 4 : 2)));
}

function isDay(isoDay: string): boolean {
  const at = Date.parse(`${isoDay}T00:00:00Z`);
  // `Date` accepts a day that the month does not have and counts on into the next month.
  return (
    /^\d{4}-\d{2}-\d{2}$/u.test(isoDay) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(isoDay)
  );
}

function writingOf(locale: string): Writing {
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(0);
  const order = parts.flatMap(({ type }) => DAY_PARTS.find((part) => part === type) ?? []);
  const literal = parts.find(({ type, value }) => type === 'literal' && /[-./]/u.test(value));
  // Some locales add direction marks, which nobody types.
  return { order, between: literal?.value.replaceAll(/[^-./]/gu, '') ?? '-' };
}
