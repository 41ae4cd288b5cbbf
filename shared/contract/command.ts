import type { ZodType } from 'zod';
import type { Role } from '../staff/staff.ts';

/** One command of the contract between a screen and main. */
export interface CommandEntry {
  /**
   * The role that somebody must have signed in with, on a till with cashiers. `everybody` works on a locked till too: the
   * lock hides no payment and stops no sale that is under way.
   */
  readonly who: Role | 'everybody';
  /** Main parses what the renderer sends with this schema, and trusts nothing that it does not let through. */
  readonly input: ZodType;
  /** The type of a successful answer; without it the answer is `null`. Everything else reaches the renderer in the view. */
  readonly answer?: TypeOnly<unknown>;
}

export type CommandEntries = Readonly<Record<string, CommandEntry>>;

/** The type of a command's successful answer. */
export type AnswerOf<Entry> = Entry extends { readonly answer: TypeOnly<infer Answer> } ? Answer : null;

declare const said: unique symbol;

interface TypeOnly<T> {
  readonly [said]?: T;
}

/** Carries a type in the table of commands. The value itself is empty. */
export function ofType<T>(): TypeOnly<T> {
  return {};
}
