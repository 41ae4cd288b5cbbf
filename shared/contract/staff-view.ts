import type { Role, StaffRules } from '../staff/staff.ts';

/** Who works at the till. Times are epoch milliseconds. */
export interface StaffView {
  /** Where the list is empty, nobody signs in and everybody may do everything. */
  readonly cashiers: readonly CashierView[];
  /** Id of the cashier who has signed in. Where there are cashiers and none has signed in, the till is locked. */
  readonly signedIn?: string;
  /** Cashiers worked here, but the ledger knows none of them: only `staff.proveOwner` or a restored ledger unlocks the till. */
  readonly missing?: true;
  /** An owner worked here, but the ledger knows none: `staff.proveOwner` lets managers do again what owners may. */
  readonly ownersMissing?: true;
  readonly rules: StaffRules;
  /** The open shift. */
  readonly shift?: ShiftView;
  /** The last shifts, newest first. */
  readonly closedShifts: readonly ClosedShiftView[];
}

export interface CashierView {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** After several wrong PINs, no PIN is accepted before this time. */
  readonly lockedUntil?: number;
}

export interface ShiftView {
  readonly number: number;
  readonly openedAt: number;
  readonly openedBy?: string;
}

export interface ClosedShiftView {
  readonly number: number;
  readonly openedAt: number;
  readonly closedAt: number;
}
