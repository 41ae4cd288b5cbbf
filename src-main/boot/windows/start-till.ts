import { app } from 'electron';
import { followedPayments } from '../../../shared/view/followed-payments.ts';
import { checkHealthOf } from '../../diagnosis/health/check-health.ts';
import { ViewLog } from '../../diagnosis/log/view-log.ts';
import { DisplayKeeper, onWakeUp } from '../../electron/power.ts';
import { askBeforeClosing } from '../../electron/windows/close-question.ts';
import { applyTheme } from '../../electron/windows/window-theme.ts';
import { ViewStream } from '../../session/till/view-stream.ts';
import { KioskTouchFile } from '../../terminal/kiosk-touch.ts';
import { launchTill } from '../process/launch-till.ts';
import { systemClock } from '../process/system-clock.ts';
import { composeHere } from '../terminal/compose-here.ts';
import { keepOpeningScreen } from './opening-screen.ts';
import { PageCommands } from './page-commands.ts';
import { startCustomerDisplay } from './start-customer-display.ts';
import { startKiosk } from './start-kiosk.ts';
import type { BrowserWindow } from 'electron';
import type { CommandName } from '../../../shared/contract/channels.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { AnswerCommand } from '../../electron/ipc/ipc-server.ts';
import type { Till } from '../../session/till/till.ts';
import type { Settings } from '../../terminal/settings.ts';
import type { PackageKind } from '../../updates/ports.ts';
import type { TillProcess } from '../process/till-process.ts';
import type { OpeningScreen } from './opening-screen.ts';

/** The till's window, and what was found out before the till's parts were loaded. */
export interface OpenedWindow {
  readonly window: BrowserWindow;
  readonly opening: OpeningScreen;
  /** The text of the profile that this start was given. */
  readonly givenProfile: string | undefined;
  /** How the till was installed; `undefined` where it runs from a checkout. */
  readonly installed: PackageKind | undefined;
}

export interface StartedTill {
  readonly answer: AnswerCommand<CommandName>;
  /** Figures of the ledger at work, as a text to compare with another version's; `undefined` while there is none. */
  readonly figures: () => string | undefined;
  /** `forGood` where nobody starts the till again at once. */
  readonly close: (how: { readonly forGood: boolean }) => Promise<void>;
}

/** Within this time a cashier who still sells sends another command, and the next shopper comes. */
const AT_REST_MS = 10 * 60_000;

/** Puts the till together on this computer, and starts it as the command line and its last use say. */
export function startTill(start: TillProcess, opened: OpenedWindow): StartedTill {
  const { folder, built, commandLine, foreground, platform, unexpected, watchdog } = start;
  const { window, opening } = opened;
  const { crashRecovery, startingAgain } = watchdog;
  const display = new DisplayKeeper();
  const viewLog = new ViewLog(start.log.write, () => systemClock.wall());
  const stream = new ViewStream<TillView>((view) => {
    viewLog.follow(view);
    foreground.language = view.preferences.language;
    if (followedPayments(view) === 0) till.closing.answer(false);
    applyTheme(window, view.preferences.theme);
    opening.follow(view);
    // A version that is only tried shows nothing to anybody.
    if (commandLine.trial) return;
    display.keepOn(view.currentSaleId !== undefined);
    customerDisplay.follow(view);
    kiosk.follow(view);
  });
  const { till, settings, printing, managed, ...others } = composeHere(start, {
    installed: opened.installed,
    screenDrawn: opening.drawn,
    isAtRest: () => Math.min(commands.idleMs, kiosk.idleMs()) > AT_REST_MS,
    onChange: () => stream.changed(),
  });
  askBeforeClosing(app, window, {
    // Behind a kiosk the window is hidden rather than closed.
    waiting: () => (foreground.kioskWindow ? 0 : followedPayments(till.view())),
    // A page that has crashed cannot ask.
    ask: async () => window.webContents.isCrashed() || till.closing.ask(),
  });
  const customerDisplay = startCustomerDisplay(
    {
      tillWindow: window,
      crashRecovery,
      preload: built.preloads.customer,
      windowed: commandLine.customerWindowed,
    },
    { screen: others.customerScreen, view: () => till.view(), kiosksId: () => kiosk.displayId() },
  );
  const checkHealth = checkHealthOf({
    folder,
    clock: systemClock,
    restarts: watchdog.restarts,
    ...platform,
    managed: () => managed.readAgain(),
    checkLockdown: async () =>
      (await import('../process/ask-lockdown.ts')).askLockdown(folder, commandLine)(),
  });
  const kiosk = startKiosk(
    {
      tillWindow: window,
      crashRecovery,
      preload: built.preloads.kiosk,
      windowed: commandLine.windowed,
      startAgain: startingAgain.begin,
      onForeground: (shown) => {
        foreground.changeTo(shown);
        customerDisplay.moveAside();
      },
    },
    {
      till,
      clock: systemClock,
      printing,
      checkHealth,
      report: unexpected.report,
      lastTouch: new KioskTouchFile(folder),
    },
  );
  stream.follow(() => till.view());
  unexpected.follow(() => stream.changed());
  onWakeUp(() => till.session()?.wake());
  const launched = launchTill(till, settings, start, {
    givenProfile: opened.givenProfile,
    clock: systemClock,
  });
  const commands = new PageCommands(
    till,
    launched,
    () => stream.sent(),
    async () => {
      const { tillCommands } = await import('./till-commands.ts');
      return tillCommands(till, {
        folder,
        platform,
        window,
        documentPreload: built.preloads.document,
        printing,
        ...others,
        checkHealth,
        detectDisplays: () => customerDisplay.detect(),
      });
    },
  );
  void opening.drawn.then(() => commands.load());
  return {
    answer: commands.answer,
    figures: () => till.session()?.figures(),
    close: ({ forGood }) => {
      const screenKept = keepScreen(till, settings, start);
      // The ledger is still open here, and the order reads it.
      const ordered = forGood ? till.session()?.office.orderUpdate() : undefined;
      till.close();
      printing.close();
      return Promise.all([till.written(), ordered, screenKept]).then(() => undefined);
    },
  };
}

/**
 * Keeps the screen for the next start. A kiosk has screens of its own, and training begins anew each time. Never rejects: a disk
 * that no longer gives the settings must not keep the till from closing.
 */
async function keepScreen(
  till: Till,
  settings: Settings,
  { folder, commandLine, platform }: TillProcess,
): Promise<void> {
  try {
    const { lastMode, profileText } = settings;
    const isOpenedAgain = lastMode === 'profile' && !till.session()?.kiosk;
    const beginning = {
      version: platform.version,
      lang: commandLine.lang,
      ...(isOpenedAgain && { profileText }),
    };
    await keepOpeningScreen(folder, beginning, till.view());
  } catch (error) {
    console.error('the screen that the till was closed with is not kept', error);
  }
}
