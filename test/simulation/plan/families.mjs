/** Kinds of worlds. Each kind has seeds of its own, so that a seed says everything. */
export const FAMILIES = /** @type {const} */ ([
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
]);

/** @typedef {(typeof FAMILIES)[number]} Family */

/** The seeds that each family but the first has. */
export const SEEDS_OF_A_FAMILY = 100_000_000;
