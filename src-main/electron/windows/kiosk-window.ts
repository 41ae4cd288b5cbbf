import { app, BrowserWindow, screen } from 'electron';
import { kioskDisplay } from '../../customer-display/displays.ts';
import { KIOSK_VIEW_CHANNEL } from '../../../shared/contract/kiosk.ts';
import { DisplayKeeper } from '../power.ts';
import { KIOSK_PAGE } from '../pages/app-origin.ts';
import { loadPage } from '../pages/load-page.ts';
import { recoverFromCrashes } from './crash-recovery.ts';
import { onceDrawn } from './once-drawn.ts';
import { openAgain } from './open-again.ts';
import { RestartPace } from './restart-pace.ts';
import { takeTypingOnly } from './typing-keys.ts';
import { backgroundOf, applyTheme } from './window-theme.ts';
import { secureWindow } from './secure-window.ts';
import { SCREEN_PAGE } from './window.ts';
import type { Display, Rectangle } from 'electron';
import type { KioskView } from '../../../shared/contract/kiosk.ts';
import type { CrashRecovery } from './crash-recovery.ts';

const WINDOWED = { width: 1080, height: 800, useContentSize: true } as const;

/** Full screen is what `kiosk` brings, and what it covers is said by its bounds. */
const LOCKED = {
  frame: false,
  kiosk: true,
  fullscreen: true,
  closable: false,
  minimizable: false,
  maximizable: false,
  movable: false,
  alwaysOnTop: true,
} as const;

/** Its own type has a form for each change, and none for all of them. Not there before the application is ready. */
const displays = (): NodeJS.EventEmitter => screen;
const DISPLAY_CHANGES = ['display-added', 'display-removed', 'display-metrics-changed'] as const;

export interface KioskWindowParts {
  readonly preload: string;
  readonly crashRecovery: CrashRecovery;
  /** An ordinary window that may be closed: for trying it out, and for tests. */
  readonly windowed: boolean;
  /** Hears of the window that took the place of one that was taken away. */
  readonly onOpenedAgain: (window: BrowserWindow) => void;
  /** Of the display that it covers, counted from the left; the primary one without it. */
  readonly display: number | undefined;
}

/**
 * The window of an unattended till. It covers its display and stays there: it is not closed, minimized, moved or covered,
 * takes no key but those that type, and is never enlarged. What the system keeps to itself (switching to another program or
 * terminal) no application can refuse: docs/kiosk.md says so.
 */
export class ElectronKioskWindow {
  readonly #parts: KioskWindowParts;
  readonly #awake = new DisplayKeeper();
  readonly #pace = new RestartPace();
  #isLocked: boolean;
  /** The cashier's window, while somebody of the staff works there. */
  #asideFor: BrowserWindow | undefined;
  #window: BrowserWindow;

  constructor(parts: KioskWindowParts) {
    this.#parts = parts;
    this.#isLocked = !parts.windowed;
    this.#followDisplays();
    this.#window = this.#open();
  }

  /** Another one after a window that was taken away: ask each time. */
  get browserWindow(): BrowserWindow {
    return this.#window;
  }

