import { describe, expect, test } from 'vitest';
import { appFile } from '../../../../src-main/electron/pages/app-files.ts';
import { isAppAddress } from '../../../../src-main/electron/pages/app-origin.ts';
import { isTrusted } from '../../../../src-main/electron/ipc/trusted-sender.ts';

describe('files of the screens', () => {
  test('are found below their folder, with their type', () => {
    expect(appFile('/app/renderer', 'app://countertop/assets/a.js')).toEqual({
      path: '/app/renderer/assets/a.js',
      type: 'text/javascript; charset=utf-8',
    });
  });

  test('are never looked for above their folder', () => {
    expect(appFile('/app/renderer', 'app://countertop/%2e%2e/%2e%2e/etc/passwd.js')?.path).toBe(
      '/app/renderer/etc/passwd.js',
    );
  });

  test.each([
    'app://countertop/../secrets.json',
    'app://countertop/..%2f..%2fsecret.html',
    'app://countertop/a%00.js',
    'app://countertop/%',
    'app://countertop/',
    'app://countertop/settings.json',
    'nonsense',
  ])('%s is none of them', (address) => {
    expect(appFile('/app/renderer', address)).toBeUndefined();
  });
});

describe('who may give commands', () => {
  const ours = { frameUrl: 'app://countertop/index.html', isTopFrame: true, isOurWindow: true };

  test('is the top frame of our window with our screens', () =>
    expect(isTrusted(ours, 'index.html')).toBe(true));

  test.each([
    ['a foreign page', { frameUrl: 'https://evil.example.test/' }],
    ['a page that only looks like ours', { frameUrl: 'app://countertop.evil/index.html' }],
    ['the page of another contract', { frameUrl: 'app://countertop/customer.html' }],
    ['a file', { frameUrl: 'file:///app/renderer/index.html' }],
    ['a frame that is gone', { frameUrl: undefined }],
    ['an inner frame', { isTopFrame: false }],
    ['another window', { isOurWindow: false }],
  ])('is not %s', (_, difference) => expect(isTrusted({ ...ours, ...difference }, 'index.html')).toBe(false));

  test('is told by address parts, not by a prefix', () => {
    expect(isAppAddress('app://countertop@evil/index.html')).toBe(false);
    expect(isAppAddress('app://countertop/other.html')).toBe(true);
  });
});
