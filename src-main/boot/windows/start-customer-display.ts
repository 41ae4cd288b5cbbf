import { app, ipcMain } from 'electron';
import { CUSTOMER_COMMAND_NAMES } from '../../../shared/contract/customer-display.ts';
import { customerSchemas } from '../../../shared/contract/commands/customer-display.ts';
import { customerView } from '../../../shared/view/customer-view.ts';
import { customerHandlers } from '../../customer-display/customer-handlers.ts';
import { WindowKeeper } from '../../customer-display/window-keeper.ts';
import { answerCommand } from '../../electron/ipc/answer-command.ts';
import { CUSTOMER_PAGE } from '../../electron/pages/app-origin.ts';
import { ElectronCustomerWindow } from '../../electron/windows/customer-window.ts';
import { systemDisplays } from '../../electron/windows/display-source.ts';
import { openAgain } from '../../electron/windows/open-again.ts';
import { serveCommands } from '../../electron/ipc/ipc-server.ts';
import { RestartPace } from '../../electron/windows/restart-pace.ts';
import type { BrowserWindow } from 'electron';
import type { TillView } from '../../../shared/contract/views.ts';
import type { CrashRecovery } from '../../electron/windows/crash-recovery.ts';
import type { CustomerScreen } from '../../customer-display/customer-screen.ts';

export interface CustomerDisplayStart {
  readonly tillWindow: BrowserWindow;
  readonly preload: string;
  readonly windowed: boolean;
  readonly crashRecovery: CrashRecovery;
}

interface CustomerDisplayParts {
  readonly screen: CustomerScreen;
  readonly view: () => TillView;
  /** The display that a kiosk covers, while there is a kiosk. */
  readonly kiosksId: () => number | undefined;
}

export interface CustomerDisplay {
  follow(view: TillView): void;
  detect(): void;
  /** Moves the window away from the one that people use now. */
  moveAside(): void;
}

/**
 * Starts the customer's screen on this computer. Its window opens with the first view and closes with the till's
 * window.
 */
export function startCustomerDisplay(
  { tillWindow, preload, windowed, crashRecovery }: CustomerDisplayStart,
  { screen, view, kiosksId }: CustomerDisplayParts,
): CustomerDisplay {
  let open: ElectronCustomerWindow | undefined;
  let isEnding = false;
  app.on('before-quit', () => (isEnding = true));
  const pace = new RestartPace();
  const keeper = new WindowKeeper({
    displays: systemDisplays(tillWindow, kiosksId),
    windowed,
    open: (placement, onGone) => {
      open = new ElectronCustomerWindow(
        {
          preload,
          tillWindow,
          crashRecovery,
          screen: { part: 'customer-screen', pace },
          // At a kiosk nobody is there who would open the window again.
          onGone: (how) => onGone(kiosksId() === undefined || isEnding ? how : 'taken'),
        },
        placement,
      );
      return open;
    },
    onTaken: () => {
      crashRecovery.onEnded({ part: 'customer-screen', why: 'taken' });
      void openAgain(crashRecovery, pace, () => keeper.arrange());
    },
    onState: (state) => screen.stateChanged(state),
  });
  const contract = {
    schemas: customerSchemas,
    handlers: customerHandlers(() => customerView(view()), screen),
  };
  serveCommands(
    ipcMain,
    { names: CUSTOMER_COMMAND_NAMES, window: () => open?.browserWindow, page: CUSTOMER_PAGE },
    () => Promise.resolve((name, input, trusted) => answerCommand(name, input, trusted, contract)),
  );
  // The page that asked for the details is gone, so nobody waits for the answer or could take the question back.
  tillWindow.webContents.on('did-finish-load', () => screen.endDetails());
  // A customer's screen alone must not keep the till running.
  tillWindow.once('closed', () => keeper.stop());
  return {
    follow: (latest) => {
      if (latest.currentSaleId !== undefined) screen.saleBegan();
      keeper.follow(customerView(latest), latest.preferences.customerDisplay);
    },
    detect: () => keeper.detect(),
    moveAside: () => keeper.arrange(),
  };
}
