import type { ScannerSuffix } from '../../scanner.ts';

const suffixes: Record<ScannerSuffix, string> = { enter: 'Enter', tab: 'Tab', none: 'Nothing' };

/** Where a till is set to its scanner. */
export const scannerPage = {
  title: 'Scanner',
  scanNow: 'Scan any code now. Nothing is sold or charged here.',
  noMoney: 'Nothing is sold or charged here.',
  noScan: 'That was no scan: fewer than three characters. Try again.',
  tryScan: 'Try a scan',
  keys: 'Keys',
  pauses: 'Pauses between keys',
  useThese: 'Use what fits this scanner',
  gap: 'Longest pause between two keys',
  gapNote: 'Typed digits appear this much later',
  minLength: 'Shortest code',
  suffix: 'A code ends with',
  prefix: 'Prefix',
  prefixNote: 'What the scanner sends before each code',
  prefixFault: 'A prefix has no blanks, and only plain letters, digits and signs.',
  range: (from: number, to: number) => `${from} to ${to} ms`,
  ms: (value: number) => `${value} ms`,
  suffixes,
};
