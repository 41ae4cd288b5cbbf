import { FAMILIES, SEEDS_OF_A_FAMILY } from './families.mjs';
import type { Family } from './families.mjs';

/** The seeds of the families: those of everyday are below, those of the next ones follow. */
const EVERYDAY_SEEDS = 1_000_000_000;

export function familyOf(seed: number): Family {
  if (seed < EVERYDAY_SEEDS) return 'everyday';
  return FAMILIES[1 + Math.floor((seed - EVERYDAY_SEEDS) / SEEDS_OF_A_FAMILY)] ?? 'everyday';
}

/** The first seed of a family. */
export function firstSeedOf(family: Family): number {
  const place = FAMILIES.indexOf(family);
  return place === 0 ? 1 : EVERYDAY_SEEDS + (place - 1) * SEEDS_OF_A_FAMILY;
}
