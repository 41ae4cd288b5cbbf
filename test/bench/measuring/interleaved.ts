import { median } from './median.ts';
import type { Row } from './results.ts';

/** Medians of rounds in which both take turns to be the first, the first round not counted: it warms what both share. */
export async function interleaved(
  rounds: number,
  measure: (of: string) => number | Promise<number>,
  [first, second]: readonly [string, string],
): Promise<Pick<Row, 'measured' | 'against'>> {
  const times = new Map<string, number[]>([first, second].map((of) => [of, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const of of round % 2 === 0 ? [first, second] : [second, first]) {
      const took = await measure(of);
      if (round > 0) times.get(of)?.push(took);
    }
  }
  return { measured: median(times.get(second) ?? []), against: median(times.get(first) ?? []) };
}
