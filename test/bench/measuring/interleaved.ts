import { median } from './median.ts';
import type { Row } from './results.ts';

/** Medians of rounds in which both take turns, the first round not counted: it warms what both share. */
export async function interleaved(
  rounds: number,
  measure: (of: string) => number | Promise<number>,
  [first, second]: readonly [string, string],
): Promise<Pick<Row, 'measured' | 'against'>> {
  const [ofFirst, ofSecond]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = [await measure(first), await measure(second)];
    if (round === 0) continue;
    ofFirst.push(pair[0] ?? 0);
    ofSecond.push(pair[1] ?? 0);
  }
  return { measured: median(ofSecond), against: median(ofFirst) };
}
