/**
 * What a test draws by: `npm test` and the nightly run give each run a seed of its own and print it, so that a failure can
 * be had again; alone it is always the same. Unlike `SAMPLE_SEED` the nightly run's takes nothing away.
 */
export const DRAWN_SEED = seedOf('DRAWN_SEED') ?? seedOf('SAMPLE_SEED') ?? 1;

/** Throws on a word: it would draw from not-a-number, and could not be had again. */
function seedOf(name: 'DRAWN_SEED' | 'SAMPLE_SEED'): number | undefined {
  const given = process.env[name];
  if (given === undefined) return undefined;
  const seed = Number(given);
  if (!Number.isSafeInteger(seed) || seed < 1) throw new TypeError(`${name} is a whole number, not ${given}`);
  return seed;
}
