import type { CommandLine } from 'electron';

/**
 * Let another program, or another page, into main or a screen. Chromium and Node take them from the command line,
 * wherever the application was started from. https://www.electronjs.org/docs/latest/api/command-line-switches
 */
const ATTACHING = ['inspect', 'inspect-brk', 'remote-debugging-port', 'remote-debugging-pipe'];

/** The till's own: `command-line.ts`. */
const OF_THE_TILL = [
  ...['user-data-dir', 'profile', 'secrets-file', 'key-file', 'lang'],
  ...['training', 'kiosk', 'windowed', 'customer-display', 'supervised', 'trial'],
];

/** Chromium has more than a thousand; a shop may need these, for its display, its touch screen and its keyring. */
const OF_CHROMIUM = [
  ...['ozone-platform', 'ozone-platform-hint', 'display', 'force-device-scale-factor', 'disable-gpu'],
  ...['touch-events', 'enable-wayland-ime', 'wayland-text-input-version', 'password-store'],
];

/** Windows' installer starts the till with it after an update. */
const ALLOWED = new Set([...OF_THE_TILL, ...OF_CHROMIUM, 'updated']);

interface Start {
  /** The arguments, without the program. */
  readonly args: readonly string[];
  readonly commandLine: Pick<CommandLine, 'hasSwitch'>;
  readonly platform: NodeJS.Platform;
  /** Chromium's sandbox refuses to run as root. */
  readonly isRoot: boolean;
}

/**
 * The switches of this start that an installed till does not know: any of the others could let somebody read or change
 * what it does. Chromium is asked for the worst of them, too: they may come from the environment
 * (`ELECTRON_DISABLE_SANDBOX`).
 */
export function refusedSwitches({ args, commandLine, platform, isRoot }: Start): readonly string[] {
  const end = args.indexOf('--');
  const given = (end < 0 ? args : args.slice(0, end)).flatMap((arg) => switchIn(arg, platform) ?? []);
  const elsewhere = [...ATTACHING, 'no-sandbox'].filter((name) => commandLine.hasSwitch(name));
  return [...new Set([...given, ...elsewhere])]
    .filter((name) => !ALLOWED.has(name) && !(isRoot && name === 'no-sandbox'))
    .map((name) => `--${name}`);
}

/** As Chromium reads it: one dash is as good as two, and on Windows a slash, too. */
function switchIn(arg: string, platform: NodeJS.Platform): string | undefined {
  const windows = platform === 'win32';
  const name = (windows ? /^(?:--?|\/)([^=]+)/ : /^--?([^=]+)/).exec(arg)?.[1];
  if (name === undefined) return undefined;
  // macOS counts the processes that its Finder starts.
  if (platform === 'darwin' && name.startsWith('psn_')) return undefined;
  return windows ? name.toLowerCase() : name;
}

/** Asks Chromium: a test driver takes its switches out of the arguments before our code runs. */
export function isDriven(commandLine: Pick<CommandLine, 'hasSwitch'>): boolean {
  return ATTACHING.some((name) => commandLine.hasSwitch(name));
}

/**
 * Whether somebody may stop pages from outside, in an editor say, and they do not answer then. A test driver has Chromium choose
 * a port, and stops none.
 */
export function isDebugged(commandLine: Pick<CommandLine, 'getSwitchValue' | 'hasSwitch'>): boolean {
  const port = commandLine.getSwitchValue('remote-debugging-port');
  return commandLine.hasSwitch('remote-debugging-pipe') || (port !== '' && port !== '0');
}
