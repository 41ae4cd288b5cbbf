import { expect, test } from 'vitest';
import { readCommandLine } from '../../../../src-main/electron/process/command-line.ts';
import { readReadyLine } from '../../../../src-main/electron/training/training-ready.ts';

test('switches are read wherever they stand among Chromium’s own', () => {
  const argv = [
    'electron',
    '--no-sandbox',
    '.',
    '--user-data-dir=/d',
    '--profile=/p.json',
    '--windowed',
    '--key-file=/k',
    '--lang=de',
  ];
  expect(readCommandLine(argv, {})).toEqual({
    userDataDir: '/d',
    profileFile: '/p.json',
    training: false,
    kiosk: false,
    windowed: true,
    supervised: false,
    trial: false,
    customerWindowed: false,
    keyFile: '/k',
    lang: 'de',
  });
});

test('the variable works like the profile switch, which wins', () => {
  const env = { COUNTERTOP_PROFILE: '/env.json' };
  expect(readCommandLine([], env)).toMatchObject({ profileFile: '/env.json' });
  expect(readCommandLine(['--profile=/p.json'], env)).toMatchObject({ profileFile: '/p.json' });
  expect(readCommandLine(['--profile='], {})).not.toHaveProperty('profileFile');
});

test('only a complete ready line counts as one', () => {
  const ready = {
    ready: true,
    baseUrl: 'http://127.0.0.1:4010',
    controlUrl: 'http://127.0.0.1:4010/control/x',
    profile: { version: 1 },
    secrets: { terminalPassword: 'a', clientSecret: 'b', apiKey: 'c' },
  };
  expect(readReadyLine(JSON.stringify(ready))).toMatchObject({ port: 4010, profileText: '{"version":1}' });
  expect(readReadyLine('listening')).toBeUndefined();
  expect(readReadyLine(JSON.stringify({ ...ready, ready: false }))).toBeUndefined();
});

test('the customer’s screen is a window only when it is asked to be one', () => {
  expect(readCommandLine(['--customer-display=windowed'], {})).toMatchObject({ customerWindowed: true });
  expect(readCommandLine(['--customer-display=automatic'], {})).toMatchObject({ customerWindowed: false });
});
