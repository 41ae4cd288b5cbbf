import { createHash } from 'node:crypto';

const SEED = process.env['SAMPLE_SEED'];

/** Whether this run takes only a part of what takes long: `npm test` draws one, each nightly run goes through it all. */
export const SAMPLED = SEED !== undefined;

/**
 * `count` of `all`, drawn by `SAMPLE_SEED`, in their order; without a seed all of them. Every process of a run draws the same.
 *
 * @param purpose so that what is drawn for one test says nothing about another
 */
export function sampleOf<T>(all: readonly T[], count: number, purpose: string): readonly T[] {
  if (!SAMPLED) return all;
  const drawn = all
    .map((_, index) => ({ index, rank: rankOf(`${SEED} ${purpose} ${index}`) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count);
  const indexes = new Set(drawn.map(({ index }) => index));
  return all.filter((_, index) => indexes.has(index));
}

/** Whether a run draws what is called this, where it draws such a share (0 to 1) of its kind; without a seed it does. */
export function isDrawn(name: string, share: number): boolean {
  return !SAMPLED || parseInt(rankOf(`${SEED} ${name}`).slice(0, 8), 16) < share * 2 ** 32;
}

const rankOf = (text: string): string => createHash('sha256').update(text).digest('hex');
