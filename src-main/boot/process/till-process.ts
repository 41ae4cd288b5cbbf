import type { BrowserWindow } from 'electron';
import type { Language } from '../../../shared/language.ts';
import type { LogFile } from '../../diagnosis/log/log-file.ts';
import type { CommandLine } from '../../electron/process/command-line.ts';
import type { PlatformFacts } from '../../electron/process/platform-facts.ts';
import type { RevivalMessage } from '../../electron/windows/crash-recovery.ts';
import type { UnexpectedErrors } from '../../supervision/unexpected-errors.ts';
import type { GivenSecrets } from '../../terminal/secrets/secrets.ts';
import type { BuiltFiles } from './built-files.ts';
import type { Watchdog } from './watchdog.ts';

/** What exists from the beginning of the process, before a till is opened. */
export interface TillProcess {
  /** The folder of this till's files. */
  readonly folder: string;
  readonly built: BuiltFiles;
  readonly commandLine: CommandLine;
  readonly log: LogFile;
  readonly platform: PlatformFacts;
  readonly unexpected: UnexpectedErrors;
  readonly watchdog: Watchdog;
  readonly foreground: ForegroundWindow;
  /** The secrets that were removed from the environment. */
  readonly givenSecrets: GivenSecrets;
  /** Whether there were secrets in the environment: they stay in the memory of this process and its children, and in /proc. */
  readonly isExposed: boolean;
  /** Whether the environment turned the checks of certificates off. They are on again. */
  readonly checksWereOff: boolean;
}

/** The window that is in use, and its language. */
export class ForegroundWindow {
  /** `undefined` until it is opened. */
  tillWindow: BrowserWindow | undefined;
  /** The window of the kiosk, while it is open to shoppers. */
  kioskWindow: BrowserWindow | undefined;
  /** The language of the screens, once it is known. */
  language: Language = 'en';
  /** Whether there is somebody who could answer a dialog of the system. */
  isAttended = true;

  get window(): BrowserWindow | undefined {
    return this.kioskWindow ?? this.tillWindow;
  }

  /** The kiosk has brought this window to the front; `undefined` once there is no kiosk. */
  changeTo(window: BrowserWindow | undefined): void {
    this.kioskWindow = window;
    this.isAttended = window === undefined || window === this.tillWindow;
  }

  /** `undefined` where nobody could read it. The messages are loaded here, so that the first screen does not wait for them. */
  async crashMessage(): Promise<RevivalMessage | undefined> {
    if (!this.isAttended) return undefined;
    const { loadAllMessages } = await import('../../../shared/messages/load-all-messages.ts');
    return (await loadAllMessages(this.language)).crash;
  }
}
