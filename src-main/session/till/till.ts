import { failed, succeeded } from '../../../shared/failure.ts';
import { maskedKeyRefusal } from '../../../shared/masked-key.ts';
import type { RestoreChoice } from '../../../shared/contract/ledger-care.ts';
import type { SetupView } from '../../../shared/contract/terminal-view.ts';
import type { Notice, TillView } from '../../../shared/contract/views.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { Role } from '../../../shared/staff/staff.ts';
import type { TerminalProfile } from '../../terminal/profile/profile.ts';
import { OwnerProof } from './owner-proof.ts';
import { ownSecrets, proveSecrets } from './proven-secrets.ts';
import { SecretRotation } from './secret-rotation.ts';
import { TerminalInUse } from './terminal-in-use.ts';
import { TerminalOpenings } from './terminal-openings.ts';
import { tillView } from './till-view.ts';
import type { SalesHistory } from '../../history/sales-history.ts';
import type { ClosingQuestion } from './closing-question.ts';
import type { Launch } from './launch.ts';
import type { Proven } from './proven-secrets.ts';
import type { TerminalOpening, TillParts } from './parts.ts';
import type { TerminalAtWork } from './secret-rotation.ts';
import type { TerminalSession } from '../terminal/terminal-session.ts';
import type { GivenSecrets, KeptSecrets, Secrets } from '../../terminal/secrets/secrets.ts';

/**
 * The till as a whole: it is being set up, or one terminal is at work. It stays in set-up with a faulty profile, missing
 * secrets or a ledger that cannot be written, so that it never works half configured.
 */
export class Till {
  readonly #parts: TillParts;
  readonly #onChange: () => void;
  #phase: TillView['phase'] = 'starting';
  #setup: SetupView = { reason: 'first-start', faults: [] };
  #launched: () => Promise<void> = () => Promise.resolve();
  /** The profile in use, or waiting for its secrets. */
  #profileText: string | undefined;
  readonly #openings: TerminalOpenings;
  readonly #terminal: TerminalInUse;
  readonly #ownerProof: OwnerProof;
  readonly rotation: SecretRotation;

