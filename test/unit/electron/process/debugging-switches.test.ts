import { expect, test } from 'vitest';
import {
  isDebugged,
  isDriven,
  refusedSwitches,
} from '../../../../src-main/electron/process/debugging-switches.ts';

const asked = (...names: string[]) => ({ hasSwitch: (name: string) => names.includes(name) });
const refused = (args: readonly string[], { platform = 'linux', isRoot = false, elsewhere = [''] } = {}) =>
  refusedSwitches({
    args,
    commandLine: asked(...elsewhere),
    platform: platform as NodeJS.Platform,
    isRoot,
  });

test('switches that let somebody look into an installed till are named', () => {
  expect(refused(['--lang=de', '--remote-debugging-port=0', '--inspect'])).toEqual([
    '--remote-debugging-port',
    '--inspect',
  ]);
});

test('an installed till takes the switches that it knows, and no other', () => {
  const known = [
    '--user-data-dir=/till',
    '--kiosk',
    '--training',
    '--windowed',
    '--customer-display=windowed',
  ];
  expect(refused([...known, '--ozone-platform=wayland', '--key-file=/k', '--profile=p', 'file'])).toEqual([]);
  for (const name of [
    ...['--no-sandbox', '--disable-gpu-sandbox', '--disable-site-isolation-trials', '--js-flags'],
    ...['--enable-blink-features', '--enable-features', '--disable-features', '--a-switch-of-next-year'],
  ])
    expect(refused([`${name}=x`])).toEqual([name]);
});

test('a switch is known by every form in which Chromium reads it', () => {
  expect(refused(['-inspect=0', '--', '--inspect'])).toEqual(['--inspect']);
  expect(refused(['/No-Sandbox', '--LANG=de', '--updated'], { platform: 'win32' })).toEqual(['--no-sandbox']);
  expect(refused(['/path/of/a/file'])).toEqual([]);
  expect(refused(['-psn_0_1234'], { platform: 'darwin' })).toEqual([]);
});

test('Chromium’s sandbox is off for root only, whoever asks for it', () => {
  expect(refused([], { elsewhere: ['no-sandbox', 'inspect-brk'] })).toEqual([
    '--inspect-brk',
    '--no-sandbox',
  ]);
  expect(refused(['--no-sandbox', '--disable-gpu-sandbox'], { isRoot: true })).toEqual([
    '--disable-gpu-sandbox',
  ]);
});

test('a debugger or a test driver drives a till, a flag of the engine does not', () => {
  expect(isDriven(asked('inspect-brk'))).toBe(true);
  expect(isDriven(asked('remote-debugging-pipe'))).toBe(true);
  expect(isDriven(asked('js-flags'))).toBe(false);
});

test('somebody may stop pages through a port that they chose, and not through one that a test driver was given', () => {
  const chosen = (port: string) => ({ getSwitchValue: () => port, hasSwitch: () => false });
  expect(isDebugged(chosen('9222'))).toBe(true);
  expect(isDebugged(chosen('0'))).toBe(false);
  expect(isDebugged(chosen(''))).toBe(false);
  expect(
    isDebugged({ getSwitchValue: () => '', hasSwitch: (name) => name === 'remote-debugging-pipe' }),
  ).toBe(true);
});
