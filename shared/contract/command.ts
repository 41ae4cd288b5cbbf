import type { ZodType } from 'zod';
import type { Role } from '../staff/staff.ts';

/** One command of the contract between a screen and main. */
export interface CommandEntry {
  /**
   * Who may send it, once cashiers work at the till: whoever has signed in, a manager, an owner, or everybody at the
   * counter, since the lock hides no payment and stops no sale that is under way.
   */
  readonly who: Role | 'everybody';
  /** Main parses with this what arrives from the renderer, and trusts nothing else. */
  readonly input: ZodType;
  /** What it answers when it succeeds, `null` where nothing is said. Everything else reaches the renderer as a view. */
  readonly answer?: TypeOnly<unknown>;
}

export type CommandEntries = Readonly<Record<string, CommandEntry>>;

/** What a command's entry says of its answer. */
export type AnswerOf<Entry> = Entry extends { readonly answer: TypeOnly<infer Answer> } ? Answer : null;

declare const said: unique symbol;

interface TypeOnly<T> {
  readonly [said]?: T;
}

/** Carries a type in a value; nothing of it is there when the program runs. */
export function ofType<T>(): TypeOnly<T> {
  return {};
}
