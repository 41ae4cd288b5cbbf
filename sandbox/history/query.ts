import { invalid } from '../http/service-error.ts';
import type { Detail } from '../http/service-error.ts';

const SORT_KEYS = ['created', 'updated', 'expiration', 'quoteExpiration', 'statusCode'] as const;
const DIRECTIONS = ['desc', 'asc'] as const;
const MAX_PAGE_SIZE = 100;
const TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?Z)?$/;

/** Query of the history endpoints (spec "Payment history"). Times are milliseconds since 1970; `to` is exclusive. */
export interface HistoryQuery {
  readonly from: number;
  readonly to: number;
  readonly page: number;
  readonly pageSize: number;
  readonly sortBy: (typeof SORT_KEYS)[number];
  readonly sortDirection: (typeof DIRECTIONS)[number];
  /** The text filters that were given, by parameter name; a repeated parameter has several values. */
  readonly filters: ReadonlyMap<string, readonly string[]>;
}

export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Names are capitalised exactly as specified; others are ignored. Throws 400 with every fault listed. */
export function readHistoryQuery(raw: RawQuery, filterNames: Iterable<string>): HistoryQuery {
  const faults: Detail[] = [];
  const one = (name: string): string | undefined => {
    const value = raw[name];
    if (value === undefined || typeof value === 'string') return value;
    faults.push({ field: name, message: 'must not be repeated' });
    return undefined;
  };
  const required = (name: string, read: (text: string) => number | undefined, message: string): number => {
    const text = one(name);
    const value = text === undefined ? undefined : read(text);
    if (value === undefined)
      faults.push({ field: name, message: text === undefined ? 'is required' : message });
    return value ?? 0;
  };
  const choice = <T extends string>(name: string, choices: readonly [T, ...T[]]): T => {
    const text = one(name) ?? choices[0];
    const chosen = choices.find((candidate) => candidate === text);
    if (chosen === undefined) faults.push({ field: name, message: `must be one of ${choices.join(', ')}` });
    return chosen ?? choices[0];
  };

  const query: HistoryQuery = {
    from: required('From', readTime, 'must be a date or a UTC date-time'),
    to: required('To', readTime, 'must be a date or a UTC date-time'),
    page: required('Page', (text) => readWhole(text, 0, Number.MAX_SAFE_INTEGER), 'must be 0 or more'),
    pageSize: required(
      'PageSize',
      (text) => readWhole(text, 1, MAX_PAGE_SIZE),
      `must be 1 to ${MAX_PAGE_SIZE}`,
    ),
    sortBy: choice('SortBy', SORT_KEYS),
    sortDirection: choice('SortDirection', DIRECTIONS),
    filters: readFilters(raw, filterNames),
  };
  if (faults.length > 0) throw invalid(faults);
  return query;
}

function readTime(text: string): number | undefined {
  const time = TIME.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? undefined : time;
}

function readWhole(text: string, least: number, most: number): number | undefined {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
}

function readFilters(raw: RawQuery, names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const filters = new Map<string, readonly string[]>();
  for (const name of names) {
    const value = raw[name];
    if (value !== undefined) filters.set(name, typeof value === 'string' ? [value] : value);
  }
  return filters;
}
