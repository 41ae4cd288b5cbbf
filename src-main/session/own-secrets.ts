import { failed, succeeded } from '../../shared/failure.ts';
import type { Notice } from '../../shared/contract/views.ts';
import type { Result } from '../../shared/failure.ts';
import type { TerminalProfile } from '../terminal/profile.ts';
import type { KeptSecrets } from '../terminal/secrets.ts';
import type { TillParts } from './parts.ts';
import type { TerminalOpenings } from './terminal-openings.ts';

/** What a profile is used with. */
export interface Proven {
  readonly profile: TerminalProfile;
  readonly secrets: KeptSecrets;
  /** The service was there to accept them. */
  readonly isReached: boolean;
}

/** What a till that was handed over goes to work with, and what a manager has to know of it. */
interface OwnSecrets {
  readonly secrets: KeptSecrets;
  readonly notices: readonly Notice[];
}

/** Secrets of a package with a key of the till's own in the place of the package's; a notice says where that stays. */
export async function ownSecrets(
  { profile, secrets, isReached }: Proven,
  { ownKey }: Pick<TillParts, 'ownKey'>,
  openings: Pick<TerminalOpenings, 'secured'>,
): Promise<Result<OwnSecrets>> {
  const packaged = (code: Notice['code']) => succeeded({ secrets, notices: [{ code }] });
  if (profile.auth.scheme !== 'apiKey') return packaged('handed-password');
  if (!isReached) return packaged('handed-key-kept');
  // A keyring or disk that does not take secrets is found out while the package's key still works.
  const secured = await openings.secured(profile, secrets);
  if (!secured.ok) return secured;
  const own = await ownKey(profile, secrets);
  switch (own.says) {
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
