import { hasPassed } from '../../supervision/interruptible-delay.ts';
import { supervise } from '../../supervision/supervise.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import { listBackups } from './backup-files.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Notice } from '../../../shared/contract/views.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { Supervisor } from '../../supervision/supervise.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';
import type { RunLedgerJob } from '../tool/job.ts';

/** Makes one backup of the ledger in `folder` away from the till's own thread. Never rejects. */
export type StartBackup = (folder: string, signal: AbortSignal) => Promise<Result<null>>;

/** Makes each by the ledger's tool. */
export function backUpBy(runJob: RunLedgerJob): StartBackup {
  return async (folder, signal) => {
    const end = await runJob({ do: 'back-up', folder }, signal);
    if (end.did === 'back-up') return succeeded(null);
    const detail = end.did === 'nothing' && end.why !== undefined && { detail: end.why };
    return failed({ action: 'ask-manager', code: 'ledger-unavailable', ...detail });
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Opening the till and its first customers go before. */
const FIRST_LOOK_MS = 5 * 60 * 1000;
/** Also after a failure: a disk that was full may have room by then. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/**
 * A backup a day: soon after the start when the newest one is older than that, then daily. None at closing time: that
 * would keep the cashier who closes the till waiting, and until the next start nothing changes that could be lost.
 */
export class BackupSchedule {
  readonly #backups: string;
  readonly #clock: Clock;
  readonly #startBackup: () => Promise<Result<null>>;
  readonly #onChange: () => void;
  readonly #stop = new AbortController();
  #failure: Failure | undefined;
  #underWay: Promise<Result<null>> | undefined;

  /** `onChange` is called whenever `notices` answers something new. */
  constructor(
    { folder, backups }: LedgerFiles,
    ports: Supervisor & { readonly startBackup: StartBackup },
    onChange: () => void,
  ) {
    this.#backups = backups;
    this.#clock = ports.clock;
    this.#startBackup = () => ports.startBackup(folder, this.#stop.signal);
    this.#onChange = onChange;
    void supervise('the backup of the ledger', () => this.#run(), ports, this.#stop.signal);
  }

  /** Says why the last backup was not made; nothing while all is well. */
  notices(): readonly Notice[] {
    const { detail } = this.#failure ?? {};
    return this.#failure ? [{ code: 'ledger-not-backed-up', ...(detail !== undefined && { detail }) }] : [];
  }

  /** Makes one now; while one is under way, that one. */
  backUpNow(): Promise<Result<null>> {
    return (this.#underWay ??= this.#backUp().finally(() => (this.#underWay = undefined)));
  }

  /** Ends the backup under way; what it has left behind goes with the next one. */
  stop(): void {
    this.#stop.abort();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    for (let pause = FIRST_LOOK_MS; await hasPassed(this.#clock, pause, signal); pause = LOOK_AGAIN_MS) {
      if (this.#isDue()) await this.backUpNow();
    }
  }

  async #backUp(): Promise<Result<null>> {
    const made = await this.#startBackup();
    if (this.#stop.signal.aborted) return made;
    this.#failure = made.ok ? undefined : made.failure;
    this.#onChange();
    return made;
  }

  /** A backup dated in the future was made under a clock that was wrong: it says nothing about the last day. */
  #isDue(): boolean {
    const now = this.#clock.wall();
    return !listBackups(this.#backups).some(({ at }) => at <= now && at > now - DAY_MS);
  }
}
