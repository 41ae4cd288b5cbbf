import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { ElectronKioskWindow } from '../../../../src-main/electron/windows/kiosk-window.ts';
import { VirtualClock } from '../../../support/worlds/virtual-clock.ts';

/** A window of the system's, as far as a kiosk's is made and taken away. */
class SystemWindow extends EventEmitter {
  isGone = false;
  readonly webContents = Object.assign(new EventEmitter(), {
    isCrashed: () => false,
    mainFrame: { executeJavaScript: () => Promise.resolve(0) },
  });

  constructor() {
    super();
    system.tries.push(system.clock.monotonic());
    if (system.refuses) throw new Error('no window can be made');
    system.window = this;
  }

  removeMenu = (): void => undefined;
  setAlwaysOnTop = (): void => undefined;
  setClosable = (): void => undefined;
  setKiosk = (): void => undefined;
  loadURL = (): Promise<void> => Promise.resolve();
  isDestroyed = (): boolean => this.isGone;
  destroy(): void {
    this.isGone = true;
    this.emit('closed');
  }
}

const system: { clock: VirtualClock; refuses: boolean; tries: number[]; window: SystemWindow | undefined } =
  vi.hoisted(() => ({ clock: undefined as never, refuses: false, tries: [], window: undefined }));

vi.mock('electron', async () => {
  const { EventEmitter: Events } = await import('node:events');
  const display = { bounds: { x: 0, y: 0, width: 1_080, height: 1_920 } };
  const screen = { getAllDisplays: () => [display], getPrimaryDisplay: () => display };
  return {
    app: new Events(),
    dialog: {},
    get BrowserWindow() {
      return SystemWindow;
    },
    nativeTheme: {},
    powerSaveBlocker: { start: () => 1, stop: () => undefined },
    screen: Object.assign(new Events(), screen),
  };
});

beforeEach(() => {
  Object.assign(system, { clock: new VirtualClock(), refuses: false, tries: [], window: undefined });
});

/** A kiosk whose window is taken away while the system makes none. */
function kioskWithout() {
  const { clock } = system;
  const reported: unknown[] = [];
  const opened: unknown[] = [];
  const kiosk = new ElectronKioskWindow({
    preload: 'kiosk.js',
    windowed: false,
    display: undefined,
    onOpenedAgain: (window) => opened.push(window),
    crashRecovery: {
      clock,
      spareMs: () => clock.monotonic(),
      mainThreadOf: () => undefined,
      sleepOf: () => undefined,
      isDebugged: true,
      report: (_where, error) => reported.push(error),
      onEnded: () => undefined,
      message: () => Promise.resolve(undefined),
    },
  });
  system.tries = [];
  system.refuses = true;
  system.window?.destroy();
  return { kiosk, clock, reported, opened };
}

test('a kiosk’s window that cannot be made again is tried for ever, ever more slowly, and opens', async () => {
  const { kiosk, clock, reported, opened } = kioskWithout();
  await clock.advance(10 * 60_000);
  expect(system.tries.slice(0, 6).map((at) => at / 1_000)).toEqual([0, 0, 0, 5, 15, 35]);
  expect(system.tries.length).toBeGreaterThan(10);
  expect(reported).toHaveLength(system.tries.length);
  system.refuses = false;
  await clock.advance(60_000);
  expect(opened).toEqual([system.window]);
  expect(kiosk.browserWindow).toBe(system.window);
  expect(kiosk.browserWindow.isDestroyed()).toBe(false);
});

test('once staff may leave, nothing is tried any more', async () => {
  const { kiosk, clock, opened } = kioskWithout();
  await clock.advance(60_000);
  const { length } = system.tries;
  kiosk.release();
  system.refuses = false;
  await clock.advance(10 * 60_000);
  expect(system.tries).toHaveLength(length);
  expect(opened).toEqual([]);
  expect(clock.pending()).toBe(0);
});
