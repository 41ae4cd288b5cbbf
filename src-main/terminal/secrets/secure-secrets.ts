import { BACK_OFFICE_SECRETS } from '../../../shared/contract/back-office/back-office.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import { maskedKeyRefusal } from '../../../shared/masked-key.ts';
import { parseProfile, terminalKey } from '../profile/profile.ts';
import { backOfficeBinding, secretBinding } from './secret-binding.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { TerminalProfile } from '../profile/profile.ts';
import type { SecretBinding } from './secret-binding.ts';
import { SECRET_NAMES, backOfficeSecretsIn, terminalSecretsIn } from './secrets.ts';
import type { BackOfficeSecrets, GivenSecrets, KeptSecrets, Secrets } from './secrets.ts';

/** Who works at a terminal, apart from what its ledger says. */
export interface StaffMarks {
  readonly staffed: boolean;
  /** An owner is among them. */
  readonly owned: boolean;
}

export interface SecretKeeper {
  /** Whether the computer's keyring protects what is kept. */
  isSafe(): Promise<boolean>;
  /** Why nothing that is kept can be read now, though it is there. */
  fault(): Promise<Failure | undefined>;
  /** Only what was typed for exactly this terminal and service. */
  load(binding: SecretBinding): Promise<Secrets>;
  save(binding: SecretBinding, secrets: Secrets): Promise<Result<null>>;
  /** The back office's, of exactly this service and login. */
  loadBackOffice(binding: SecretBinding): Promise<BackOfficeSecrets>;
  saveBackOffice(binding: SecretBinding, secrets: BackOfficeSecrets): Promise<Result<null>>;
  /** What an earlier version kept without naming a service, or its authorities, belongs to the profile that was used last. */
  bindUnbound(lastUsed: SecretBinding, lastOffice?: SecretBinding): Promise<Result<null>>;
  /** Of the terminal that has this key (`terminalKey`). */
  staffMarks(terminal: string): Promise<StaffMarks>;
  markStaff(terminal: string, marks: Partial<StaffMarks>): Promise<Result<null>>;
  /** Of every terminal, or back office alone, that cashiers work at: whoever knows one of them owns the till. */
  ownersSecrets(): Promise<readonly KeptSecrets[]>;
  /** Whether a terminal's are kept that cannot be read: damaged, another user's, or encrypted by another key. */
  isUnread(): Promise<boolean>;
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

/**
 * The back office's credentials of this profile: what is kept, with those that were just given, which are kept from now
 * on. Call it where `secureSecrets` has said that they may be.
 */
export async function secureBackOffice(
  keeper: SecretKeeper,
  profile: TerminalProfile,
  given: BackOfficeSecrets,
): Promise<Result<BackOfficeSecrets>> {
  const binding = backOfficeBinding(profile);
  if (!binding) return succeeded({});
  const kept = await keeper.loadBackOffice(binding);
  const all = { ...kept, ...given };
  if (BACK_OFFICE_SECRETS.every((name) => kept[name] === all[name])) return succeeded(all);
  const saved = await keeper.saveBackOffice(binding, all);
  return saved.ok ? succeeded(all) : saved;
}

/** `profileText` is the profile that was used last, never one that was only just given: its address may be anybody's. */
export async function bindToLastUsed(keeper: SecretKeeper, profileText: string | undefined): Promise<void> {
  const lastUsed = profileText === undefined ? undefined : parseProfile(profileText);
  if (!lastUsed || 'faults' in lastUsed) return;
  const { profile } = lastUsed;
  const bound = await keeper.bindUnbound(secretBinding(profile), backOfficeBinding(profile));
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
  given: GivenSecrets,
): Promise<boolean> {
  // The till that is open refuses it in words; kept, it would only be ignored at the next start.
  if (maskedKeyRefusal(given)) return false;
  const parsed = profileText === undefined ? undefined : parseProfile(profileText);
  if (!parsed || 'faults' in parsed) return true;
  await bindToLastUsed(keeper, lastUsedText);
  const binding = secretBinding(parsed.profile);
  const all = { ...(await keeper.load(binding)), ...terminalSecretsIn(given) };
  // A PIN is kept as a verifier, by the till that is open, and by nothing else.
  const { staffed } = await keeper.staffMarks(terminalKey(parsed.profile));
  if (given.staffPin !== undefined && !staffed) return false;
  const secured = await secureSecrets(keeper, parsed.profile, all);
  const office = await secureBackOffice(keeper, parsed.profile, backOfficeSecretsIn(given));
  if (!secured.ok || !office.ok) return false;
  const found = await keeper.load(binding);
  const officeBinding = backOfficeBinding(parsed.profile);
  const foundOffice = officeBinding ? await keeper.loadBackOffice(officeBinding) : {};
  return (
    SECRET_NAMES.every((name) => found[name] === all[name]) &&
    BACK_OFFICE_SECRETS.every((name) => foundOffice[name] === office.value[name])
  );
}
