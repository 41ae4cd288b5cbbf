import { app, BrowserWindow } from 'electron';
import { CUSTOMER_VIEW_CHANNEL } from '../../../shared/contract/customer-display.ts';
import { CUSTOMER_PAGE } from '../pages/app-origin.ts';
import { loadPage } from '../pages/load-page.ts';
import { onceDrawn } from './once-drawn.ts';
import { recoverFromCrashes } from './crash-recovery.ts';
import { followWindowGone } from './window-gone.ts';
import { backgroundOf, applyTheme } from './window-theme.ts';
import { secureWindow } from './secure-window.ts';
import { SCREEN_PAGE } from './window.ts';
import type { CustomerView } from '../../../shared/contract/customer-display.ts';
import type { Placement } from '../../customer-display/placement.ts';
import type { CrashRecovery, RecoveredScreen } from './crash-recovery.ts';
import type { CustomerWindow } from '../../customer-display/window-keeper.ts';
import type { WindowGone } from './window-gone.ts';

const WINDOWED = { width: 1024, height: 640, useContentSize: true } as const;

export interface CustomerWindowParts {
  readonly preload: string;
  readonly tillWindow: BrowserWindow;
  readonly crashRecovery: CrashRecovery;
  readonly screen: RecoveredScreen;
  /** Called when the window is gone: somebody closed it, or something took it away. Not for `close()`. */
  readonly onGone: (how: WindowGone) => void;
}

/** The customer's window, as powerless as the cashier's, and with a preload of its own that can do far less. */
export class ElectronCustomerWindow implements CustomerWindow {
  readonly browserWindow: BrowserWindow;
  readonly #tillWindow: BrowserWindow;
  #placement: Placement;
  /** The customer has something to touch. Otherwise the keyboard stays the cashier's. */
  #asks = false;
  #ending = false;

  constructor(
    { preload, tillWindow, crashRecovery, screen, onGone }: CustomerWindowParts,
    placement: Placement,
  ) {
    this.#tillWindow = tillWindow;
    this.#placement = placement;
    const window = secureWindow(
      {
        title: 'Countertop, customer',
        ...(placement.kind === 'display' ? { ...placement.bounds, frame: false } : WINDOWED),
        show: false,
        backgroundColor: backgroundOf('system'),
      },
      { preload, ...SCREEN_PAGE },
    );
    this.browserWindow = window;
    followWindowGone(app, window, (how) => {
      if (!this.#ending) onGone(how);
    });
    window.on('focus', () => this.#giveKeyboardBack());
    onceDrawn(window, crashRecovery.clock, () => {
      window.showInactive();
      // A kiosk may have begun on that display, or displays were plugged in or out, while the page was loaded.
      this.place(this.#placement);
    });
    recoverFromCrashes(window, screen, crashRecovery);
    loadPage(window, CUSTOMER_PAGE);
  }

  place(placement: Placement): void {
    this.#placement = placement;
    if (placement.kind === 'window' || this.browserWindow.isDestroyed()) return;
    // A window that fills one display does not move to another.
    this.browserWindow.setFullScreen(false);
    this.browserWindow.setBounds(placement.bounds);
    this.browserWindow.setFullScreen(true);
  }

  show(view: CustomerView): void {
    if (this.browserWindow.isDestroyed()) return;
    this.#asks = view.stage.name === 'tip' || view.stage.name === 'details';
    applyTheme(this.browserWindow, view.theme);
    if (this.browserWindow.isFocused()) this.#giveKeyboardBack();
    this.browserWindow.webContents.send(CUSTOMER_VIEW_CHANNEL, view);
  }

  close(): void {
    this.#ending = true;
    if (!this.browserWindow.isDestroyed()) this.browserWindow.destroy();
  }

  #giveKeyboardBack(): void {
    if (!this.#asks && !this.#tillWindow.isDestroyed()) this.#tillWindow.focus();
  }
}
