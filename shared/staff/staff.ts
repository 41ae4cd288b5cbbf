/** Who may most comes first: each may do all that those after it may. A manager also changes who works at the till, and how. */
export const ROLES = ['owner', 'manager', 'cashier'] as const;
export type Role = (typeof ROLES)[number];

/**
 * The role that it takes to do what takes `role`: where no owner works, managers do what is an owner's, so that a till
 * without one is locked to nobody.
 */
export function neededRole(role: Role, hasOwner: boolean): Role {
  return role === 'owner' && !hasOwner ? 'manager' : role;
}

/** Whether somebody of the role `own` may do what takes `role`. */
export function suffices(own: Role, role: Role): boolean {
  return ROLES.indexOf(own) <= ROLES.indexOf(role);
}

/** What a manager decides about signing in and shifts. */
export interface StaffRules {
  /** After so long without activity the till signs the cashier out. Never without it. */
  readonly lockAfterMinutes?: number;
  /** No new sale without an open shift. */
  readonly shiftRequired: boolean;
}

export const DEFAULT_RULES: StaffRules = { lockAfterMinutes: 5, shiftRequired: false };

export const MAX_NAME_LENGTH = 40;
export const MIN_PIN_LENGTH = 4;
export const MAX_PIN_LENGTH = 8;
