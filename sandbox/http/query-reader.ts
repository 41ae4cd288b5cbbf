import { invalid } from './service-error.ts';
import type { Detail } from './service-error.ts';

export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_OR_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?Z)?$/;

/**
 * Reads the query of one request. Names are exact and unknown ones are ignored. All faults are collected, and `done`
 * throws them as one 400.
 */
export class QueryReader {
  readonly #raw: RawQuery;
  readonly #faults: Detail[] = [];

  constructor(raw: RawQuery) {
    this.#raw = raw;
  }

  done(): void {
    if (this.#faults.length > 0) throw invalid(this.#faults);
  }

  fault(field: string, message: string): void {
    this.#faults.push({ field, message });
  }

  /** A parameter that may be given once. */
  text(name: string): string | undefined {
    const value = this.#raw[name];
    if (value === undefined || typeof value === 'string') return value;
    this.fault(name, 'must not be repeated');
    return undefined;
  }

  /** A parameter that may be repeated; `undefined` where it is missing. */
  texts(name: string): readonly string[] | undefined {
    const value = this.#raw[name];
    return typeof value === 'string' ? [value] : value;
  }

  /** A whole number. Required where there is no `fallback`. */
  whole(name: string, { least, most, fallback }: { least: number; most: number; fallback?: number }): number {
    const text = this.text(name);
    if (text === undefined) return fallback ?? this.#missing(name);
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (value >= least && value <= most) return value;
    this.fault(name, `must be a whole number from ${least} to ${most}`);
    return least;
  }

  /** One of `choices`; the first one where it is missing. */
  choice<T extends string>(name: string, choices: readonly [T, ...T[]]): T {
    return this.chosen(name, choices) ?? choices[0];
  }

  chosen<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const chosen = choices.find((candidate) => candidate === text);
    if (chosen === undefined) this.fault(name, `must be one of ${choices.join(', ')}`);
    return chosen;
  }

  /** A date or a UTC date-time in epoch milliseconds. Required. */
  requiredTime(name: string): number {
    return this.text(name) === undefined ? this.#missing(name) : (this.time(name) ?? 0);
  }

  time(name: string): number | undefined {
    return this.#moment(name, DATE_OR_TIME, 'must be a date or a UTC date-time');
  }

  /** The beginning of a date in epoch milliseconds. */
  date(name: string): number | undefined {
    return this.#moment(name, DATE, 'must be a date (YYYY-MM-DD)');
  }

  #moment(name: string, form: RegExp, message: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const time = form.test(text) ? Date.parse(text) : NaN;
    // Date.parse reads the 31st of February as the 3rd of March.
    if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 10))) return time;
    this.fault(name, message);
    return undefined;
  }

  #missing(name: string): number {
    if (this.#raw[name] === undefined) this.fault(name, 'is required');
    return 0;
  }
}
