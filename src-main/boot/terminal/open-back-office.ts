import { BackOffice } from '../../back-office/back-office.ts';
import { officeSecretsNeeded, sells } from '../../terminal/profile/profile.ts';
import { backOfficeBinding } from '../../terminal/secrets/secret-binding.ts';
import { backOfficeSecretsIn } from '../../terminal/secrets/secrets.ts';
import { succeeded } from '../../../shared/failure.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Result } from '../../../shared/failure.ts';
import type { BackOfficeParts, BackOfficeProfile } from '../../back-office/ports.ts';
import type { Random } from '../../sales/ports.ts';
import type { BackOfficeConfig } from '../../service/back-office/config.ts';
import type { TerminalOpening } from '../../session/till/parts.ts';
import type { TerminalProfile } from '../../terminal/profile/profile.ts';
import type { BackOfficeSecrets, KeptSecrets } from '../../terminal/secrets/secrets.ts';
import type { SecretKeeper } from '../../terminal/secrets/secure-secrets.ts';

interface Around {
  readonly clock: Clock;
  readonly random: Random;
}

/**
 * Opens the back office of a terminal by its profile. `onEntered` is called with the credentials that are used from
 * then on.
 */
export function openBackOffice(
  { profile, secrets, backOffice, training }: TerminalOpening,
  { secrets: keeper, ...around }: Around & { readonly secrets: SecretKeeper },
  onEntered: (secrets: BackOfficeSecrets) => Promise<void>,
): BackOffice {
  const binding = backOfficeBinding(profile);
  return new BackOffice({
    ...partsOf(profile, { ...secrets, ...backOffice }, around),
    keep: async (entered) => {
      // The training service gives these credentials again at every start, so they are not stored.
      const kept = training || !binding ? succeeded(null) : await keeper.saveBackOffice(binding, entered);
      if (kept.ok) await onEntered(entered);
      return kept;
    },
  });
}

/** Tests the credentials of a back office without a terminal, and stores none of them. */
export async function checkBackOffice(
  profile: TerminalProfile,
  secrets: KeptSecrets,
  around: Around,
): Promise<Result<null>> {
  const office = new BackOffice({
    ...partsOf(profile, secrets, around),
    keep: () => Promise.resolve(succeeded(null)),
  });
  const answer = await office.enterSecrets({});
  await office.close();
  return answer;
}

function partsOf(
  profile: TerminalProfile,
  { proxyPassword, ...secrets }: KeptSecrets,
  { clock, random }: Around,
): Omit<BackOfficeParts, 'keep'> {
  return {
    profile: backOfficeProfile(profile),
    secrets: backOfficeSecretsIn(secrets),
    connect: async ({ backOfficeKey, backOfficePassword, backOfficeClientSecret }) => {
      const { connectBackOffice } = await import('../../service/back-office/connect-back-office.ts');
      return connectBackOffice(
        backOfficeConfig(profile),
        {
          ...(proxyPassword !== undefined && { proxyPassword }),
          ...(backOfficeKey !== undefined && { apiKey: backOfficeKey }),
          ...(backOfficePassword !== undefined && { integratorPassword: backOfficePassword }),
          ...(backOfficeClientSecret !== undefined && { clientSecret: backOfficeClientSecret }),
        },
        { clock, random },
      );
    },
    now: () => clock.wall(),
  };
}

function backOfficeProfile(profile: TerminalProfile): BackOfficeProfile | undefined {
  const { backOffice, baseUrl, terminalId, store } = profile;
  if (!backOffice) return undefined;
  const { auth, merchantId, partnerId } = backOffice;
  // The service states no currency for another merchant or for a partner's, so only the store's own merchant has the
  // store's.
  const own = { merchantId: profile.merchantId, currency: store.currency };
  const ids = {
    ...(sells(profile) && { terminal: terminalId }),
    ...(merchantId !== undefined && { merchant: merchantId }),
    ...(partnerId !== undefined && { partner: partnerId }),
  };
  if (auth.scheme === 'apiKey') {
    const host = new URL(baseUrl).host;
    return { credential: { kind: 'key', secretsNeeded: ['backOfficeKey'], host }, own, ids };
  }
  const { host } = new URL(auth.authUrl);
  const { username } = auth;
  return {
    credential: { kind: 'login', username, secretsNeeded: officeSecretsNeeded(auth), host },
    own,
    ids,
  };
}

/** All families of endpoints use the same credential, because a back office has no other. */
function backOfficeConfig({
  environment,
  baseUrl,
  store: { currency },
  certificateAuthorities,
  pinnedKeys,
  proxy,
  backOffice,
}: TerminalProfile): BackOfficeConfig {
  const auth = backOffice?.auth ?? { scheme: 'apiKey' };
  const own = auth.scheme === 'apiKey' ? 'apiKey' : { serviceAccount: auth.username };
  return {
    environment,
    baseUrl,
    currency,
    certificateAuthorities,
    pinnedKeys,
    proxy,
    // Only the login name of a terminal has an identity domain.
    ...(auth.scheme === 'oauth' && { oauth: { ...auth, identityDomain: '' } }),
    credentials: { payments: own, entities: own, onboarding: own, reporting: own, settlement: own },
  };
}
