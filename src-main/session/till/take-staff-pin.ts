import { isOwners } from '../../terminal/secrets/owner.ts';
import { profileSummary } from '../../terminal/profile/profile.ts';
import type { Staff } from '../../staff/staff.ts';
import type { TerminalProfile } from '../../terminal/profile/profile.ts';
import type { GivenSecrets, KeptSecrets } from '../../terminal/secrets/secrets.ts';
import type { TillParts } from './parts.ts';

export interface StaffPinOfStart {
  readonly pin: string;
  readonly given: GivenSecrets;
  readonly profile: TerminalProfile;
  /** What the terminal signs in with: those given, and those kept where none was given. */
  readonly secrets: KeptSecrets;
}

/**
 * Uses the staff PIN that a start was given. Where nobody works yet it makes the first manager, for whom a kiosk waits.
 * Where people work, shoppers do not wait until it is known whether anybody's PIN can be read.
 */
export async function takeStaffPin(
  staff: Staff,
  start: StaffPinOfStart,
  parts: Pick<TillParts, 'staffName' | 'checkSignIn'>,
): Promise<void> {
  if (!staff.isStaffed) {
    const added = await staff.cashiers.addFirst({ name: await parts.staffName(), pin: start.pin });
    if (!added.ok) console.error(`No manager was made of the staff PIN: ${added.failure.code}`);
    return;
  }
  void setAnewWhereUnreadable(staff, start, parts).catch((error: unknown) =>
    console.error('The staff PIN was not taken', error),
  );
}

/**
 * Where nobody's PIN can be read any more it becomes that of the manager who was added first, because a kiosk has no other way
 * in. Whoever starts the till then has to own the terminal: the start gives its secrets too, and the service accepts them.
 */
async function setAnewWhereUnreadable(
  staff: Staff,
  start: StaffPinOfStart,
  parts: Pick<TillParts, 'checkSignIn'>,
): Promise<void> {
  if (!(await staff.pins.areUnreadable())) return;
  const refusal = await refusalOf(start, parts);
  if (refusal !== undefined) {
    console.error(`No PIN of this till can be read, and the staff PIN was not taken: ${refusal}`);
    return;
  }
  const reset = await staff.pins.resetFirst(start.pin);
  if (reset.ok) console.error('No PIN of this till could be read: its first manager has the staff PIN now');
  else
    console.error(`No PIN of this till can be read, nor could the staff PIN be kept: ${reset.failure.code}`);
}

async function refusalOf(
  { given, profile, secrets }: StaffPinOfStart,
  { checkSignIn }: Pick<TillParts, 'checkSignIn'>,
): Promise<string | undefined> {
  const needed = profileSummary(profile).secretsNeeded.filter(isOwners);
  if (needed.length === 0 || !needed.every((name) => given[name] !== undefined))
    return 'give the secrets of the terminal with it';
  const signedIn = await checkSignIn(profile, secrets);
  return signedIn.ok ? undefined : signedIn.failure.code;
}
