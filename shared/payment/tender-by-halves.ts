import { succeeded } from '../failure.ts';
import type { Result } from '../failure.ts';

/**
 * Finds out with which of these tenders a payment was paid, where the service answers only by a filter: it asks for half of
 * them at a time, so four times for eight tenders. `undefined` where it is none of them.
 */
export async function tenderByHalves(
  tenderTypes: readonly string[],
  isAmong: (tenderTypes: readonly string[]) => Promise<Result<boolean>>,
): Promise<Result<string | undefined>> {
  if (tenderTypes.length === 0) return succeeded(undefined);
  const isKnown = await isAmong(tenderTypes);
  if (!isKnown.ok) return isKnown;
  let left = isKnown.value ? tenderTypes : [];
  while (left.length > 1) {
    const half = left.slice(0, Math.ceil(left.length / 2));
    const answer = await isAmong(half);
    if (!answer.ok) return answer;
    left = answer.value ? half : left.slice(half.length);
  }
  return succeeded(left[0]);
}
