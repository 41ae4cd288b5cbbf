import { CHOICES, SITUATIONS, type ChoiceName, type Situation } from './situations.ts';

export interface Question {
  readonly situation: Situation;
  readonly order: readonly ChoiceName[];
}

/** All situations once, in an order of their own each time, and so with their choices. */
export function newRound(random: () => number): readonly Question[] {
  return shuffled(SITUATIONS, random).map((situation) => ({
    situation,
    order: shuffled(CHOICES, random),
  }));
}

/** Fisher and Yates: every order is as likely as any other. `random`: from 0 to below 1. */
function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}
