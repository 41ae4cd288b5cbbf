import type { BrowserWindow } from 'electron';
import type { Language } from '../../../shared/language.ts';
import type { LogFile } from '../../diagnosis/log/log-file.ts';
import type { CommandLine } from '../../electron/process/command-line.ts';
import type { PlatformFacts } from '../../electron/process/platform-facts.ts';
import type { RevivalMessage } from '../../electron/windows/crash-recovery.ts';
import type { UnexpectedErrors } from '../../supervision/unexpected-errors.ts';
import type { GivenSecrets } from '../../terminal/secrets/secrets.ts';
import type { Watchdog } from './watchdog.ts';

/** What there is from the first moment of the process on, before anything of a till is opened. */
export interface TillProcess {
  /** Where this till keeps its files. */
  readonly folder: string;
  /** Of what is built. */
  readonly out: string;
  readonly commandLine: CommandLine;
  readonly log: LogFile;
  readonly platform: PlatformFacts;
  readonly unexpected: UnexpectedErrors;
  readonly watchdog: Watchdog;
  readonly front: Front;
  /** Taken out of the environment. */
  readonly givenSecrets: GivenSecrets;
  /** There were some: they stay in the memory of this process and its children, and in /proc. */
  readonly isExposed: boolean;
  /** Checks of certificates were off in the environment, and are on again. */
  readonly checksWereOff: boolean;
}

/** Which window people have before them, and in which language. */
export class Front {
  /** None until it is opened. */
  tillWindow: BrowserWindow | undefined;
  /** While shoppers sell to themselves. */
  kioskWindow: BrowserWindow | undefined;
  /** Of the screens, once it is known. */
  language: Language = 'en';
  /** Somebody stands there who could answer a dialog of the system's. */
  isAttended = true;

  get window(): BrowserWindow | undefined {
    return this.kioskWindow ?? this.tillWindow;
  }

  /** Nothing where nobody could read it. Messages are loaded when they are needed: the first screen does not wait for them. */
  async crashMessage(): Promise<RevivalMessage | undefined> {
    if (!this.isAttended) return undefined;
    const { loadAllMessages } = await import('../../../shared/messages/load-all-messages.ts');
    return (await loadAllMessages(this.language)).crash;
  }
}
