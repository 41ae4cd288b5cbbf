import { GUARD_WARNINGS, type Failure, type GuardWarning } from '../../../../shared/failure.ts';

/** The guard's warning that this failure is, if it is one that the cashier may override. */
export function warningOf({ code }: Failure): GuardWarning | undefined {
  return GUARD_WARNINGS.find((warning) => warning === code);
}

/** Whether the guard against asking twice has refused, and not something else. */
export function isGuardRefusal(failure: Failure): boolean {
  return failure.code === 'reference-in-use' || warningOf(failure) !== undefined;
}
