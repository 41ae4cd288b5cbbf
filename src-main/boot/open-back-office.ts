import { BackOffice } from '../back-office/back-office.ts';
import { backOfficeBinding } from '../terminal/secret-binding.ts';
import { succeeded } from '../../shared/failure.ts';
import type { Clock } from '../../shared/clock.ts';
import type { BackOfficeProfile } from '../back-office/ports.ts';
import type { Random } from '../sales/ports.ts';
import type { BackOfficeConfig } from '../service/back-office/config.ts';
import type { TerminalOpening } from '../session/parts.ts';
import type { TerminalProfile } from '../terminal/profile.ts';
import type { SecretKeeper } from '../terminal/secure-secrets.ts';

interface Around {
  readonly clock: Clock;
  readonly random: Random;
  readonly secrets: SecretKeeper;
}

/** The back office of a terminal, as its profile says. */
export function openBackOffice(
  { profile, secrets: { proxyPassword }, backOffice: secrets, training }: TerminalOpening,
  { clock, random, secrets: keeper }: Around,
): BackOffice {
  const binding = backOfficeBinding(profile);
  return new BackOffice({
    profile: backOfficeProfile(profile),
    secrets,
    connect: async ({ backOfficeKey, backOfficePassword, backOfficeClientSecret }) => {
      const { connectBackOffice } = await import('../service/back-office/connect-back-office.ts');
      return connectBackOffice(
        backOfficeConfig(profile),
        {
          ...(proxyPassword !== undefined && { proxyPassword }),
          ...(backOfficeKey !== undefined && { apiKey: backOfficeKey }),
          ...(backOfficePassword !== undefined && { integratorPassword: backOfficePassword }),
          ...(backOfficeClientSecret !== undefined && { clientSecret: backOfficeClientSecret }),
        },
        { clock, random, onBusy: () => undefined },
      );
    },
    // The training service hands them out at every start.
    keep: (typed) =>
      training || !binding ? Promise.resolve(succeeded(null)) : keeper.saveBackOffice(binding, typed),
    now: () => clock.wall(),
  });
}

function backOfficeProfile({
  backOffice,
  baseUrl,
  terminalId,
}: TerminalProfile): BackOfficeProfile | undefined {
  if (!backOffice) return undefined;
  const { auth, merchantId, partnerId } = backOffice;
  const ids = {
    terminal: terminalId,
    ...(merchantId !== undefined && { merchant: merchantId }),
    ...(partnerId !== undefined && { partner: partnerId }),
  };
  if (auth.scheme === 'apiKey') {
    const host = new URL(baseUrl).host;
    return { credential: { kind: 'key', secretsNeeded: ['backOfficeKey'], host }, ids };
  }
  const { host } = new URL(auth.authUrl);
  const secretsNeeded =
    auth.form === 'realm'
      ? (['backOfficePassword'] as const)
      : (['backOfficePassword', 'backOfficeClientSecret'] as const);
  return { credential: { kind: 'login', username: auth.username, secretsNeeded, host }, ids };
}

/** One credential for every family of endpoints: the back office has no other. */
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
    ...{ certificateAuthorities, pinnedKeys, proxy },
    // Only a terminal's login name has an identity domain.
    ...(auth.scheme === 'oauth' && { oauth: { ...auth, identityDomain: '' } }),
    credentials: { payments: own, entities: own, onboarding: own, reporting: own, settlement: own },
  };
}
