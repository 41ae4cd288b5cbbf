import { failed, succeeded } from '../../../shared/failure.ts';
import { looksMasked } from '../../../shared/masked-key.ts';
import { secureSecrets } from '../../terminal/secrets/secure-secrets.ts';
import { Mutex } from '../../write-file-atomic.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type { RenewedKey } from '../../../shared/contract/commands/provisioning/till-secrets.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { TerminalProfile } from '../../terminal/profile/profile.ts';
import type { Secrets } from '../../terminal/secrets/secrets.ts';
import type { TillParts } from './parts.ts';
import type { TerminalSession } from '../terminal/terminal-session.ts';

export interface TerminalAtWork {
  readonly profile: TerminalProfile;
  readonly session: TerminalSession;
}

type RotationParts = Pick<TillParts, 'proveSecrets' | 'secrets'>;

const NOT_AT_WORK: Failure = { action: 'wait', code: 'till-not-ready' };

/**
 * Changes the secrets of the terminal at work, one change at a time. Its session stays open, so that open payments are
 * followed throughout.
 */
export class SecretRotation {
  readonly #parts: RotationParts;
  readonly #atWork: () => TerminalAtWork | undefined;
  readonly #mutex = new Mutex();

  /** `atWork` answers `undefined` in training, which has no secrets to change. */
  constructor(parts: RotationParts, atWork: () => TerminalAtWork | undefined) {
    this.#parts = parts;
    this.#atWork = atWork;
  }

  /**
   * Uses and keeps typed secrets, once the service has accepted them on a connection of their own. After any failure, also
   * where the service cannot be reached, the earlier secrets stay in use.
   */
  change(typed: Secrets): Promise<Result<null>> {
    return this.#mutex.runExclusive(async () => {
      const at = this.#atWork();
      return at ? this.#proveAndUse(at, typed) : failed(NOT_AT_WORK);
    });
  }

  /**
   * Has the service make a new API key (spec "Endpoints": reset terminal API key), or uses the one that it has now. A reset
   * makes the earlier key invalid at once, so the new one is used and kept even where it cannot be tested.
   */
  renewKey({ id, how }: CommandInput<'tillSecrets.renewKey'>): Promise<Result<RenewedKey>> {
    return this.#mutex.runExclusive(async () => {
      const at = this.#atWork();
      if (at?.profile.terminalId !== id) return failed(NOT_AT_WORK);
      const key = how === 'reset' ? await this.#resetKey(at) : await this.#presentKey(at);
      if (!key.ok) return key;
      if (how === 'reset') return this.#useAtOnce(at, { apiKey: key.value });
      const used = await this.#proveAndUse(at, { apiKey: key.value });
      return used.ok ? succeeded({ kept: true }) : used;
    });
  }

  async #proveAndUse(at: TerminalAtWork, typed: Secrets): Promise<Result<null>> {
    const { webhookSecret, partnerWebhookSecret, ...asked } = typed;
    const isAsked = Object.keys(asked).length > 0;
    const secrets = { ...at.session.secrets, ...typed };
    const proved = isAsked ? await this.#parts.proveSecrets(at.profile, secrets, asked) : succeeded(null);
    if (!proved.ok) return proved;
    // The till may have been set up for another terminal while the service was asked.
    if (this.#atWork()?.session !== at.session) return failed(NOT_AT_WORK);
    const kept = await secureSecrets(this.#parts.secrets, at.profile, secrets);
    if (!kept.ok) return kept;
    at.session.useWebhookSecrets({
      ...(webhookSecret !== undefined && { webhookSecret }),
      ...(partnerWebhookSecret !== undefined && { partnerWebhookSecret }),
    });
    // The service accepted them just now. If it cannot be reached any more, the session tries again by itself.
    if (isAsked) await at.session.useSecrets(secrets);
    return succeeded(null);
  }

  async #useAtOnce(at: TerminalAtWork, { apiKey }: Pick<Secrets, 'apiKey'>): Promise<Result<RenewedKey>> {
    const secrets = { ...at.session.secrets, ...(apiKey !== undefined && { apiKey }) };
    const kept = await secureSecrets(this.#parts.secrets, at.profile, secrets);
    const signedIn = await at.session.useSecrets(secrets);
    const proved = signedIn.ok
      ? await this.#parts.proveSecrets(at.profile, secrets, { apiKey: apiKey ?? '' })
      : signedIn;
    return succeeded({ kept: kept.ok, ...(!proved.ok && { unproved: proved.failure }) });
  }

  /** Where the answer is lost or has no key, reads the key that the service has now. */
  async #resetKey(at: TerminalAtWork): Promise<Result<string>> {
    const before = at.session.secrets.apiKey;
    const keys = (await at.session.office.hierarchy()).secrets;
    const reset = await keys.resetKey(at.profile.terminalId);
    if (!reset.ok && reset.failure.code !== 'change-unconfirmed') return reset;
    const answered = reset.ok ? reset.value.secret : undefined;
    if (answered !== undefined && !looksMasked(answered)) return succeeded(answered);
    const present = await this.#presentKey(at);
    if (present.ok && present.value !== before) return present;
    return reset.ok ? failed({ action: 'ask-manager', code: 'change-unconfirmed' }) : reset;
  }

  async #presentKey({ profile, session }: TerminalAtWork): Promise<Result<string>> {
    const keys = (await session.office.hierarchy()).secrets;
    const read = await keys.revealKey(profile.terminalId);
    if (!read.ok) return read;
    const { secret } = read.value;
    if (secret !== undefined && !looksMasked(secret)) return succeeded(secret);
    const fields = [{ field: 'apiKey', fault: 'missing' }] as const;
    return failed({ action: 'ask-manager', code: 'secret-missing', fields });
  }
}
