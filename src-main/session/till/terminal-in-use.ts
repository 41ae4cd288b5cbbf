import { failed, succeeded } from '../../../shared/failure.ts';
import { LedgerOfNewerVersion, LedgerUnavailable } from '../../sales/ports.ts';
import { terminalIdentity } from '../../terminal/profile/service-of.ts';
import type { RestoreChoice } from '../../../shared/contract/ledger-care.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { TerminalProfile } from '../../terminal/profile/profile.ts';
import type { ReadRecord, TerminalOpening, TillParts } from './parts.ts';
import type { TerminalSession } from '../terminal/terminal-session.ts';

const TRAINING = 'training';
const TILL_CHANGED: Failure = { action: 'wait', code: 'till-not-ready' };

/** The terminal at work, one at most. Another one waits until its open payments have ended, unless somebody leaves them. */
export class TerminalInUse {
  readonly #openSession: TillParts['openSession'];
  readonly #readRecord: TillParts['readRecord'];
  readonly #onChange: () => void;
  #session: TerminalSession | undefined;
  /** As long as it stays the same, the same payments are followed. */
  #identity: string | undefined;
  #written: Promise<void> = Promise.resolve();
  #ofNewerVersion: NewerRecord | undefined;

  constructor(
    { openSession, readRecord }: Pick<TillParts, 'openSession' | 'readRecord'>,
    onChange: () => void,
  ) {
    this.#openSession = openSession;
    this.#readRecord = readRecord;
    this.#onChange = onChange;
  }

  get session(): TerminalSession | undefined {
    return this.#session;
  }

  /** The record of the terminal that was not put to work because a newer version of the till wrote it. */
  get ofNewerVersion(): NewerRecord | undefined {
    return this.#ofNewerVersion;
  }

  /** Why the till does not leave the terminal at work for this one now. Practice sales wait for nobody. */
  refusalToLeaveFor(next: TerminalProfile | 'training'): Failure | undefined {
    if (!this.#session || this.#identity === TRAINING || this.#identity === identityOf(next))
      return undefined;
    return this.refusalToSetBack();
  }

  /** Why its record is not set back now: payments that it knows of would be followed no more. */
  refusalToSetBack(): Failure | undefined {
    const openPayments = this.#session?.sales.followed() ?? 0;
    return openPayments === 0 ? undefined : { action: 'wait', code: 'payments-open', openPayments };
  }

  /** Puts what was chosen in the place of the record, and ends the work on that. */
  async setBack(choice: RestoreChoice): Promise<Result<null>> {
    const session = this.#session;
    if (!session) return failed(TILL_CHANGED);
    const waits = this.refusalToSetBack();
    if (waits) return failed(waits);
    const prepared = await session.ledgerCare.prepareRestore(choice);
    if (!prepared.ok) return prepared;
    // A sale may have been started while the backup was proved.
    const waitsNow = this.#session === session ? this.refusalToSetBack() : TILL_CHANGED;
    if (waitsNow) {
      session.ledgerCare.dropBackup();
      return failed(waitsNow);
    }
    const used = session.ledgerCare.useBackup();
    if (used.ok) this.close();
    return used;
  }

  /**
   * Puts this terminal to work. What refuses beforehand leaves the one before at work; a ledger that cannot be opened
   * leaves none.
   */
  open(terminal: TerminalOpening, leaveOpen: boolean): Result<null> {
    const next = terminal.training ? TRAINING : terminal.profile;
    const waits = this.refusalToLeaveFor(next);
    if (waits && !leaveOpen) return failed(waits);
    if (waits) {
      const recorded = this.#session?.staff.journal.terminalLeft(waits.openPayments ?? 0);
      if (recorded?.ok === false) return recorded;
    }
    this.close();
    try {
      this.#session = this.#openSession(terminal, this.#onChange);
      this.#identity = identityOf(next);
      return succeeded(null);
    } catch (error) {
      if (!(error instanceof LedgerUnavailable)) throw error;
      if (error instanceof LedgerOfNewerVersion) {
        const { writtenBy } = error;
        const record = this.#readRecord(terminal);
        this.#ofNewerVersion = { ...(writtenBy !== undefined && { writtenBy }), ...(record && { record }) };
      }
      return failed({ action: 'ask-manager', code: 'ledger-unavailable', detail: error.message });
    }
  }

  close(): void {
    this.#ofNewerVersion?.record?.close();
    this.#ofNewerVersion = undefined;
    this.#session?.close();
    this.#written = this.#session?.written() ?? this.#written;
    this.#session = undefined;
  }

  /** Resolves once nothing is left of a file that was being written when the last terminal was closed. */
  written(): Promise<void> {
    return this.#written;
  }
}

interface NewerRecord {
  readonly writtenBy?: string;
  /** Missing where this version does not understand it. */
  readonly record?: ReadRecord;
}

function identityOf(next: TerminalProfile | typeof TRAINING): string {
  return next === TRAINING ? TRAINING : terminalIdentity(next);
}