  constructor(parts: TillParts, onChange: () => void) {
    this.#parts = parts;
    this.#onChange = onChange;
    this.#openings = new TerminalOpenings(parts);
    this.#terminal = new TerminalInUse(parts, onChange);
    this.#ownerProof = new OwnerProof(parts.secrets);
    this.rotation = new SecretRotation(parts, () => this.#atWork());
  }

  view(): TillView {
    const ownerNeeded = !this.#session && this.#ownerProof.isNeeded;
    const newer = this.#terminal.newerRecord;
    const setup: SetupView = {
      ...this.#setup,
      ...(ownerNeeded && { ownerNeeded }),
      ...(newer && { newerRecord: { writtenBy: newer.writtenBy, terminal: newer.record?.terminal } }),
    };
    return tillView({ phase: this.#phase, setup }, this.#terminal, this.#parts);
  }

  get closing(): ClosingQuestion {
    return this.#parts.closing;
  }

  /** The terminal at work; none during set-up. */
  session(): TerminalSession | undefined {
    return this.#session;
  }

  /** Past sales: of the terminal at work, or of a ledger that a newer version wrote, unless the set-up is protected. */
  history(): Pick<SalesHistory, 'find' | 'look'> | undefined {
    if (this.#session) return this.#session.salesHistory;
    return this.#ownerProof.isNeeded ? undefined : this.#terminal.newerRecord?.record?.history;
  }

  /** Why this role may not act now. Without a terminal at work, nobody can sign in, and an owner's secret may be needed. */
  refusal(role: Role): Failure | undefined {
    return this.#session ? this.#session.staff.refusal(role) : this.#ownerProof.refusal(role);
  }

  /** Unlocks the till for whoever knows a secret of its terminal, where no cashier can sign in. */
  async proveOwner(secret: string): Promise<Result<null>> {
    if (this.#session) return this.#session.staff.proveOwner(secret);
    const proved = await this.#ownerProof.prove(secret);
    if (proved.ok) this.#onChange();
    return proved;
  }

  /** Starts the till. `given` are secrets from the environment, which go to the vault. Never rejects. */
  async launch(launch: Launch, given: GivenSecrets): Promise<void> {
    this.#launched = () => this.launch(launch, given);
    try {
      await this.#ownerProof.read();
      await this.#launch(launch, given);
    } catch (error) {
      console.error('the till did not start', error);
      this.#showSetup({ reason: 'failed', faults: [], failure: { action: 'report', code: 'internal' } });
    }
  }

  /** Starts again after a start that failed. */
  async tryAgain(): Promise<Result<null>> {
    if (this.#setup.reason !== 'failed') return failed({ action: 'fix-input', code: 'command-refused' });
    await this.#launched();
    return this.#whetherOpen();
  }

  /** Switches to the built-in sandbox. Fails with `payments-open` unless `leaveOpen`. */
  async useTraining(leaveOpen = false): Promise<Result<null>> {
    const waits = leaveOpen ? undefined : this.#terminal.refusalToLeaveFor('training');
    if (waits) return failed(waits);
    const opening = await this.#openings.training();
    if (!opening.ok) return opening;
    const opened = this.#open(opening.value, leaveOpen);
    if (!opened.ok) return opened;
    this.#ready(opening.value);
    this.#parts.memory.useTraining();
    return opened;
  }

  /** Switches back to the terminal that was used before training, or to the first start where there was none. */
  async leaveTraining(): Promise<Result<null>> {
    if (this.#session?.isTraining !== true) return failed({ action: 'fix-input', code: 'command-refused' });
    this.#terminal.close();
    this.#parts.training.stop();
    this.#parts.memory.leaveTraining();
    this.#phase = 'starting';
    this.#onChange();
    const { profileText: text } = this.#parts.memory;
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
    this.#phase = 'starting';
    this.#onChange();
    const text = this.#profileText;
    await this.launch(
      isTraining || text === undefined ? { kind: 'training' } : { kind: 'profile', text },
      {},
    );
    return this.#whetherOpen();
  }

  /**
   * Uses a profile with typed secrets, once the service accepts them or cannot be reached. Fails with `payments-open` unless
   * `leaveOpen`, where another terminal or service has open payments.
   */
  async useProfile(text: string, typed: GivenSecrets, leaveOpen = false): Promise<Result<null>> {
    const proven = await this.#proven(text, typed, leaveOpen);
    if (!proven.ok) return proven;
    const { profile, secrets } = proven.value;
    return this.#useSecured(text, profile, secrets, { leaveOpen });
  }

  /**
   * Uses the profile and secrets of a hand-over package. The package's API key is first replaced by a new one, so that the
   * package is of no use to others; a notice says so where that was not possible. Fails as `useProfile` does.
   */
  async takeHandOver(text: string, packaged: Secrets, leaveOpen: boolean): Promise<Result<null>> {
    const proven = await this.#proven(text, packaged, leaveOpen);
    if (!proven.ok) return proven;
    const own = await ownSecrets(proven.value, this.#parts, this.#openings);
    if (!own.ok) return own;
    const { secrets, notices } = own.value;
    return this.#useSecured(text, proven.value.profile, secrets, { leaveOpen, notices });
  }

  /** Uses typed secrets for the profile that is loaded. Fails as `useProfile` does. */
  enterSecrets(typed: GivenSecrets): Promise<Result<null>> {
    if (this.#profileText === undefined) {
      return Promise.resolve(failed({ action: 'fix-input', code: 'till-not-ready' }));
    }
    return this.useProfile(this.#profileText, typed);
  }

  /** After `close`: resolves once carts and files are on the disk, or could not be written. */
  async written(): Promise<void> {
    await Promise.all([this.#parts.checkoutsWritten(), this.#terminal.written()]);
  }

  close(): void {
    this.#terminal.close();
    this.#parts.training.stop();
  }

  get #session(): TerminalSession | undefined {
    return this.#terminal.session;
  }

  #atWork(): TerminalAtWork | undefined {
    const session = this.#session;
    if (session === undefined || this.#profileText === undefined) return undefined;
    if (session.isTraining || session.terminal.backOfficeOnly) return undefined;
    const parsed = this.#parts.parseProfile(this.#profileText);
    return 'faults' in parsed ? undefined : { profile: parsed.profile, session };
  }

  async #launch(launch: Launch, given: GivenSecrets): Promise<void> {
    if (launch.kind === 'first-start') this.#showSetup({ reason: 'first-start', faults: [] });
    else if (launch.kind === 'profile') await this.#launchProfile(launch.text, given);
    else {
      const started = await this.useTraining();
      if (!started.ok) this.#showSetup({ reason: 'failed', faults: [], failure: started.failure });
    }
  }

  async #launchProfile(text: string, given: GivenSecrets): Promise<void> {
    const parsed = this.#parts.parseProfile(text);
    if ('faults' in parsed) {
      this.#showSetup({ reason: 'profile-faulty', faults: parsed.faults });
      return;
    }
    const { profile } = parsed;
    this.#profileText = text;
    const setup = { profile: this.#parts.profileSummary(profile), faults: [] };
    const masked = maskedKeyRefusal(given);
    if (masked) {
      this.#showSetup({ ...setup, reason: 'secrets-missing', failure: masked });
      return;
    }
    const secrets = await this.#openings.secretsOf(profile, given);
    if (this.#openings.missing(profile, secrets)) {
      this.#showSetup({ ...setup, reason: 'secrets-missing' });
      return;
    }
    this.#setup = { ...setup, reason: 'sign-in-refused' };
    const { staffPin } = given;
    const pin = staffPin !== undefined && { staffPin };
    const opened = await this.#useSecured(text, profile, secrets, { ...pin });
    if (!opened.ok) this.#showSetup({ ...setup, reason: 'failed', failure: opened.failure });
  }

  #proven(text: string, typed: GivenSecrets, leaveOpen: boolean): Promise<Result<Proven>> {
    const around = { parts: this.#parts, openings: this.#openings, terminal: this.#terminal };
    return proveSecrets(text, typed, leaveOpen, around);
  }

  async #useSecured(
    text: string,
    profile: TerminalProfile,
    secrets: KeptSecrets,
    { leaveOpen = false, staffPin, notices = [] }: SecuredUse,
  ): Promise<Result<null>> {
    const opening = await this.#openings.secured(profile, secrets);
    if (!opening.ok) return opening;
    const all = [...opening.value.notices, ...notices];
    const opened = this.#open({ ...opening.value, notices: all }, leaveOpen);
    if (!opened.ok) return opened;
    // Before the first view of the session: a kiosk without a PIN is not opened.
    if (staffPin !== undefined) await this.#addFirst(staffPin);
    this.#ready(opening.value);
    this.#profileText = text;
    this.#parts.memory.useProfile(text);
    this.#parts.training.stop();
    return opened;
  }

  #open(terminal: TerminalOpening, leaveOpen: boolean): Result<null> {
    if (this.#session) this.#ownerProof.require(this.#session.staff.isStaffed);
    // Checks for open payments again: a sale may have been started while the secrets were tested.
    const opened = this.#terminal.open(terminal, leaveOpen);
    if (!opened.ok) {
      if (!this.#session) this.#showSetup({ ...this.#setup, reason: 'failed', failure: opened.failure });
    }
    return opened;
  }

  #ready({ profile: used, training }: TerminalOpening): void {
    const profile = this.#parts.profileSummary(used);
    this.#setup = { reason: 'sign-in-refused', faults: [], ...(!training && { profile }) };
    this.#phase = 'ready';
    this.#onChange();
  }

  /** Adds a manager with the PIN from the environment, on a till without cashiers. */
  async #addFirst(pin: string): Promise<void> {
    const staff = this.#session?.staff;
    if (!staff || staff.isStaffed) return;
    const added = await staff.cashiers.addFirst({ name: await this.#parts.staffName(), pin });
    if (!added.ok) console.error(`No manager was made of the staff PIN: ${added.failure.code}`);
  }

  #whetherOpen(): Result<null> {
    return this.#phase === 'ready' || !this.#setup.failure ? succeeded(null) : failed(this.#setup.failure);
  }

  #showSetup(setup: SetupView): void {
    this.#setup = setup;
    this.#phase = 'setup';
    this.#onChange();
  }
}

interface SecuredUse {
  readonly leaveOpen?: boolean;
  readonly staffPin?: string;
  readonly notices?: readonly Notice[];
}
