import { failed } from '../../../shared/failure.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Till } from '../till.ts';

export type ManagerOnly = <T>(work: () => Promise<Result<T>>) => Promise<Result<T>>;

/** Does what only a manager may; before a terminal is at work there is nobody to ask. */
export function managerOnly(till: Till): ManagerOnly {
  return (work) => {
    const refusal = till.session()?.staff.refusal('manager');
    return refusal ? Promise.resolve(failed(refusal)) : work();
  };
}
