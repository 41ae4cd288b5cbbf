import { failed, succeeded } from '../../../shared/failure.ts';
import type { Notice } from '../../../shared/contract/views.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { TerminalProfile } from '../../terminal/profile/profile.ts';
import type { GivenSecrets, KeptSecrets } from '../../terminal/secrets/secrets.ts';
import type { TillParts } from './parts.ts';
import type { TerminalInUse } from './terminal-in-use.ts';
import type { TerminalOpenings } from './terminal-openings.ts';

/** A profile with its secrets. */
export interface Proven {
  readonly profile: TerminalProfile;
  readonly secrets: KeptSecrets;
  /** Why the service could not be reached; without it, it accepted the secrets. */
  readonly unreached?: Failure;
}

interface ProvingParts {
  readonly parts: Pick<TillParts, 'parseProfile' | 'checkSignIn'>;
  readonly openings: Pick<TerminalOpenings, 'secretsOf' | 'missing'>;
  readonly terminal: Pick<TerminalInUse, 'refusalToLeaveFor'>;
}

/**
 * Parses a profile and tests its secrets by a sign-in, which passes where the service cannot be reached. Fails with
 * `profile-invalid`, `payments-open` (unless `leaveOpen`), `secret-missing`, or as the sign-in does.
 */
export async function proveSecrets(
  text: string,
  typed: GivenSecrets,
  leaveOpen: boolean,
  { parts, openings, terminal }: ProvingParts,
): Promise<Result<Proven>> {
  const parsed = parts.parseProfile(text);
  if ('faults' in parsed) {
    return failed({ action: 'fix-configuration', code: 'profile-invalid', fields: parsed.faults });
  }
  const { profile } = parsed;
  const waits = leaveOpen ? undefined : terminal.refusalToLeaveFor(profile);
  if (waits) return failed(waits);
  const secrets = await openings.secretsOf(profile, typed);
  const missing = openings.missing(profile, secrets);
  if (missing) return failed(missing);
  const signedIn = await parts.checkSignIn(profile, secrets);
  if (!signedIn.ok && !mayPass(signedIn.failure)) return signedIn;
  return succeeded({ profile, secrets, ...(!signedIn.ok && { unreached: signedIn.failure }) });
}

/** An outage ends by itself. A wrong address or certificate does not, and the person at the set-up can correct it. */
function mayPass({ action, signInFault }: Failure): boolean {
  return action === 'wait' && signInFault === undefined;
}

/** The secrets that a till uses after a hand-over, with notices for the manager. */
interface OwnSecrets {
  readonly secrets: KeptSecrets;
  readonly notices: readonly Notice[];
}

/** Replaces the API key of a hand-over package by a new one. A notice says so where the package's secret stays in use. */
export async function ownSecrets(
  { profile, secrets, unreached }: Proven,
  { ownKey }: Pick<TillParts, 'ownKey'>,
  openings: Pick<TerminalOpenings, 'secured'>,
): Promise<Result<OwnSecrets>> {
  const packaged = (code: Notice['code']) => succeeded({ secrets, notices: [{ code }] });
  if (profile.auth.scheme !== 'apiKey') return packaged('handed-password');
  if (unreached) return packaged('handed-key-kept');
  // Tests keyring and disk first, while the package's key still works.
  const secured = await openings.secured(profile, secrets);
  if (!secured.ok) return secured;
  if (secured.value.notKept) return failed(secured.value.notKept);
  const own = await ownKey(profile, secrets);
  switch (own.result) {
    case 'replaced':
      return succeeded({ secrets: { ...secrets, apiKey: own.apiKey }, notices: [] });
    case 'in-use':
      return packaged('handed-key-in-use');
    case 'kept':
      return packaged('handed-key-kept');
    case 'lost':
      return failed({ action: 'ask-manager', code: 'hand-over-refused', handOverFault: 'key-lost' });
  }
}
