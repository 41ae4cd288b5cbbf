import type { en } from './en/index.ts';

/** Every word that is shown or printed. Another language is a constant of this type, so that a missing text does not compile. */
export type Words = typeof en;
