import { SAMPLED } from '../../support/drawn/sample.ts';

/** `npm test` tries half as often as a test alone; the nightly run says how many times as often. */
const FACTOR = Number(process.env['PROPERTY_FACTOR'] ?? (SAMPLED ? 0.5 : 1));

/** How often a property is tried: `usually`, fewer times in `npm test`, and many times as often in the nightly run. */
export function runs(usually: number): number {
  return Math.ceil(usually * FACTOR);
}
