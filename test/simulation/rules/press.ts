import type { GuardWarning } from '../../../shared/failure.ts';
import type { Due } from './warnings.ts';

/** What is charged, and how. */
export interface Pressed {
  /** As the guard compares it: without blanks around it; empty when the till makes one. */
  readonly reference: string;
  readonly minor: number;
  readonly currency: string;
  readonly overrides: readonly GuardWarning[];
  /** By the till's wall clock. */
  readonly wall: number;
}

/** One press of Charge, from the press to its answer. */
export interface Press extends Pressed {
  /** Of what the till was told. */
  readonly moment: number;
  /** Sales that had shown a code by then. */
  readonly withCode: ReadonlySet<string>;
  /** What the till's history told since the press of payments that its ledger did not know then. */
  elsewhere: readonly string[];
  /** It goes by what was looked for just before: since this moment. */
  readonly lookedSince?: number;
  /** History has answered for this reference since the press. */
  othersStated?: boolean;
  /** What must be warned of because of them, once it is settled. */
  dueForOthers?: readonly Due[];
}
