import { failed, notWritten, succeeded } from '../../../shared/failure.ts';
import { maskedKeyRefusal } from '../../../shared/masked-key.ts';
import { ownSecrets, proveSecrets } from './proven-secrets.ts';
import { takeStaffPin } from './take-staff-pin.ts';
import type { Notice } from '../../../shared/contract/views.ts';
import type { SetupView } from '../../../shared/contract/terminal-view.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { TerminalProfile } from '../../terminal/profile/profile.ts';
import type { GivenSecrets, KeptSecrets, Secrets } from '../../terminal/secrets/secrets.ts';
import type { OwnerProof } from './owner-proof.ts';
import type { TerminalOpening, TillParts } from './parts.ts';
import type { SetupState } from './setup-state.ts';
import type { TerminalInUse } from './terminal-in-use.ts';
import type { TerminalOpenings } from './terminal-openings.ts';

interface SetUpOf {
  readonly parts: TillParts;
  readonly state: SetupState;
  readonly terminal: TerminalInUse;
  readonly openings: TerminalOpenings;
  readonly ownerProof: OwnerProof;
}

/**
 * Sets the till up for a terminal: the training mode's, one whose profile and secrets were typed or handed over, or the one that was
 * used last.
 */
export class TerminalSetUp {
  readonly #till: SetUpOf;

  constructor(till: SetUpOf) {
    this.#till = till;
  }

  /**
   * Switches to the built-in sandbox. Fails with `payments-open` unless `leaveOpen`; with `file-not-written` where the next start will
   * not know of it.
   */
  async useTraining(leaveOpen = false): Promise<Result<null>> {
    const { parts, terminal, openings } = this.#till;
    const waits = leaveOpen ? undefined : terminal.refusalToLeaveFor('training');
    if (waits) return failed(waits);
    const opening = await openings.training();
    if (!opening.ok) return opening;
    const opened = this.#open(opening.value, leaveOpen);
    if (!opened.ok) return opened;
    return this.#ready(undefined, undefined, () => parts.memory.useTraining());
  }

