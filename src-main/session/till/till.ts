import { failed, notWritten, succeeded } from '../../../shared/failure.ts';
import { OwnerProof } from './owner-proof.ts';
import { SecretRotation } from './secret-rotation.ts';
import { SetupState } from './setup-state.ts';
import { TerminalInUse } from './terminal-in-use.ts';
import { TerminalOpenings } from './terminal-openings.ts';
import { TerminalSetUp } from './terminal-set-up.ts';
import { tillView } from './till-view.ts';
import type { RestoreChoice } from '../../../shared/contract/ledger-care.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { Role } from '../../../shared/staff/staff.ts';
import type { SalesHistory } from '../../history/sales-history.ts';
import type { GivenSecrets } from '../../terminal/secrets/secrets.ts';
import type { TerminalSession } from '../terminal/terminal-session.ts';
import type { ClosingQuestion } from './closing-question.ts';
import type { Launch } from './launch.ts';
import type { TillParts } from './parts.ts';
import type { TerminalAtWork } from './secret-rotation.ts';

/**
 * The till as a whole: it is being set up, or one terminal is at work. It stays in set-up with a faulty profile, missing
 * secrets or a ledger that cannot be written, so that it never works half configured.
 */
export class Till {
  readonly #parts: TillParts;
  readonly #onChange: () => void;
  readonly #state: SetupState;
  readonly #terminal: TerminalInUse;
  readonly #ownerProof: OwnerProof;
  #launchAgain: () => Promise<void> = () => Promise.resolve();
  readonly setUp: TerminalSetUp;
  readonly rotation: SecretRotation;

