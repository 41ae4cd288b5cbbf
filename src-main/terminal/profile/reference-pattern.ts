import { referenceFault } from '../../../shared/payment/reference.ts';

/** What a profile's `referencePattern` may hold beside plain text, e.g. `{date}-{terminal}-{n}`. */
export interface ReferenceParts {
  /** Year, month and day by the till's clock, e.g. 261121. */
  readonly date: string;
  readonly terminal: string;
  /** The sale's number on this till, from 1. */
  readonly n: string;
  /** Four letters and digits that nobody can foresee. */
  readonly random: string;
}

export const DEFAULT_PATTERN = '{date}-{n}-{random}';

const PLACEHOLDER = /\{([^{}]*)\}/g;
const KNOWN: ReadonlySet<string> = new Set([
  'date',
  'terminal',
  'n',
  'random',
] satisfies (keyof ReferenceParts)[]);
/** Long enough for any terminal that is left room for. */
const LONGEST: Omit<ReferenceParts, 'terminal'> = { date: '991231', n: '9999999', random: 'XXXX' };

/** Whether every reference made from this pattern differs from the one before and fits the screens. */
export function isReferencePattern(pattern: string): boolean {
  const names = [...pattern.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');
  const plain = pattern.replace(PLACEHOLDER, '');
  return (
    names.every((name) => KNOWN.has(name)) &&
    (names.includes('n') || names.includes('random')) &&
    !/[{}]/.test(plain) &&
    referenceFault(plain) === undefined
  );
}

/** Whether this terminal's references are ones that a cashier could type; `pattern` is a pattern. */
export function fitsReference(pattern: string, terminal: string): boolean {
  return referenceFault(referenceFrom(pattern, { ...LONGEST, terminal })) === undefined;
}

export function referenceFrom(pattern: string, parts: ReferenceParts): string {
  return pattern.replace(PLACEHOLDER, (_, name: keyof ReferenceParts) => parts[name]);
}
