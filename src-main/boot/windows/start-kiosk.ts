import { app, ipcMain } from 'electron';
import { KIOSK_COMMAND_NAMES } from '../../../shared/contract/kiosk.ts';
import { failed } from '../../../shared/failure.ts';
import { answerCommand } from '../../electron/ipc/answer-command.ts';
import { serveCommands } from '../../electron/ipc/ipc-server.ts';
import { KIOSK_PAGE } from '../../electron/pages/app-origin.ts';
import { ElectronKioskWindow } from '../../electron/windows/kiosk-window.ts';
import { ViewStream } from '../../session/till/view-stream.ts';
import { CashiersTurn } from './cashiers-turn.ts';
import { openKiosk } from './open-kiosk.ts';
import type { BrowserWindow } from 'electron';
import type { KioskCommandName, KioskView } from '../../../shared/contract/kiosk.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { AnswerCommand } from '../../electron/ipc/ipc-server.ts';
import type { CrashRecovery } from '../../electron/windows/crash-recovery.ts';
import type { TerminalSession } from '../../session/terminal/terminal-session.ts';
import type { OpenKiosk, OpenKioskParts } from './open-kiosk.ts';

export interface KioskStart {
  readonly tillWindow: BrowserWindow;
  readonly preload: string;
  readonly windowed: boolean;
  /** Ends the application and has it started again. */
  readonly startAgain: () => void;
  readonly crashRecovery: CrashRecovery;
  /** Called with the window that people use now; with `undefined` once there is no kiosk. */
  readonly onForeground: (window: BrowserWindow | undefined) => void;
}

export interface StartedKiosk {
  follow(view: TillView): void;
  /** Milliseconds since anybody used it; `Infinity` where there is none. */
  idleMs(): number;
  /** The id of the display that the kiosk covers; `undefined` where it covers none. */
  displayId(): number | undefined;
}

interface Running extends OpenKiosk {
  readonly session: TerminalSession;
  readonly window: ElectronKioskWindow;
  readonly turn: CashiersTurn;
}

const NOT_READY: AnswerCommand<KioskCommandName> = () =>
  Promise.resolve(failed({ action: 'wait', code: 'till-not-ready' }));

/**
 * Opens the kiosk's window instead of the till's once a kiosk's terminal is at work, and closes it when that terminal
 * is left, because a till is set up by a person.
 */
export function startKiosk(start: KioskStart, parts: OpenKioskParts): StartedKiosk {
  const { tillWindow, preload, windowed, crashRecovery, startAgain, onForeground } = start;
  let running: Running | undefined;
  let isEnding = false;
  /** At a kiosk it is opened hidden. Electron does not say: on macOS one that is minimized or covered is not visible, either. */
  let mayBeHidden = true;
  const hideTill = (): void => {
    mayBeHidden = true;
    tillWindow.hide();
  };
  app.on('before-quit', () => (isEnding = true));
  const stream = new ViewStream<KioskView | undefined>((view) => {
    if (view) running?.window.show(view);
  });
  stream.follow(() => running?.kiosk.view());
  serveCommands(
    ipcMain,
    { names: KIOSK_COMMAND_NAMES, window: () => running?.window.browserWindow, page: KIOSK_PAGE },
    async () => {
      // Loaded here, so that a till without a kiosk starts without these schemas.
      const { kioskSchemas: schemas } = await import('../../../shared/contract/commands/kiosk.ts');
      const handlers = running?.handlers;
      if (!handlers) return NOT_READY;
      return async (name, input, trusted) => {
        const answered = await answerCommand(name, input, trusted, { schemas, handlers });
        await stream.sent();
        return answered;
      };
    },
  );

  const begin = (session: TerminalSession): void => {
    const window = new ElectronKioskWindow({
      preload,
      crashRecovery,
      windowed,
      onOpenedAgain: (opened) => {
        if (!turn.isUnderWay) onForeground(opened);
      },
      display: session.kiosk?.display,
    });
    // Only a windowed kiosk can be closed, by whoever tries it out, and then the application ends.
    window.browserWindow.once('closed', () => {
      if (running?.window === window && windowed && !isEnding) app.quit();
    });
    const turn = new CashiersTurn(tillWindow, parts.clock, {
      isOurs: () => running !== undefined && !isEnding,
      onOver: () => {
        hideTill();
        window.comeBack();
        onForeground(window.browserWindow);
        running?.kiosk.tillClosed();
      },
    });
    const opened = openKiosk(session, parts, {
      onChange: () => stream.changed(),
      shell: {
        openTill: () => {
          session.staff.lock();
          window.stepAsideFor(tillWindow);
          onForeground(tillWindow);
          turn.begin();
        },
        restart: () => {
          window.release();
          startAgain();
        },
        close: () => {
          window.release();
          app.quit();
        },
      },
    });
    running = { session, window, turn, ...opened };
    hideTill();
    onForeground(window.browserWindow);
  };

  const end = ({ kiosk, window, turn }: Running): void => {
    running = undefined;
    kiosk.stop();
    turn.stop();
    window.close();
    onForeground(undefined);
  };

  return {
    idleMs: () => running?.kiosk.idleMs ?? Infinity,
    displayId: () => (windowed ? undefined : running?.window.display.id),
    follow: (view) => {
      if (tillWindow.isDestroyed()) return;
      const session = parts.till.session();
      if (running && running.session !== session) end(running);
      // Without a PIN nobody could leave the kiosk, so it is not opened; a notice at the till says so.
      if (!running && session?.kiosk && session.staff.corner.hasPins && view.phase === 'ready')
        begin(session);
      if (running) {
        running.turn.follow(view.staff);
        running.kiosk.follow();
        stream.changed();
      } else if (view.phase !== 'starting' && mayBeHidden) {
        mayBeHidden = false;
        if (!tillWindow.isVisible()) tillWindow.show();
      }
    },
  };
}
