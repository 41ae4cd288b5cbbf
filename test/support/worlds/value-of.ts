import type { Result } from '../../../shared/failure.ts';

/** What a command that has to succeed answers. Throws its failure. */
export async function valueOf<T>(asked: Promise<Result<T>>): Promise<T> {
  const answer = await asked;
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}
