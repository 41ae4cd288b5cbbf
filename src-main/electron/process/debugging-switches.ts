import type { CommandLine } from 'electron';

/**
 * Let another program, or another page, into main or a screen. Chromium and Node take them from the command line,
 * wherever the application was started from. https://www.electronjs.org/docs/latest/api/command-line-switches
 */
const ATTACHING = ['inspect', 'inspect-brk', 'remote-debugging-port', 'remote-debugging-pipe'];
const REFUSED = [
  ...ATTACHING,
  ...['inspect-wait', 'inspect-port', 'inspect-publish-uid', 'debug', 'debug-brk', 'debug-port'],
  ...['remote-debugging-address', 'remote-debugging-socket-name', 'remote-allow-origins'],
  ...['auto-open-devtools-for-tabs', 'custom-devtools-frontend'],
  // Foreign code in one of the processes.
  ...['js-flags', 'load-extension', 'renderer-cmd-prefix', 'utility-cmd-prefix', 'gpu-launcher'],
  // Take the protection of a page away.
  ...['disable-web-security', 'single-process'],
  // Lead what the processes send past the till's own rules, or write it down.
  ...['host-rules', 'host-resolver-rules', 'proxy-server', 'proxy-pac-url', 'ignore-certificate-errors'],
  ...['ignore-certificate-errors-spki-list', 'log-net-log', 'ssl-key-log-file'],
];

/** The switches of this start with which somebody could read or change what an installed till does. */
export function refusedSwitches(commandLine: Pick<CommandLine, 'hasSwitch'>): readonly string[] {
  return REFUSED.filter((name) => commandLine.hasSwitch(name)).map((name) => `--${name}`);
}

/** Asks Chromium: a test driver takes its switches out of the arguments before our code runs. */
export function isDriven(commandLine: Pick<CommandLine, 'hasSwitch'>): boolean {
  return ATTACHING.some((name) => commandLine.hasSwitch(name));
}
