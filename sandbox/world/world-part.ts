import type { World } from './world.ts';

/**
 * What a module of its own (onboarding, webhooks) adds to the world: tables in the same database, and what every sandbox
 * starts with in them. The module reads and writes them through `world.db`, with `Records` where a record is kept whole.
 * A reset empties every table and calls `seed` again; tokens, faults and switches are no tables.
 */
export interface WorldPart {
  /** `CREATE TABLE …;` and so on; see `recordTable`. Raise the state file's version when they change. */
  readonly tables: string;
  /** Called inside a transaction, after the parts before it; `now` is the sandbox's time in ms since 1970. */
  readonly seed: (world: World, now: number) => void;
}
