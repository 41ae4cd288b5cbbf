import { GUARD_WARNINGS, type Failure, type GuardWarning } from '../../../../shared/failure.ts';

/** The warning of the guard that this failure is; `undefined` where the cashier cannot override it. */
export function warningOf({ code }: Failure): GuardWarning | undefined {
  return GUARD_WARNINGS.find((warning) => warning === code);
}

/** Whether the failure comes from the duplicate-charge guard. */
export function isGuardRefusal(failure: Failure): boolean {
  return failure.code === 'reference-in-use' || warningOf(failure) !== undefined;
}
