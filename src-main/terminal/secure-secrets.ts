import { failed, succeeded } from '../../shared/failure.ts';
import { parseProfile } from './profile.ts';
import { secretBinding } from './secret-binding.ts';
import { SECRET_NAMES } from './vault.ts';
import type { Result } from '../../shared/failure.ts';
import type { TerminalProfile } from './profile.ts';
import type { SecretBinding } from './secret-binding.ts';
import type { Secrets } from './vault.ts';

export interface SecretKeeper {
  /** Whether the computer's keyring protects what is kept. */
  isSafe(): Promise<boolean>;
  /** Only what was typed for exactly this terminal and service. */
  load(binding: SecretBinding): Promise<Secrets>;
  save(binding: SecretBinding, secrets: Secrets): Promise<Result<null>>;
  /** What an earlier version kept without naming a service belongs to the profile that was used last. */
  bindUnbound(lastUsed: SecretBinding): Promise<Result<null>>;
  /** Whether cashiers work at this terminal (`terminalKey`), apart from what its ledger says. */
  isStaffed(terminal: string): Promise<boolean>;
  markStaffed(terminal: string, staffed: boolean): Promise<Result<null>>;
  /** Of every terminal that cashiers work at: whoever knows one of them owns the till. */
  ownersSecrets(): Promise<readonly Secrets[]>;
}

/**
 * Keeps the secrets where the keyring protects them, and answers whether it does. In production there is no till
 * without a keyring.
 */
export async function secureSecrets(
  keeper: SecretKeeper,
  profile: TerminalProfile,
  secrets: Secrets,
): Promise<Result<{ readonly safe: boolean }>> {
  const safe = await keeper.isSafe();
  if (!safe && profile.environment === 'production') {
    return failed({ action: 'ask-manager', code: 'keyring-missing' });
  }
  const saved = await save(keeper, profile, secrets);
  return saved.ok ? succeeded({ safe }) : saved;
}

/** Writing waits for the disk: an ordinary start, with nothing new to keep, does without. */
async function save(keeper: SecretKeeper, profile: TerminalProfile, secrets: Secrets): Promise<Result<null>> {
  const kept = await keeper.load(secretBinding(profile));
  const isKept = SECRET_NAMES.every((name) => kept[name] === secrets[name]);
  return isKept ? succeeded(null) : keeper.save(secretBinding(profile), secrets);
}

/** `profileText` is the profile that was used last, never one that was only just given: its address may be anybody's. */
export async function bindToLastUsed(keeper: SecretKeeper, profileText: string | undefined): Promise<void> {
  const lastUsed = profileText === undefined ? undefined : parseProfile(profileText);
  if (!lastUsed || 'faults' in lastUsed) return;
  const bound = await keeper.bindUnbound(secretBinding(lastUsed.profile));
  if (!bound.ok) console.error('kept secrets are not bound to their service', bound.failure.detail);
}

/**
 * Stores secrets for the next start with this profile, together with those that are kept already. Answers whether that
 * start will find every one. Without a readable profile they belong to no service, and there is nothing to lose.
 */
export async function keepForNextStart(
  keeper: SecretKeeper,
  profileText: string | undefined,
  lastUsedText: string | undefined,
  given: Secrets,
): Promise<boolean> {
  const parsed = profileText === undefined ? undefined : parseProfile(profileText);
  if (!parsed || 'faults' in parsed) return true;
  await bindToLastUsed(keeper, lastUsedText);
  const binding = secretBinding(parsed.profile);
  const all = { ...(await keeper.load(binding)), ...given };
  const secured = await secureSecrets(keeper, parsed.profile, all);
  if (!secured.ok) return false;
  const found = await keeper.load(binding);
  return SECRET_NAMES.every((name) => found[name] === all[name]);
}
