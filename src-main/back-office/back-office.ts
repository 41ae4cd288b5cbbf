import { HISTORY_SCOPES } from '../../shared/contract/back-office/back-office.ts';
import { failed, succeeded } from '../../shared/failure.ts';
import { MerchantCurrencies } from './merchant-currencies.ts';
import type { BackOfficeAccess } from '../../shared/contract/back-office/back-office.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { BackOfficeParts, BackOfficeProfile, ServiceAccess } from './ports.ts';
import type { OfficeVitals } from '../service/back-office/office-vitals.ts';
import type { BackOfficeSecrets } from '../terminal/secrets/secrets.ts';

const DAY_MS = 86_400_000;
/** Enough for two tries of a sign-in, as at the terminal. */
const CHECKED_WITHIN_MS = 15_000;
/** Somebody is looking at a page that waits for it. */
const PROBED_WITHIN_MS = 3_000;

/** The failure where the till has no credential for the back office, or not all of it. */
export const NO_ACCESS: Failure = { action: 'fix-configuration', code: 'secret-missing' };

/**
 * The back office's connection to the service. It has credentials of its own, and so a token of its own: its reads do
 * not count against the till's quota (spec "Limits": per token).
 */
export class BackOffice {
  readonly #parts: BackOfficeParts;
  #secrets: BackOfficeSecrets;
  #connection: Promise<ServiceAccess> | undefined;
  #currencies: MerchantCurrencies;

  constructor(parts: BackOfficeParts) {
    this.#parts = parts;
    this.#currencies = new MerchantCurrencies(parts.profile?.own);
    this.#secrets = parts.secrets;
  }

  access(): BackOfficeAccess {
    const { profile } = this.#parts;
    if (!profile) return { state: 'not-set-up' };
    const { credential } = profile;
    const state = missingOf(profile, this.#secrets).length === 0 ? 'ready' : 'secret-missing';
    return { state, credential, scopes: HISTORY_SCOPES.filter((scope) => profile.ids[scope] !== undefined) };
  }

  /** Checks typed secrets at the service; once it accepts them, uses and keeps them. */
  async enterSecrets(typed: BackOfficeSecrets): Promise<Result<null>> {
    const { profile, connect, keep } = this.#parts;
    if (!profile) return failed({ action: 'fix-input', code: 'command-refused' });
    const secrets = { ...this.#secrets, ...typed };
    const missing = missingOf(profile, secrets);
    if (missing.length > 0) return failed(missingFailure(missing));
    const connection = await connect(secrets);
    const accepted = await this.#check(connection, profile);
    const kept = accepted.ok ? await keep(secrets) : accepted;
    if (!kept.ok) {
      await connection.close();
      // A key that cannot even be sent is corrected by whoever has just typed it.
      return kept.failure.code === 'secret-missing' ? failed({ ...kept.failure, action: 'fix-input' }) : kept;
    }
    const earlier = this.#connection;
    this.#secrets = secrets;
    this.#connection = Promise.resolve(connection);
    // The new credentials may read more.
    this.#currencies = new MerchantCurrencies(profile.own);
    await closed(earlier);
    return succeeded(null);
  }

  /**
   * The connection, opened at the first call; `undefined` where credentials are missing. Rejects where it cannot be
   * opened.
   */
  service(): Promise<ServiceAccess> | undefined {
    if (this.access().state !== 'ready') return undefined;
    this.#connection ??= this.#open();
    return this.#connection;
  }

  /** State of the connection; `undefined` before it was opened. */
  async vitals(): Promise<OfficeVitals | undefined> {
    return (await this.#connection?.catch(() => undefined))?.vitals();
  }

  /**
   * Asks the service once more where its last answer was a refusal, or none: as long as nobody opens another page, nothing else
   * notices that it answers again.
   */
  async probe(): Promise<void> {
    const { profile } = this.#parts;
    const known = await this.vitals();
    if (!profile || !known || (known.answers !== 'no' && !known.isRefused)) return;
    const connection = await this.#connection?.catch(() => undefined);
    if (connection) await this.#check(connection, profile, PROBED_WITHIN_MS);
  }

  /** The currencies of the service's amounts. */
  get currencies(): MerchantCurrencies {
    return this.#currencies;
  }

  /** Partner, merchant and terminal of the profile, whose payments are listed. */
  ids(): BackOfficeProfile['ids'] {
    return this.#parts.profile?.ids ?? {};
  }

  async close(): Promise<void> {
    await closed(this.#connection);
  }

  /** A connection that could not be opened is dropped, so that the next call tries again. */
  #open(): Promise<ServiceAccess> {
    const opening = this.#parts.connect(this.#secrets);
    opening.catch(() => {
      if (this.#connection === opening) this.#connection = undefined;
    });
    return opening;
  }

  /** Reads the newest payment, because an API key is only checked by a call. */
  async #check(
    { history, signIn }: ServiceAccess,
    { ids }: BackOfficeProfile,
    withinMs = CHECKED_WITHIN_MS,
  ): Promise<Result<null>> {
    const signal = AbortSignal.timeout(withinMs);
    const signedIn = await signIn(signal);
    if (!signedIn.ok) return signedIn;
    const now = this.#parts.now();
    const span = { from: now - DAY_MS, until: now };
    const one = { pageSize: 1 };
    const { partner, merchant, terminal = '' } = ids;
    const page =
      partner !== undefined
        ? await history.ofPartner.page(partner, span, one, signal)
        : merchant !== undefined
          ? await history.ofMerchant.page(merchant, span, one, signal)
          : await history.ofTerminal.page(terminal, span, one, signal);
    return page.ok ? succeeded(null) : page;
  }
}

/** A connection that could not be opened has nothing to close. */
async function closed(connection: Promise<ServiceAccess> | undefined): Promise<void> {
  await (await connection?.catch(() => undefined))?.close();
}

function missingOf({ credential }: BackOfficeProfile, secrets: BackOfficeSecrets) {
  return credential.secretsNeeded.filter((name) => !secrets[name]);
}

function missingFailure(names: readonly string[]): Failure {
  const fields = names.map((field) => ({ field, fault: 'missing' }) as const);
  return { action: 'fix-input', code: 'secret-missing', fields };
}
