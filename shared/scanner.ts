/** How this till tells a barcode scanner, which types as a keyboard does, from a person. */
export interface ScannerSettings {
  /** The longest usual pause between two keys of a scanner, in milliseconds. Typed keys take effect this much later. */
  readonly gapMs: number;
  /** Fewer characters than this count as typed, however fast they come. */
  readonly minLength: number;
  /** Characters that the scanner sends before each code, and that are not part of it; may be empty. */
  readonly prefix: string;
  /** The key that the scanner sends after each code. */
  readonly suffix: ScannerSuffix;
}

export const SCANNER_SUFFIXES = ['enter', 'tab', 'none'] as const;
export type ScannerSuffix = (typeof SCANNER_SUFFIXES)[number];

export const MIN_SCANNER_GAP_MS = 20;
export const MAX_SCANNER_GAP_MS = 250;
export const MIN_SCANNER_LENGTH = 3;
export const MAX_SCANNER_LENGTH = 12;
export const MAX_SCANNER_PREFIX = 16;

/**
 * 75 ms holds a slow Bluetooth scanner (35 ms a key) with a radio that stalls for a key's length, and is below the
 * tenth of a second that people notice. Six keys at its pace, 60 ms or less on average, are out of reach of a hand on
 * digits: quick typists need 120 ms a key, and 200 ms on a number pad.
 */
export const DEFAULT_SCANNER: ScannerSettings = { gapMs: 75, minLength: 6, prefix: '', suffix: 'enter' };
