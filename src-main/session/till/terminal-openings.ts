import { failed, succeeded } from '../../../shared/failure.ts';
import { terminalKey } from '../../terminal/profile/profile.ts';
import { bindToLastUsed, secureBackOffice, secureSecrets } from '../../terminal/secrets/secure-secrets.ts';
import { backOfficeBinding, secretBinding } from '../../terminal/secrets/secret-binding.ts';
import { backOfficeSecretsIn, terminalSecretsIn } from '../../terminal/secrets/secrets.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { TerminalProfile } from '../../terminal/profile/profile.ts';
import type { GivenSecrets, KeptSecrets } from '../../terminal/secrets/secrets.ts';
import type { TerminalOpening, TillParts } from './parts.ts';

type Parts = Pick<
  TillParts,
  'parseProfile' | 'profileSummary' | 'secrets' | 'memory' | 'training' | 'keepsPins'
>;

/** What a terminal is opened with whose secrets the till has tried to keep. */
interface SecuredOpening {
  readonly opening: TerminalOpening;
  /** Why the next start will not have these secrets. */
  readonly notKept?: Failure;
}

/** Collects what a terminal session is opened with: the profile, and the secrets, which the keyring protects. */
export class TerminalOpenings {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The secrets that are kept for this profile; those `given` now replace them. */
  async secretsOf(profile: TerminalProfile, given: GivenSecrets): Promise<KeptSecrets> {
    const { secrets, memory } = this.#parts;
    await bindToLastUsed(secrets, memory.profileText);
    const office = backOfficeBinding(profile);
    return {
      ...(await secrets.load(secretBinding(profile))),
      ...(office && (await secrets.loadBackOffice(office))),
      ...terminalSecretsIn(given),
      ...backOfficeSecretsIn(given),
    };
  }

  /** The failure `secret-missing`, with a field for each missing secret; `undefined` where none is missing. */
  missing(profile: TerminalProfile, secrets: KeptSecrets): Failure | undefined {
    const missing = this.#parts.profileSummary(profile).secretsNeeded.filter((name) => !secrets[name]);
    if (missing.length === 0) return undefined;
    const fields = missing.map((field) => ({ field, fault: 'missing' }) as const);
    return { action: 'fix-input', code: 'secret-missing', fields };
  }

  /**
   * Keeps the secrets first. Fails with `keyring-missing` in production, where a keyring is required. A disk that does not take them,
   * or does not give those that are kept, keeps nobody from being paid.
   */
  async secured(profile: TerminalProfile, all: KeptSecrets): Promise<Result<SecuredOpening>> {
    const keeper = this.#parts.secrets;
    const secrets = terminalSecretsIn(all);
    const backOffice = backOfficeBinding(profile) ? backOfficeSecretsIn(all) : {};
    const secured = await secureSecrets(keeper, profile, secrets);
    const office = secured.ok ? await secureBackOffice(keeper, profile, backOffice) : secured;
    if (!office.ok && office.failure.code !== 'file-not-written') return office;
    const notices = (await keeper.isSafe()) ? [] : [{ code: 'keyring-plain-text' } as const];
    const fault = await keeper.fault();
    const staff = fault ? this.#staffAtMost() : await keeper.staffMarks(terminalKey(profile));
    const opening = { profile, secrets, backOffice, training: false, staff, notices };
    return succeeded({ opening, ...(!office.ok && { notKept: fault ?? office.failure }) });
  }

  /** What is kept and cannot be read may say that people work here, of whom the ledger knows nothing any more. */
  #staffAtMost(): TerminalOpening['staff'] {
    const mayBe = this.#parts.keepsPins();
    return { staffed: mayBe, owned: mayBe };
  }

  /** Starts the built-in service. Its secrets are not kept. */
  async training(): Promise<Result<TerminalOpening>> {
    const started = await this.#parts.training.start();
    if (!started.ok) return started;
    const { profileText, secrets } = started.value;
    const parsed = this.#parts.parseProfile(profileText);
    if ('faults' in parsed)
      return failed({ action: 'report', code: 'profile-invalid', fields: parsed.faults });
    return succeeded({
      profile: parsed.profile,
      secrets: terminalSecretsIn(secrets),
      backOffice: backOfficeSecretsIn(secrets),
      training: true,
      staff: { staffed: false, owned: false },
      notices: [],
    });
  }
}
