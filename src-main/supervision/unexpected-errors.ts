import { nameOf, withoutSecrets } from './without-secrets.ts';
import type { Notice } from '../../shared/contract/views.ts';
import type { ReportUnexpected } from '../../shared/report-unexpected.ts';

/** An error that has not come back for this long is only in the log. */
const SHOWN_FOR_MS = 60 * 60_000;
/** For how many parts of the till errors are kept; a screen cannot show more. */
const MOST_PARTS = 10;

interface Seen {
  readonly name: string;
  readonly times: number;
  /** Monotonic milliseconds. */
  readonly at: number;
}

/** An error of the part `where`; `times` is how many this part has had. */
export interface UnexpectedError {
  readonly where: string;
  readonly times: number;
  readonly error: unknown;
}

/**
 * Unexpected errors of all parts of the till. They are logged without secrets: the 1st, 2nd, 4th, 8th … of each part, so that
 * an error that comes every second does not fill the disk. A notice on the screen names the part.
 */
export class UnexpectedErrors {
  readonly #monotonic: () => number;
  readonly #log: (text: string, error: UnexpectedError) => void;
  readonly #seen = new Map<string, Seen>();
  #onChange: () => void = () => undefined;

  /** `log` gets a text without secrets, and the error itself. */
  constructor(monotonic: () => number, log: (text: string, error: UnexpectedError) => void) {
    this.#monotonic = monotonic;
    this.#log = log;
  }

  /** Calls `onChange` from now on whenever `notices` has changed. */
  follow(onChange: () => void): void {
    this.#onChange = onChange;
  }

  /** Reports an error. Never throws, because nothing would catch that. */
  readonly report: ReportUnexpected = (where, error) => {
    try {
      const times = (this.#seen.get(where)?.times ?? 0) + 1;
      this.#keep(where, { name: nameOf(error), times, at: this.#monotonic() });
      if (Number.isInteger(Math.log2(times))) {
        const text = `unexpected error in ${where}, number ${times}: ${withoutSecrets(error)}`;
        this.#log(text, { where, times, error });
      }
      this.#onChange();
    } catch {
      // The log or the view fails itself, so it cannot be reported anywhere.
    }
  };

  /** A notice with the parts that failed, newest first; none an hour after the last error. */
  notices(): readonly Notice[] {
    const since = this.#monotonic() - SHOWN_FOR_MS;
    const recent = [...this.#seen].filter(([, { at }]) => at >= since).toReversed();
    if (recent.length === 0) return [];
    const detail = recent.map(([where, { name, times }]) => `${where}: ${name} (${times})`).join(', ');
    return [{ code: 'unexpected-error', detail }];
  }

  #keep(where: string, seen: Seen): void {
    // Deleted first, so that it becomes the last entry.
    this.#seen.delete(where);
    this.#seen.set(where, seen);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > MOST_PARTS && oldest !== undefined) this.#seen.delete(oldest);
  }
}
