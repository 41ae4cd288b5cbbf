import type * as en from './en/index.ts';
import type * as later from './en/later.ts';

/** Every word that a screen shows. Another language is a module of this type, so that a missing text does not compile. */
export type Words = typeof en;

/** Words that no screen needs at first: of papers, which main makes, and of what only the set-up says. */
export type LaterWords = typeof later;

export type AllWords = Words & LaterWords;
