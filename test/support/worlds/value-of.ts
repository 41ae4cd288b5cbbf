import type { Result } from '../../../shared/failure.ts';

/** What has to succeed answers. Throws its failure. */
export function valueOf<T>(result: Result<T>): T;
export function valueOf<T>(asked: Promise<Result<T>>): Promise<T>;
export function valueOf<T>(answer: Result<T> | Promise<Result<T>>): T | Promise<T> {
  if (answer instanceof Promise) return answer.then((result) => valueOf(result));
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}