  /** What it covers now: the display of the profile, or the primary one while that is unplugged. */
  get display(): Display {
    return kioskDisplay(screen.getAllDisplays(), screen.getPrimaryDisplay(), this.#parts.display);
  }

  /** Staff may leave: from here on the window takes every key and can be closed, and is not opened again. */
  release(): void {
    if (!this.#isLocked) return;
    this.#isLocked = false;
    if (this.#window.isDestroyed()) return;
    this.#window.setAlwaysOnTop(false);
    this.#window.setClosable(true);
    this.#window.setKiosk(false);
  }

  show(view: KioskView): void {
    if (this.#window.isDestroyed()) return;
    applyTheme(this.#window, view.theme);
    this.#window.webContents.send(KIOSK_VIEW_CHANNEL, view);
  }

  /** Out of the way of another window, which is put where this one was, until `comeBack`. */
  stepAsideFor(other: BrowserWindow): void {
    this.#asideFor = other;
    // One that fills a display does not move to another, and has nothing to be closed by.
    if (other.isFullScreen()) other.setFullScreen(false);
    if (this.#isLocked) this.#putOnDisplay(other);
    if (!this.#window.isDestroyed()) this.#window.hide();
  }

  comeBack(): void {
    this.#asideFor = undefined;
    if (!this.#window.isDestroyed()) this.#window.show();
  }

  /** For good. */
  close(): void {
    this.release();
    if (!this.#window.isDestroyed()) this.#window.destroy();
    for (const change of DISPLAY_CHANGES) displays().off(change, this.#cover);
  }

  /** Not every system moves a window whose display is unplugged. */
  #putOnDisplay(other: BrowserWindow): void {
    if (other.isDestroyed()) return;
    const { x, y, width, height } = this.display.workArea;
    const size = other.getBounds();
    other.setBounds({ x, y, width: Math.min(width, size.width), height: Math.min(height, size.height) });
  }

  #open(): BrowserWindow {
    const { preload, crashRecovery } = this.#parts;
    const window = secureWindow(
      {
        title: 'Countertop, kiosk',
        ...(this.#isLocked ? { ...LOCKED, ...aDotHigher(this.display.bounds) } : WINDOWED),
        show: false,
        backgroundColor: backgroundOf('system'),
      },
      { preload, ...SCREEN_PAGE },
    );
    this.#awake.keepOn(true);
    onceDrawn(window, crashRecovery.clock, () => {
      if (!this.#asideFor) window.show();
    });
    recoverFromCrashes(window, { part: 'kiosk-screen', pace: this.#pace }, crashRecovery);
    takeTypingOnly(window, () => this.#isLocked);
    this.#stayOpen(window);
    loadPage(window, KIOSK_PAGE);
    return window;
  }

  #stayOpen(window: BrowserWindow): void {
    let isEnding = false;
    const onEnding = (): void => {
      isEnding = true;
    };
    // The session of the computer ends, or the process is asked to end: nothing may hold that up.
    app.on('before-quit', onEnding);
    window.on('close', (event) => {
      if (this.#isLocked && !isEnding) event.preventDefault();
    });
    // Not within the event: what is put right here brings the next one.
    const coverSoon = (): void => void setImmediate(this.#cover);
    window.on('show', coverSoon);
    window.on('minimize', coverSoon);
    window.on('leave-full-screen', coverSoon);
    window.once('closed', () => {
      this.#awake.keepOn(false);
      app.off('before-quit', onEnding);
      if (this.#isLocked && !isEnding) this.#openAgain();
    });
  }

  /** Whoever took it away asked nobody. */
  #openAgain(): void {
    const { crashRecovery, onOpenedAgain } = this.#parts;
    crashRecovery.onEnded({ part: 'kiosk-screen', why: 'taken' });
    void openAgain(crashRecovery, this.#pace, () => {
      if (!this.#isLocked) return;
      this.#window = this.#open();
      onOpenedAgain(this.#window);
    });
  }

  readonly #cover = (): void => {
    const window = this.#window;
    if (!this.#isLocked || window.isDestroyed()) return;
    if (this.#asideFor) {
      this.#putOnDisplay(this.#asideFor);
      return;
    }
    if (window.isMinimized()) window.restore();
    fillDisplay(window, this.display.bounds);
    window.setKiosk(true);
    window.setAlwaysOnTop(true, 'screen-saver');
    window.moveTop();
  };

  /** A display that is plugged in, turned or resized moves windows about. */
  #followDisplays(): void {
    for (const change of DISPLAY_CHANGES) displays().on(change, this.#cover);
  }
}

function fillDisplay(window: BrowserWindow, area: Rectangle): void {
  if (fills(window.getBounds(), area)) return;
  window.setBounds(area);
  if (!fills(window.getBounds(), area)) window.setBounds(aDotHigher(area));
}

/**
 * On X Chromium makes a window one dot smaller that should be exactly as large as a display, and what is behind it shows at two
 * edges. One that is a dot higher it leaves. Of a window that is opened so the bounds do not say it.
 */
const aDotHigher = (area: Rectangle): Rectangle => ({ ...area, height: area.height + 1 });

function fills({ x, y, width, height }: Rectangle, area: Rectangle): boolean {
  const isHighEnough = height === area.height || height === area.height + 1;
  return x === area.x && y === area.y && width === area.width && isHighEnough;
}
