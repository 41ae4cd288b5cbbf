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
 * The till as a whole: it is being set up, or one terminal is at work. A faulty profile, missing secrets or a ledger
 * that cannot be written keep it in set-up; it is never half configured.
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
    const newer = this.#terminal.ofNewerVersion;
    const setup: SetupView = {
      ...this.#setup,
      ...(ownerNeeded && { ownerNeeded }),
      ...(newer && { newerRecord: { writtenBy: newer.writtenBy, terminal: newer.record?.terminal } }),
    };
    return tillView({ phase: this.#phase, setup }, this.#session, this.#parts);
  }

  get closing(): ClosingQuestion {
    return this.#parts.closing;
  }

  /** The terminal at work; none during set-up. */
  session(): TerminalSession | undefined {
    return this.#session;
  }

  /** The sales that are found: of the terminal at work, or of a record that a newer version wrote, for whoever may look into it. */
  history(): Pick<SalesHistory, 'find' | 'look'> | undefined {
    if (this.#session) return this.#session.salesHistory;
    return this.#ownerProof.isNeeded ? undefined : this.#terminal.ofNewerVersion?.record?.history;
  }

  /** Why what only this role may do cannot be done now. A till that no terminal is at work on is set up by managers too. */
  refusal(role: Role): Failure | undefined {
    return this.#session ? this.#session.staff.refusal(role) : this.#ownerProof.refusal(role);
  }

  /** Opens what cashiers guard, for whoever knows a secret of a terminal they work at, when none of them can sign in. */
  async proveOwner(secret: string): Promise<Result<null>> {
    if (this.#session) return this.#session.staff.proveOwner(secret);
    const proved = await this.#ownerProof.prove(secret);
    if (proved.ok) this.#onChange();
    return proved;
  }

  /** Starts as decided; `given` are secrets from the environment, which go to the vault. */
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

  /** The start once more, when what stopped it may be gone. */
  async tryAgain(): Promise<Result<null>> {
    if (this.#setup.reason !== 'failed') return failed({ action: 'fix-input', code: 'command-refused' });
    await this.#launched();
    return this.#whetherOpen();
  }

  /** Switches to the built-in sandbox. `leaveOpen`: also away from payments that are open. */
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

  /** Back to the terminal that was used before, with the secrets that are kept; where none was, to the first start. */
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
   * Puts what was chosen in the place of the record of sales, and goes to work on it. Waits until the open payments have
   * ended: a backup does not know them.
   */
  async restoreBackup(choice: RestoreChoice): Promise<Result<null>> {
    const isTraining = this.#session?.isTraining === true;
    const setBack = await this.#terminal.setBack(choice);
    if (!setBack.ok) return setBack;
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
   * Takes a profile and typed secrets into use once the service accepts them, or cannot be reached to ask. Another
   * terminal or service waits until the open payments of this one have ended, unless somebody chose to leave them.
   */
  async useProfile(text: string, typed: GivenSecrets, leaveOpen = false): Promise<Result<null>> {
    const proven = await this.#proven(text, typed, leaveOpen);
    if (!proven.ok) return proven;
    const { profile, secrets } = proven.value;
    return this.#useSecured(text, profile, secrets, { leaveOpen });
  }

  /**
   * The same with what a manager handed over. A key of the terminal's own takes the place of that in the package before the
   * terminal is put to work, so that the package opens nothing any more; a notice says where it stays.
   */
  async takeHandOver(text: string, packaged: Secrets, leaveOpen: boolean): Promise<Result<null>> {
    const proven = await this.#proven(text, packaged, leaveOpen);
    if (!proven.ok) return proven;
    const own = await ownSecrets(proven.value, this.#parts, this.#openings);
    if (!own.ok) return own;
    const { secrets, notices } = own.value;
    return this.#useSecured(text, proven.value.profile, secrets, { leaveOpen, notices });
  }

  /** The secrets of the profile that is loaded, typed again or for the first time. */
  enterSecrets(typed: GivenSecrets): Promise<Result<null>> {
    if (this.#profileText === undefined) {
      return Promise.resolve(failed({ action: 'fix-input', code: 'till-not-ready' }));
    }
    return this.useProfile(this.#profileText, typed);
  }

  /** Of a till that is closed: resolves once what the last keys changed is on the disk, or was refused by it. */
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
    // Before anybody sees the terminal at work: who works here decides what is shown of a kiosk.
    if (staffPin !== undefined) await this.#addFirst(staffPin);
    this.#ready(opening.value);
    this.#profileText = text;
    this.#parts.memory.useProfile(text);
    this.#parts.training.stop();
    return opened;
  }

  #open(terminal: TerminalOpening, leaveOpen: boolean): Result<null> {
    if (this.#session) this.#ownerProof.require(this.#session.staff.isStaffed);
    // A sale may have been started while the service was asked about the new secrets: this looks again.
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

  /** A PIN that came with the start makes a manager where nobody works yet; elsewhere it is not needed any more. */
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
