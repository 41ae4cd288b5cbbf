import type { World } from './world.ts';

/**
 * The part of the world that belongs to another module (onboarding, webhooks): tables in the same database, and their
 * first rows. The module reads and writes them through `world.db`, whole records with `Records`. A reset empties every
 * table and calls `seed` again; tokens, faults and switches are not in tables.
 */
export interface WorldPart {
  /** `CREATE TABLE …;`, see `recordTable`. The state file's version has to be raised when they change. */
  readonly tables: string;
  /** Called in a transaction, after the parts before it; `now` is the sandbox's time in epoch milliseconds. */
  readonly seed: (world: World, now: number) => void;
}
