import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { recoverFromCrashes } from '../../../../src-main/electron/windows/crash-recovery.ts';
import { RestartPace } from '../../../../src-main/electron/windows/restart-pace.ts';
import { KIOSK_PAGE, pageAddress, TILL_PAGE } from '../../../../src-main/electron/pages/app-origin.ts';
import { VirtualClock } from '../../../support/worlds/virtual-clock.ts';

vi.mock('electron', () => ({ app: { on: () => undefined, off: () => undefined }, dialog: {} }));

const PAGE = pageAddress(KIOSK_PAGE);

/** A kiosk's window whose page the disk gives from the load of this number on; the first is its own. */
function kioskWindow(givenAt: number) {
  const clock = new VirtualClock();
  const loads: number[] = [];
  const ended: unknown[] = [];
  const fails = (code = -2, page = PAGE): void =>
    void contents.emit('did-fail-load', {}, code, 'ERR_FAILED', page, true, 1, 1);
  const contents = Object.assign(new EventEmitter(), {
    isCrashed: () => false,
    mainFrame: { executeJavaScript: () => Promise.resolve(0) },
    loadURL: (url: string) => {
      expect(url).toBe(PAGE);
      loads.push(clock.monotonic());
      if (loads.length + 1 >= givenAt) return Promise.resolve();
      fails();
      return Promise.reject(new Error('ERR_FAILED'));
    },
  });
  const window = Object.assign(new EventEmitter(), { webContents: contents, isDestroyed: () => false });
  recoverFromCrashes(
    window as never,
    { part: 'kiosk-screen', pace: new RestartPace() },
    {
      clock,
      spareMs: () => clock.monotonic(),
      mainThreadOf: () => undefined,
      sleepOf: () => undefined,
      isDebugged: true,
      report: () => undefined,
      onEnded: (end) => ended.push(end),
      message: () => Promise.resolve(undefined),
    },
  );
  return { clock, window, contents, loads, ended, fails };
}

test('a page that the disk did not give is loaded again until it does, more and more slowly', async () => {
  const { clock, loads, ended, fails } = kioskWindow(7);
  fails();
  await clock.advance(600_000);
  expect(loads).toHaveLength(6);
  expect(loads.slice(0, 3)).toEqual([0, 0, 0]);
  for (const [index, at] of loads.slice(3).entries()) expect(at).toBeGreaterThan(loads[index + 2] ?? 0);
  expect(ended[0]).toEqual({ part: 'kiosk-screen', why: 'blank', reason: 'ERR_FAILED', exitCode: -2 });
});

test('a page that is not the window’s own is never loaded in it', async () => {
  const { clock, loads, ended, fails } = kioskWindow(2);
  fails(-2, pageAddress(TILL_PAGE));
  fails(-2, 'https://pay.example.test/');
  await clock.advance(600_000);
  expect([loads, ended]).toEqual([[], []]);
});

test('a load that another took the place of, and one of a window that was closed, are not made again', async () => {
  const { clock, window, loads, fails } = kioskWindow(2);
  fails(-3);
  await clock.advance(600_000);
  expect(loads).toEqual([]);
  fails();
  window.emit('closed');
  await clock.advance(600_000);
  expect(loads).toEqual([]);
});