  constructor(parts: TillParts, onChange: () => void) {
    this.#parts = parts;
    this.#onChange = onChange;
    this.#state = new SetupState(onChange);
    this.#terminal = new TerminalInUse(parts, onChange);
    this.#ownerProof = new OwnerProof(parts);
    this.setUp = new TerminalSetUp({
      parts,
      state: this.#state,
      terminal: this.#terminal,
      openings: new TerminalOpenings(parts),
      ownerProof: this.#ownerProof,
    });
    this.rotation = new SecretRotation(parts, () => this.#atWork());
  }

  view(): TillView {
    const { phase, setup, notKept } = this.#state;
    const ownerNeeded = !this.#working && this.#ownerProof.isNeeded;
    const newer = this.#terminal.newerRecord;
    const shown = {
      ...setup,
      ...(ownerNeeded && {
        ownerNeeded,
        ...(this.#ownerProof.isServices && { secretsUnread: true as const }),
      }),
      ...(newer && { newerRecord: { writtenBy: newer.writtenBy, terminal: newer.record?.terminal } }),
    };
    return tillView({ phase, setup: shown, notKept }, this.#terminal, this.#parts);
  }

  get closing(): ClosingQuestion {
    return this.#parts.closing;
  }

  /** The terminal at work; none during set-up. */
  session(): TerminalSession | undefined {
    return this.#session;
  }

  /** Past sales: of the terminal at work, or of a ledger that a newer version wrote, unless the set-up is protected. */
  history(): Pick<SalesHistory, 'find' | 'get'> | undefined {
    if (this.#session) return this.#session.salesHistory;
    return this.#ownerProof.isNeeded ? undefined : this.#terminal.newerRecord?.record?.history;
  }

  /** Why this role may not act now. Without a terminal at work, nobody can sign in, and an owner's secret may be needed. */
  refusal(role: Role): Failure | undefined {
    return this.#session ? this.#session.staff.refusal(role) : this.#ownerProof.refusal(role);
  }

  /** The same of the secrets of the profile that is loaded: what the service accepts opens a till that cannot read its own. */
  refusalOfSecrets(role: Role): Failure | undefined {
    return !this.#session && this.#ownerProof.isServices
      ? undefined
      : (this.refusal(role) ?? this.refusalInTraining());
  }

  /** Why the till must not be set up from training, where nobody has to sign in: its own cashiers cannot, either. */
  refusalInTraining(): Failure | undefined {
    return this.#session?.isTraining ? this.#ownerProof.refusal('manager') : undefined;
  }

  /** Unlocks the till for whoever knows a secret of its terminal, where no cashier can sign in. */
  async proveOwner(secret: string): Promise<Result<null>> {
    if (this.#working) return this.#working.staff.proveOwner(secret);
    const proved = await this.#ownerProof.prove(secret);
    if (proved.ok) this.#onChange();
    return proved;
  }

  /** Starts the till. `given` are secrets from the environment, which go to the vault. Never rejects. */
  async launch(launch: Launch, given: GivenSecrets): Promise<void> {
    this.#launchAgain = () => this.launch(launch, given);
    try {
      await this.#ownerProof.read();
      await this.#launch(launch, given);
    } catch (error) {
      console.error('the till did not start', error);
      this.#showFailed({ action: 'report', code: 'internal' });
    }
  }

  /** Starts again after a start that failed. */
  async tryAgain(): Promise<Result<null>> {
    if (this.#state.setup.reason !== 'failed')
      return failed({ action: 'fix-input', code: 'command-refused' });
    await this.#launchAgain();
    return this.#state.result();
  }

  /**
   * Switches back to the terminal that was used before training, or to the first start where there was none. Fails with
   * `file-not-written`, in training as before, where the next start would be in training again.
   */
  async leaveTraining(): Promise<Result<null>> {
    if (this.#session?.isTraining !== true) return failed({ action: 'fix-input', code: 'command-refused' });
    const { memory } = this.#parts;
    try {
      memory.leaveTraining();
    } catch (error) {
      return notWritten(error);
    }
    this.close();
    this.#state.starting();
    const { profileText: text } = memory;
    await this.launch(text === undefined ? { kind: 'first-start' } : { kind: 'profile', text }, {});
    return succeeded(null);
  }

  /**
   * Replaces the ledger by what was chosen, and opens it. Fails with `payments-open`, since a backup does not know the
   * payments that are open now.
   */
  async restoreBackup(choice: RestoreChoice): Promise<Result<null>> {
    const isTraining = this.#session?.isTraining === true;
    const restored = await this.#terminal.restoreBackup(choice);
    if (!restored.ok) return restored;
    this.#state.starting();
    const text = this.#state.profileText;
    await this.launch(
      isTraining || text === undefined ? { kind: 'training' } : { kind: 'profile', text },
      {},
    );
    return this.#state.result();
  }

  close(): void {
    this.#terminal.close();
    this.#parts.training.stop();
  }

  /** After `close`: resolves once carts and files are on the disk, or could not be written. */
  async written(): Promise<void> {
    await Promise.all([this.#parts.checkoutsWritten(), this.#terminal.written()]);
  }

  get #session(): TerminalSession | undefined {
    return this.#terminal.session;
  }

  /** The same, training apart. */
  get #working(): TerminalSession | undefined {
    return this.#session?.isTraining ? undefined : this.#session;
  }

  /** The terminal whose secrets can be changed. Those of training and of a back office without a terminal cannot. */
  #atWork(): TerminalAtWork | undefined {
    const session = this.#session;
    const { profileText } = this.#state;
    if (session === undefined || profileText === undefined) return undefined;
    if (session.isTraining || session.terminal.backOfficeOnly) return undefined;
    const parsed = this.#parts.parseProfile(profileText);
    return 'faults' in parsed ? undefined : { profile: parsed.profile, session };
  }

  async #launch(launch: Launch, given: GivenSecrets): Promise<void> {
    // Whoever is asked to set up a till that was set up could think that it is gone. A notice names the file.
    if (launch.kind === 'first-start')
      this.#state.showSetup({ reason: launch.isUnread ? 'failed' : 'first-start', faults: [] });
    else if (launch.kind === 'profile') await this.setUp.useAtStart(launch.text, given);
    else {
      const started = await this.setUp.useTraining();
      if (!started.ok && !this.#session) this.#showFailed(started.failure);
    }
  }

  #showFailed(failure: Failure): void {
    this.#state.showSetup({ reason: 'failed', faults: [], failure });
  }
}
