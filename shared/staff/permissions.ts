import type { Role } from './staff.ts';

/** What it takes to do what several commands and screens do; an owner's is a manager's where no owner works. */
export const ROLE_TO = {
  /** Adds, renames or removes an owner, gives or takes the role, sets an owner's PIN. */
  changeOwners: 'owner',
  /** Also on the set-up screen, for a profile of a back office alone. */
  enterBackOfficeSecrets: 'owner',
} as const satisfies Readonly<Record<string, Role>>;
