import { nameOf } from '../../supervision/without-secrets.ts';

/** What a value must look like to be written: what fits none of these cannot be a name, a number of a card or a secret. */
const RULES = {
  /** A code of ours or of the platform, e.g. `signed-in`. No digits first: a PIN is none. */
  code: /^[a-z][a-z0-9-]{0,39}$/i,
  version: /^[0-9A-Za-z.+_-]{1,40}$/,
  /** The name that the till gives one of its parts, e.g. `the reading of a payment`. */
  part: /^the [a-z’ -]{1,60}$/,
  errorName: /^[A-Za-z]{1,40}(?: [A-Z][A-Z0-9_]{0,30})?$/,
  /** A place in the code without the folders above it: they may be named after a person. */
  frame: /^[\w.$<>[\] ]{0,60}\([\w.-]{1,60}:\d{1,7}:\d{1,7}\)$/,
} as const;

export type LogRule = keyof typeof RULES | 'count' | 'frames' | 'yes-or-no';

/**
 * Everything that may stand in the log: each event with its fields and what each may hold. Nothing else is written, so
 * a line never holds what a customer typed, a reference, a secret or words of another program.
 */
export const LOGGED = {
  'till-started': {
    version: 'version',
    electron: 'version',
    chromium: 'version',
    node: 'version',
    platform: 'code',
    system: 'version',
    architecture: 'code',
  },
  'till-closed': {},
  /** The file that was named holds no profile that can be read. */
  'profile-not-read': { why: 'code', error: 'errorName' },
  /** The till is being set up. */
  'setup-shown': { reason: 'code', failure: 'code' },
  /** A terminal is at work, with another profile than before or for the first time. */
  'profile-used': { environment: 'code', training: 'yes-or-no', currency: 'code' },
  'sign-in': { state: 'code', failure: 'code', action: 'code' },
  network: { state: 'code' },
  'rate-limit-wait': { seconds: 'count' },
  'rate-limit-over': {},
  notice: { code: 'code' },
  'notice-over': { code: 'code' },
  print: { state: 'code', trouble: 'code', copy: 'yes-or-no' },
  'drawer-not-opened': { failure: 'code' },
  'ledger-task': { task: 'code', result: 'code', faults: 'count' },
  'export-task': { form: 'code', result: 'code', failure: 'code' },
  /** `reason` is Chromium’s; of a window that was taken away there is none. */
  'screen-ended': { part: 'code', why: 'code', reason: 'code', exitCode: 'count' },
  'process-ended': { type: 'code', reason: 'code', exitCode: 'count' },
  'unexpected-error': { part: 'part', error: 'errorName', times: 'count', frames: 'frames' },
  /** A new version is loaded, is ready, was installed, or was not. */
  update: { version: 'version', came: 'code' },
  'crash-files': { kept: 'count', removed: 'count' },
  /** So many lines could not be written: the disk was full, say. */
  'lines-lost': { lines: 'count' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, LogRule>>>>;

type ValueOf<R> = R extends 'count'
  ? number
  : R extends 'yes-or-no'
    ? boolean
    : R extends 'frames'
      ? readonly string[]
      : string;

/** What happened. A field without a value is left out. */
export type LogEntry = {
  [E in keyof typeof LOGGED]: { readonly event: E } & {
    readonly [F in keyof (typeof LOGGED)[E]]?: ValueOf<(typeof LOGGED)[E][F]> | undefined;
  };
}[keyof typeof LOGGED];

/** In place of a value that is none of its field's. */
const WITHHELD = '…';

/** The entry as a line of the log. `at`: wall-clock milliseconds. */
export function logLine(at: number, entry: LogEntry): string {
  return `${JSON.stringify({ at: new Date(at).toISOString(), ...withheld(entry) })}\n`;
}

/** Only what is listed: of an entry that other code has made up as well. */
export function withheld(entry: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { event } = entry;
  if (typeof event !== 'string' || !Object.hasOwn(LOGGED, event)) return { event: WITHHELD };
  const rules: Readonly<Record<string, LogRule>> = LOGGED[event as LogEntry['event']];
  const fields = Object.entries(rules).flatMap(([name, rule]) => {
    const value = entry[name];
    return value === undefined ? [] : [[name, allowed(rule, value)]];
  });
  return Object.fromEntries([['event', event], ...fields]) as Record<string, unknown>;
}

/** The value, or that it was withheld where it does not look as the rule says. */
export function allowed(rule: LogRule, value: unknown): unknown {
  if (rule === 'count') return Number.isSafeInteger(value) ? value : WITHHELD;
  if (rule === 'yes-or-no') return typeof value === 'boolean' ? value : WITHHELD;
  if (rule === 'frames') {
    return Array.isArray(value)
      ? value.slice(0, MOST_FRAMES).map((frame) => allowed('frame', frame))
      : WITHHELD;
  }
  return typeof value === 'string' && RULES[rule].test(value) ? value : WITHHELD;
}

const MOST_FRAMES = 12;
/** A message that quotes what looks like a place is no place, and would take long to be read as one. */
const LONGEST_FRAME = 1_000;

/** What the log may say of an error: its class and the places in the code. Its message may quote what a person typed. */
export function loggedError(error: unknown): { readonly error: string; readonly frames: readonly string[] } {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const lines = stack.split('\n').filter((line) => line.length <= LONGEST_FRAME);
  const frames = lines.flatMap((line) => {
    const [, inside = '', file, place] =
      /^\s+at (?:(.*) \()?(?:.*[/\\])?([^/\\():]+):(\d+:\d+)\)?$/.exec(line) ?? [];
    return file === undefined ? [] : [`${inside.slice(0, 60)}(${file}:${place})`];
  });
  return { error: nameOf(error), frames };
}
