import type { Timeline } from '../timeline.ts';
import type { TruePayment } from '../world/service.ts';
import type { Recorded } from './record.ts';
import type { Statements } from './statements.ts';

/** What every rule may look at: the truth, what the till recorded, and what it was told. */
export interface Witness {
  readonly timeline: Timeline;
  readonly payments: ReadonlyMap<string, TruePayment>;
  /** Whether the service has ever stated another amount of the payment than was asked for. */
  readonly doubted: (payment: TruePayment) => boolean;
  /** Whether the sale is another service's than the one that the till works with now. */
  readonly isElsewhere: (record: Recorded) => boolean;
  readonly records: ReadonlyMap<string, Recorded>;
  readonly statements: Statements;
  /** When a payment was created, by the service's clock. */
  readonly stampOf: (payment: TruePayment) => number;
  /** Whether every answer of the service tells its time. */
  readonly tellsTime: boolean;
  /** Whether it is of the terminal that the till works as now. */
  readonly isHere: (payment: TruePayment) => boolean;
  /** Milliseconds since 1970 by the clock of the till's computer. */
  readonly tillsClock: () => number;
  /** Milliseconds since 1970 by the service's clock. */
  readonly serviceClock: () => number;
  /** What the terminal's history shows now of the payments created from `from` to before `until`, by that clock. */
  readonly historyOf: (from: number, until: number) => ReadonlySet<string>;
  /** Whether the till has a key that the payment history takes. */
  readonly historyPermitted: boolean;
  /**
   * Sales of which damage to the disk took the beginning, with the payments that their record still names. What has to do with
   * them is not judged.
   */
  readonly destroyed: ReadonlyMap<string, ReadonlySet<string>>;
  /** `rule` begins with the safety rule's number. */
  readonly breaks: (rule: string, how: string) => void;
}
