import { randomInt } from 'node:crypto';

/** Draws, and says, what part of the tests is run that only the nightly run goes through whole (test/support/drawn/sample.ts). */
export function sampleSeed() {
  const seed = process.env['SAMPLE_SEED'] ?? String(randomInt(1, 90_000_000));
  console.log(`Of what takes long a part is drawn: SAMPLE_SEED=${seed} draws it again.`);
  return seed;
}
