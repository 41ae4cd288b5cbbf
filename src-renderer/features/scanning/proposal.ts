import { MAX_SCANNER_GAP_MS, MIN_SCANNER_LENGTH, type ScannerSettings } from '../../../shared/scanner.ts';
import type { RawKey } from './key-input.ts';

/** What a test scan looked like, and the settings that fit it. */
export interface TestScan {
  readonly code: string;
  /** Milliseconds; the shortest and the longest pause between two keys. */
  readonly fastest: number;
  readonly slowest: number;
  readonly proposed: ScannerSettings;
}

/** What the page offers for the longest pause: by cable, usual, slow radio, slower ones. */
export const GAPS_MS = [30, 75, 120, 200, MAX_SCANNER_GAP_MS] as const;

/** Pauses of the next scan may be longer than those of this one. */
const ROOM = 1.5;
const USUAL_GAP_MS = 75;
const USUAL_LENGTH = 6;
/** Marks before the code, or the name of its kind that scanners can send (ISO/IEC 15424, e.g. `]C1`). */
const PREFIX = /^(?:\][A-Za-z][0-9A-Za-z]|[^0-9A-Za-z\s]+)(?=.)/;

/** `undefined` when it was no scan: fewer than three characters. */
export function readTestScan(keys: readonly RawKey[]): TestScan | undefined {
  const text = keys.map(({ key }) => (Array.from(key).length === 1 ? key : '')).join('');
  const prefix = PREFIX.exec(text)?.[0] ?? '';
  const code = text.slice(prefix.length);
  if (code.length < MIN_SCANNER_LENGTH) return undefined;
  const gaps = keys.slice(1).map(({ at }, index) => at - (keys[index]?.at ?? at));
  const slowest = Math.max(...gaps);
  const wanted = Math.max(USUAL_GAP_MS, slowest * ROOM);
  const last = keys.at(-1)?.key;
  return {
    code,
    fastest: Math.min(...gaps),
    slowest,
    proposed: {
      gapMs: GAPS_MS.find((gap) => gap >= wanted) ?? MAX_SCANNER_GAP_MS,
      minLength: Math.min(USUAL_LENGTH, code.length),
      prefix,
      suffix: last === 'Enter' ? 'enter' : last === 'Tab' ? 'tab' : 'none',
    },
  };
}
