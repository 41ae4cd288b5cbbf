import { expect, test, vi } from 'vitest';

test.each([
  ['an installed till', true, false],
  ['a till that runs from a checkout', false, true],
])('of %s: packed is %j, tools of developers are %j', async (_, isPackaged, devTools) => {
  vi.resetModules();
  vi.doMock('electron', () => ({ app: { isPackaged } }));
  const { SECURE_WEB_PREFERENCES } =
    await import('../../../../src-main/electron/pages/secure-web-preferences.ts');
  expect(SECURE_WEB_PREFERENCES).toMatchObject({ devTools, sandbox: true, contextIsolation: true });
});
