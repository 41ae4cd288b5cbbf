/** Keys that arrived faster than fingers, in a row: what a scanner that acts as a keyboard types. */
export interface Run {
  readonly text: string;
  readonly firstAt: number;
  readonly lastAt: number;
}

/** A key on its way, with the milliseconds at which it was struck. */
export interface RunKey {
  readonly key: string;
  readonly at: number;
  /** A key that is held down repeats itself faster than fingers, too. */
  readonly repeat: boolean;
}

/** Longer between two keys, and they are not of one run: a scanner on a slow radio link pauses less. */
const MAX_GAP_MS = 100;
/** Nobody types six keys and Enter at this pace, thirty a second; scanners are five times as fast. */
const MAX_AVERAGE_GAP_MS = 30;
const MIN_LENGTH = 6;
/** The shortest barcode of a shop's goods, EAN-8. */
const BARCODE_LENGTH = 8;

/** The run after one more key: a longer one, a new one, or none. */
export function followRun(run: Run | undefined, { key, at, repeat }: RunKey): Run | undefined {
  // Scanners strike Shift for capitals.
  if (key === 'Shift') return run;
  // Other keys have names of several letters.
  if (key.length !== 1 || repeat) return undefined;
  if (run === undefined || at - run.lastAt > MAX_GAP_MS) return { text: key, firstAt: at, lastAt: at };
  return { text: run.text + key, firstAt: run.firstAt, lastAt: at };
}

/** What was scanned, when Enter at `at` ends the run of a scanner. */
export function scanEndedAt(run: Run | undefined, at: number): string | undefined {
  if (run === undefined || run.text.length < MIN_LENGTH || at - run.lastAt > MAX_GAP_MS) return undefined;
  const average = (run.lastAt - run.firstAt) / (run.text.length - 1);
  return average < MAX_AVERAGE_GAP_MS ? run.text : undefined;
}

/**
 * What a scan means that is no article: a reference when it cannot be an amount, or when the amount stood there before
 * it. Other digits stay the amount that they are shown as. Those as long as a barcode are not charged by the scanner's
 * own Enter: a person presses Charge.
 */
export function meaningOfUnknown(scan: string, amountBefore: boolean): 'reference' | 'ask' | 'amount' {
  if (/[^0-9]/.test(scan) || amountBefore) return 'reference';
  return scan.length >= BARCODE_LENGTH ? 'ask' : 'amount';
}
