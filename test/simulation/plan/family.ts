/** Kinds of worlds. Each kind has seeds of its own, so that a seed says everything. */
export const FAMILIES = [
  /** Whatever a well-meaning service, a network, a disk and people do. */
  'everyday',
  /** A service that repeats identifiers, states other amounts, answers about other payments and takes words back. */
  'hostile',
  /** Cashiers who look ahead, tills that are switched to another service and back, more currencies. */
  'restless',
  /** Disks that fail: pages that go bad, torn tails, power cuts, several of them in one history. */
  'wrecked',
  /** Days instead of minutes: a few busy minutes now and then, hours without network, nights, a shift each day. */
  'long',
  /** A kiosk: shoppers who walk off, come back late or pay after all, and the staff who hear of it. */
  'kiosk',
] as const;
export type Family = (typeof FAMILIES)[number];

/** The seeds of the families: those of everyday are below, those of the next ones follow. */
const EVERYDAY_SEEDS = 1_000_000_000;
const SEEDS_OF_A_FAMILY = 100_000_000;

export function familyOf(seed: number): Family {
  if (seed < EVERYDAY_SEEDS) return 'everyday';
  return FAMILIES[1 + Math.floor((seed - EVERYDAY_SEEDS) / SEEDS_OF_A_FAMILY)] ?? 'everyday';
}

/** The first seed of a family. */
export function firstSeedOf(family: Family): number {
  const place = FAMILIES.indexOf(family);
  return place === 0 ? 1 : EVERYDAY_SEEDS + (place - 1) * SEEDS_OF_A_FAMILY;
}