  /**
   * Uses a profile with typed secrets, once the service accepts them or cannot be reached. Fails with `payments-open` unless
   * `leaveOpen`, where another terminal or service has open payments; with `file-not-written` where the terminal is at work, but the
   * next start will not know of it, or not have its secrets.
   */
  async useProfile(text: string, typed: GivenSecrets, leaveOpen = false): Promise<Result<null>> {
    const proven = await proveSecrets(text, typed, leaveOpen, this.#till);
    if (!proven.ok) return proven;
    const { profile, secrets } = proven.value;
    return this.#useSecured(text, profile, secrets, { leaveOpen });
  }

  /**
   * Uses typed secrets for the profile that is loaded. Fails as `useProfile` does, and, where the service alone can tell who owns the
   * till, also while it cannot be reached.
   */
  async enterSecrets(typed: GivenSecrets): Promise<Result<null>> {
    const { state, ownerProof } = this.#till;
    const { profileText } = state;
    if (profileText === undefined) return failed({ action: 'fix-input', code: 'till-not-ready' });
    const proven = await proveSecrets(profileText, typed, false, this.#till);
    if (!proven.ok) return proven;
    const { profile, secrets, unreached } = proven.value;
    if (unreached && ownerProof.isServices) return failed(unreached);
    return this.#useSecured(profileText, profile, secrets, {});
  }

  /**
   * Uses the profile and secrets of a hand-over package. The package's API key is first replaced by a new one, so that the
   * package is of no use to others; a notice says so where that was not possible. Fails as `useProfile` does; where the key was
   * replaced by then, as with `payments-open` for a sale that began meanwhile, the package can be taken again.
   */
  async takeHandOver(text: string, packaged: Secrets, leaveOpen: boolean): Promise<Result<null>> {
    const { parts, openings } = this.#till;
    const proven = await proveSecrets(text, packaged, leaveOpen, this.#till);
    if (!proven.ok) return this.#takeReplaced(proven.failure, text, leaveOpen);
    const own = await ownSecrets(proven.value, parts, openings);
    if (!own.ok) return own;
    const { secrets, notices } = own.value;
    return this.#useSecured(text, proven.value.profile, secrets, { leaveOpen, notices });
  }

  /** An earlier try may have replaced the key that is refused now, and kept the new one. */
  async #takeReplaced(refused: Failure, text: string, leaveOpen: boolean): Promise<Result<null>> {
    if (refused.code !== 'sign-in-refused') return failed(refused);
    const kept = await proveSecrets(text, {}, leaveOpen, this.#till);
    if (!kept.ok || kept.value.unreached) return failed(refused);
    return this.#useSecured(text, kept.value.profile, kept.value.secrets, { leaveOpen });
  }

  /**
   * Uses a profile at a start, with the secrets that are kept for it and those `given` now. Nobody waits for an answer: the set-up
   * screen shows what is missing. A terminal at work is shown, whatever the next start will not know: a customer may be paying.
   */
  async useAtStart(text: string, given: GivenSecrets): Promise<void> {
    const { parts, state, terminal, openings } = this.#till;
    const parsed = parts.parseProfile(text);
    if ('faults' in parsed) {
      state.showSetup({ reason: 'profile-faulty', faults: parsed.faults });
      return;
    }
    const { profile } = parsed;
    state.profileText = text;
    const setup = { profile: parts.profileSummary(profile), faults: [] };
    const masked = maskedKeyRefusal(given);
    if (masked) {
      state.showSetup({ ...setup, reason: 'secrets-missing', failure: masked });
      return;
    }
    const secrets = await openings.secretsOf(profile, given);
    if (openings.missing(profile, secrets)) {
      // Whoever may read the file again has nothing to type.
      const failure = await parts.secrets.fault();
      state.showSetup({
        ...setup,
        ...(failure ? { reason: 'failed', failure } : { reason: 'secrets-missing' }),
      });
      return;
    }
    state.loaded(setup.profile);
    const opened = await this.#useSecured(text, profile, secrets, { given });
    if (opened.ok) return;
    if (terminal.session) console.error('the set-up is not kept for the next start', opened.failure.detail);
    else state.showSetup({ ...setup, reason: 'failed', failure: opened.failure });
  }

  async #useSecured(
    text: string,
    profile: TerminalProfile,
    secrets: KeptSecrets,
    { leaveOpen = false, given = {}, notices = [] }: SecuredUse,
  ): Promise<Result<null>> {
    const { parts, state, openings, terminal } = this.#till;
    const opening = await openings.secured(profile, secrets);
    if (!opening.ok) return opening;
    const { opening: terminalOpening, notKept } = opening.value;
    const all = [...terminalOpening.notices, ...notices];
    const opened = this.#open({ ...terminalOpening, notices: all }, leaveOpen);
    if (!opened.ok) return opened;
    // Before the first view of the session: a kiosk without a PIN is not opened.
    const { staffPin: pin } = given;
    const staff = terminal.session?.staff;
    if (pin !== undefined && staff) await takeStaffPin(staff, { pin, given, profile, secrets }, parts);
    state.profileText = text;
    parts.training.stop();
    return this.#ready(parts.profileSummary(profile), notKept, () => parts.memory.useProfile(text));
  }

  /** Shows the terminal at work, and remembers it for the next start. A notice says where that start will not know of it. */
  #ready(
    profile: SetupView['profile'],
    secretsNotKept: Failure | undefined,
    remember: () => void,
  ): Result<null> {
    const { state } = this.#till;
    state.ready(profile);
    const remembered = attempted(remember);
    const notKept = secretsNotKept ?? (remembered.ok ? undefined : remembered.failure);
    state.kept(notKept);
    return notKept ? failed(notKept) : succeeded(null);
  }

  #open(opening: TerminalOpening, leaveOpen: boolean): Result<null> {
    const { state, terminal, ownerProof } = this.#till;
    if (terminal.session) ownerProof.require(terminal.session.staff.isStaffed);
    // Checks for open payments again: a sale may have been started while the secrets were tested.
    const opened = terminal.open(opening, leaveOpen);
    if (!opened.ok && !terminal.session)
      state.showSetup({ ...state.setup, reason: 'failed', failure: opened.failure });
    return opened;
  }
}

function attempted(remember: () => void): Result<null> {
  try {
    remember();
    return succeeded(null);
  } catch (error) {
    return notWritten(error);
  }
}

interface SecuredUse {
  readonly leaveOpen?: boolean;
  /** What the start was given. */
  readonly given?: GivenSecrets;
  readonly notices?: readonly Notice[];
}
