/** What somebody at the till may do: a manager also changes who works there, and how. */
export const ROLES = ['manager', 'cashier'] as const;
export type Role = (typeof ROLES)[number];

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
