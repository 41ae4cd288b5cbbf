import { nameOf, withoutSecrets } from './without-secrets.ts';
import type { Notice } from '../../shared/contract/views.ts';
import type { ReportUnexpected } from '../../shared/report-unexpected.ts';

/** An error that has not come back for so long is history, and only in the log. */
const SHOWN_FOR_MS = 60 * 60_000;
/** Parts of the till of which errors are kept; more cannot be told apart on a screen. */
const MOST_PARTS = 10;

interface Seen {
  readonly name: string;
  readonly times: number;
  /** Monotonic milliseconds. */
  readonly at: number;
}

/** An error of the part `where`, the so many of it. */
export interface UnexpectedError {
  readonly where: string;
  readonly times: number;
  readonly error: unknown;
}

/**
 * Errors that nobody expected, of every part of the till. Each is logged without secrets, the 1st, 2nd, 4th, 8th … of
 * a part, so that one which comes back every second fills no disk; a notice on the screen names the part.
 */
export class UnexpectedErrors {
  readonly #monotonic: () => number;
  readonly #log: (text: string, error: UnexpectedError) => void;
  readonly #seen = new Map<string, Seen>();
  #onChange: () => void = () => undefined;

  /** `log` is given the error in words without secrets, and the error itself. */
  constructor(monotonic: () => number, log: (text: string, error: UnexpectedError) => void) {
    this.#monotonic = monotonic;
    this.#log = log;
  }

  /** From now on `onChange` is called whenever `notices` answers something new. */
  follow(onChange: () => void): void {
    this.#onChange = onChange;
  }

  /** Never throws: it is called where nothing else would catch. */
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
      // The log or the view is what fails: there is nowhere left to say it.
    }
  };

  /** What a manager should know: the part that failed and how, newest first. Empty an hour after the last error. */
  notices(): readonly Notice[] {
    const since = this.#monotonic() - SHOWN_FOR_MS;
    const recent = [...this.#seen].filter(([, { at }]) => at >= since).toReversed();
    if (recent.length === 0) return [];
    const detail = recent.map(([where, { name, times }]) => `${where}: ${name} (${times})`).join(', ');
    return [{ code: 'unexpected-error', detail }];
  }

  #keep(where: string, seen: Seen): void {
    // Set anew, it stands last.
    this.#seen.delete(where);
    this.#seen.set(where, seen);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > MOST_PARTS && oldest !== undefined) this.#seen.delete(oldest);
  }
}
