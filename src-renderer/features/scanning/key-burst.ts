import type { ScannerSettings } from '../../../shared/scanner.ts';

/** Keys that came so close together that they may be a scanner's. */
export interface KeyBurst {
  /** What they write, the prefix included. */
  readonly text: string;
  /** Pauses between its keys that are no longer than usual of this scanner. */
  readonly usual: Pauses;
  readonly stalls: Pauses;
  /** Event time of the last key, in milliseconds. */
  readonly lastAt: number;
  /** The longest of the times from a key's stroke to its arrival, in milliseconds: how busy the computer is. */
  readonly lateMs: number;
}

interface Pauses {
  readonly count: number;
  /** Their sum in milliseconds. */
  readonly ms: number;
}

/** A key of a burst; `text` is empty for one that writes nothing. */
interface BurstKey {
  readonly text: string;
  /** Event time in milliseconds. */
  readonly at: number;
  /** So long after `at` it arrived, in milliseconds. */
  readonly lateMs: number;
}

/** What came after the last key: the key that ends a code, or nothing. */
export type BurstEnd = 'suffix' | 'pause';

/** This share of the longest usual pause is the slowest average of a scanner: at 75 ms, one of 60 ms a key has room to waver. */
const AVERAGE_SHARE = 0.85;
/** One pause in so many may be longer than usual: a radio link stalls. */
const STALL_ONE_IN = 4;
/** So many keys at a scanner's pace, and a longer pause is a stall and not the end. */
const KEYS_BEFORE_STALL = 4;
/** A whole code waits this long for its suffix: nobody who has just scanned presses a key so soon. */
const SUFFIX_WAIT_MS = 250;
/**
 * The same of a whole code whose suffix is still to come, and of keys at a scanner's pace that are more than digits: a till may be
 * as busy as that, and hardly anybody types them so fast.
 */
const MIXED_WAIT_MS = 500;
/** No longer, however late the keys of a burst were: a person waits for what these keys do. */
const LONGEST_MIXED_WAIT_MS = 2_500;
/** Few barcodes are longer: so many keys at a scanner's pace are a QR code's, which must come whole, however the till is busy. */
const LONG_CODE_KEYS = 50;
const LONG_CODE_WAIT_MS = 1_500;
/** No code has more (digits of the largest QR code): a device that sends keys without end is looked at in parts, each of them soon. */
const MOST_KEYS = 7_089;

/** The burst with one more key. The caller has checked with `isOver` that it still goes on. */
export function withKey(burst: KeyBurst | undefined, key: BurstKey, settings: ScannerSettings): KeyBurst {
  const { text, at, lateMs } = key;
  if (burst === undefined) return { text, usual: NONE, stalls: NONE, lastAt: at, lateMs };
  const gap = at - burst.lastAt;
  const kind = gap <= settings.gapMs ? 'usual' : 'stalls';
  return {
    ...burst,
    [kind]: { count: burst[kind].count + 1, ms: burst[kind].ms + gap },
    text: burst.text + text,
    lastAt: at,
    lateMs: Math.max(burst.lateMs, lateMs),
  };
}

const NONE: Pauses = { count: 0, ms: 0 };

/** Whether a key that was struck at `at` (event time in milliseconds) begins another burst. */
export function isOver(burst: KeyBurst, at: number, settings: ScannerSettings): boolean {
  return pausesOf(burst).count >= MOST_KEYS || at - burst.lastAt > patienceMs(burst, settings);
}

/** How long after its last key a burst is over: short for what may be typing, longer for what looks like a scanner. */
export function patienceMs(burst: KeyBurst, settings: ScannerSettings): number {
  if (pausesOf(burst).count >= LONG_CODE_KEYS && hasPace(burst, settings)) return LONG_CODE_WAIT_MS;
  const stalled = 2 * settings.gapMs;
  if (settings.suffix !== 'none' && hasCode(burst, settings)) return Math.max(stalled, SUFFIX_WAIT_MS);
  return looksLikeScanner(burst, settings) ? stalled : settings.gapMs;
}

/**
 * How long the next key is waited for. A busy computer brings it later than it was struck: digits that went on as typing are
 * taken back then; what another key has done, as `+` that rings up, and half a code that was looked up, cannot be. The later the
 * keys before it came, the later it may come.
 */
export function waitMs(burst: KeyBurst, settings: ScannerSettings): number {
  const patience = patienceMs(burst, settings);
  const mayBeScan = pausesOf(burst).count > 0 && hasPace(burst, settings);
  const mayBeHalf = settings.suffix !== 'none' && hasCode(burst, settings);
  if (!mayBeScan || !(mayBeHalf || /\D/.test(burst.text))) return patience;
  return Math.max(patience, Math.min(MIXED_WAIT_MS + burst.lateMs, LONGEST_MIXED_WAIT_MS));
}

/** Whether so many keys have come at a scanner's pace that the next one belongs to them whatever it is. */
export function looksLikeScanner(burst: KeyBurst, settings: ScannerSettings): boolean {
  return pausesOf(burst).count + 1 >= KEYS_BEFORE_STALL && hasPace(burst, settings);
}

/**
 * The code, when this burst is a scan. In a text box a code without its suffix is typing, unless the scanner is set to
 * have none: keys that other programs send there come as fast. Letters alone have to be twice as fast, because people
 * type words faster than numbers.
 */
export function codeOf(
  burst: KeyBurst,
  settings: ScannerSettings,
  end: BurstEnd,
  inTextBox: boolean,
): string | undefined {
  if (!hasCode(burst, settings)) return undefined;
  if (inTextBox && end === 'pause' && settings.suffix !== 'none') return undefined;
  if (inTextBox && !/[0-9]/.test(burst.text) && average(pausesOf(burst)) > settings.gapMs / 3)
    return undefined;
  return withoutPrefix(burst.text, settings);
}

function hasCode(burst: KeyBurst, settings: ScannerSettings): boolean {
  const { prefix, minLength } = settings;
  const code = withoutPrefix(burst.text, settings);
  const isLongEnough =
    prefix !== '' && burst.text.startsWith(prefix) ? code !== '' : code.length >= minLength;
  return isLongEnough && hasPace(burst, settings);
}

function hasPace({ usual, stalls }: KeyBurst, { gapMs }: ScannerSettings): boolean {
  const most = Math.floor((usual.count + stalls.count) / STALL_ONE_IN);
  return stalls.count <= most && average(usual) <= gapMs * AVERAGE_SHARE;
}

const pausesOf = ({ usual, stalls }: KeyBurst): Pauses => ({
  count: usual.count + stalls.count,
  ms: usual.ms + stalls.ms,
});

function withoutPrefix(text: string, { prefix }: ScannerSettings): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

/** 0 for none. */
const average = ({ count, ms }: Pauses): number => (count === 0 ? 0 : ms / count);
