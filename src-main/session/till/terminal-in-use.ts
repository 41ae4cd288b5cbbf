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

/** The terminal at work, at most one. It changes only after its open payments have ended, unless a person leaves them. */
export class TerminalInUse {
  readonly #openSession: TillParts['openSession'];
  readonly #readRecord: TillParts['readRecord'];
  readonly #onChange: () => void;
  #session: TerminalSession | undefined;
  /** Sessions with the same identity follow the same payments. */
  #identity: string | undefined;
  /** Of the terminal whose ledger was replaced last. */
  #restored: string | undefined;
  #written: Promise<void> = Promise.resolve();
  #newerRecord: NewerRecord | undefined;

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

  /** Whether its ledger was replaced by `restoreBackup` since the till was started. */
  get isRestored(): boolean {
    return this.#session !== undefined && this.#restored === this.#identity;
  }

  /** The ledger that could not be used because a newer version of the till wrote it. */
  get newerRecord(): NewerRecord | undefined {
    return this.#newerRecord;
  }

  /** Why the till must not change to this terminal now. Training can always be left. */
  refusalToLeaveFor(next: TerminalProfile | 'training'): Failure | undefined {
    if (!this.#session || this.#identity === TRAINING || this.#identity === identityOf(next))
      return undefined;
    return this.refusalToRestore();
  }

  /** Why its ledger must not be replaced now: open payments would not be followed any more. */
  refusalToRestore(): Failure | undefined {
    const openPayments = this.#session?.sales.followed() ?? 0;
    return openPayments === 0 ? undefined : { action: 'wait', code: 'payments-open', openPayments };
  }

  /** Replaces the ledger by what was chosen, and closes the session. Fails with `payments-open`. */
  async restoreBackup(choice: RestoreChoice): Promise<Result<null>> {
    const session = this.#session;
    if (!session) return failed(TILL_CHANGED);
    const waits = this.refusalToRestore();
    if (waits) return failed(waits);
    const prepared = await session.ledgerCare.prepareRestore(choice);
    if (!prepared.ok) return prepared;
    // A sale may have been started while the backup was proved.
    const waitsNow = this.#session === session ? this.refusalToRestore() : TILL_CHANGED;
    if (waitsNow) {
      session.ledgerCare.dropBackup();
      return failed(waitsNow);
    }
    const used = session.ledgerCare.useBackup();
    if (used.ok) {
      this.#restored = this.#identity;
      this.close();
    }
    return used;
  }

  /**
   * Opens a session for this terminal and closes the one before. Fails with `payments-open`, which changes nothing, or with
   * `ledger-unavailable`, after which no terminal is at work.
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
        this.#newerRecord = { ...(writtenBy !== undefined && { writtenBy }), ...(record && { record }) };
      }
      return failed({ action: 'ask-manager', code: 'ledger-unavailable', detail: error.message });
    }
  }

  close(): void {
    this.#newerRecord?.record?.close();
    this.#newerRecord = undefined;
    this.#session?.close();
    this.#written = this.#session?.written() ?? this.#written;
    this.#session = undefined;
  }

  /** Resolves once the session that was closed last writes no file any more. */
  written(): Promise<void> {
    return this.#written;
  }
}

interface NewerRecord {
  readonly writtenBy?: string;
  /** Missing where this version does not understand the ledger. */
  readonly record?: ReadRecord;
}

function identityOf(next: TerminalProfile | typeof TRAINING): string {
  return next === TRAINING ? TRAINING : terminalIdentity(next);
}
