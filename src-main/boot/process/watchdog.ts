import { areOften } from '../../diagnosis/restarts/are-often.ts';
import { RestartRecord } from '../../diagnosis/restarts/restart-record.ts';
import { removeOldCrashFiles } from '../../electron/process/crash-files.ts';
import { isDebugged } from '../../electron/process/debugging-switches.ts';
import { followProcessEnds, graphicsPid } from '../../electron/process/process-ends.ts';
import { StartingAgain } from '../../electron/process/starting-again.ts';
import { watchMain } from '../../electron/process/watch-main.ts';
import { followWindowGone } from '../../electron/windows/window-gone.ts';
import { mainThreadOf } from './main-thread-of.ts';
import { sleepOf } from './sleep-of.ts';
import { spareProcessorMs, systemClock } from './system-clock.ts';
import type { App, BrowserWindow } from 'electron';
import type { LogFile } from '../../diagnosis/log/log-file.ts';
import type { CommandLine } from '../../electron/process/command-line.ts';
import type { CrashRecovery } from '../../electron/windows/crash-recovery.ts';
import type { UnexpectedErrors } from '../../supervision/unexpected-errors.ts';
import type { BuiltFiles } from './built-files.ts';

interface WatchdogParts {
  readonly app: App;
  readonly log: LogFile;
  readonly unexpected: UnexpectedErrors;
  readonly commandLine: CommandLine;
  readonly built: BuiltFiles;
  readonly message: CrashRecovery['message'];
}

/** Starts again what ends or hangs of the till, and counts it. It works before there is a window. */
export class Watchdog {
  readonly restarts: RestartRecord;
  /** Each window is opened with this. */
  readonly crashRecovery: CrashRecovery;
  readonly startingAgain: StartingAgain;
  readonly #parts: WatchdogParts;

  constructor(parts: WatchdogParts) {
    const { app, log, unexpected, commandLine, message } = parts;
    this.#parts = parts;
    this.restarts = new RestartRecord(app.getPath('userData'), () => systemClock.wall());
    this.startingAgain = new StartingAgain(app, { isSupervised: commandLine.supervised });
    this.crashRecovery = {
      clock: systemClock,
      spareMs: spareProcessorMs,
      mainThreadOf,
      sleepOf: (pid) => sleepOf(pid, [graphicsPid(app)]),
      report: unexpected.report,
      isDebugged: isDebugged(app.commandLine),
      onEnded: (ended) => {
        log.write({ event: 'screen-ended', ...ended });
        this.restarts.note(ended.part, ended.why);
        void this.boundCrashFiles();
      },
      message,
    };
  }

  followProcesses(): void {
    const { app, log } = this.#parts;
    followProcessEnds(app, () => systemClock.monotonic(), {
      onEnd: (ended) => log.write({ event: 'process-ended', ...ended }),
      onGraphicsLost: () => this.restarts.note('graphics', 'ended'),
      onGraphicsUnusable: this.startingAgain.begin,
    });
  }

  /**
   * Starts the till again when its window is taken away, because much of the till belongs to that window. Where that
   * happens often the till ends, and only a supervisor starts it again.
   */
  followTillWindow(window: BrowserWindow): void {
    const { app } = this.#parts;
    followWindowGone(app, window, (how) => {
      if (how === 'closed') return;
      this.crashRecovery.onEnded({ part: 'till-screen', why: 'taken' });
      if (areOften(this.restarts.all(), systemClock.wall())) app.quit();
      else this.startingAgain.begin();
    });
  }

  /** Call it when the till is open: until then its main thread may be busy for long. */
  watchMain(): void {
    const { commandLine, built, unexpected } = this.#parts;
    if (!commandLine.supervised) return;
    watchMain(built.mainWatch, {
      mark: this.restarts.hangMarker,
      hung: this.restarts.hangs(),
      report: unexpected.report,
    });
  }

  async boundCrashFiles(): Promise<void> {
    const { app, log } = this.#parts;
    const files = await removeOldCrashFiles(app.getPath('crashDumps'));
    if (files.removed > 0) log.write({ event: 'crash-files', ...files });
  }
}
