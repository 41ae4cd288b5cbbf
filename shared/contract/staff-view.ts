import type { Role, StaffRules } from '../staff/staff.ts';

/** Who works at the till. Times are wall-clock milliseconds. */
export interface StaffView {
  /** Empty: nobody signs in, and whoever stands at the till may do everything. */
  readonly cashiers: readonly CashierView[];
  /** Id of the cashier who has signed in; with cashiers and without one, the till is locked. */
  readonly signedIn?: string;
  /** Cashiers worked here, and the ledger knows none of them: only `staff.proveOwner` or a restored ledger leads on. */
  readonly missing?: true;
  /** An owner worked here, and the ledger knows none: `staff.proveOwner` gives what is an owner's to managers again. */
  readonly ownersMissing?: true;
  readonly rules: StaffRules;
  /** The open one. */
  readonly shift?: ShiftView;
  /** The last ones, newest first. */
  readonly closedShifts: readonly ClosedShiftView[];
}

export interface CashierView {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** After wrong PINs none is tried before this time. */
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
