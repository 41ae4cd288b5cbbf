import type { Step } from './deeds.ts';
import type { Family } from './families.mjs';

/** What may go wrong with a single call, answer or payment, and how likely it is each time. */
export const FAULTS = [
  'not-sent',
  'lost-before',
  'lost-after',
  'carried-out-late',
  'unreadable',
  'refused',
  'unshowable',
  'read-failed',
  'stuck',
  'search-failed',
  'slow',
  'unknown-status',
  'paid-unseen',
  'paid-twice',
  'revised',
  // Met by the real HTTP client only.
  'server-error',
  'too-many',
  'bare-headers',
  'token-forgotten',
  'token-trouble',
  'refresh-refused',
  'password-refused',
] as const;

/** What a hostile service does besides. */
export const HOSTILE_FAULTS = [
  /** A create is answered with the identifier of an earlier payment. */
  'repeated-id',
  'other-amount',
  'other-currency',
  /** Paid, and clearly less was received. */
  'short-receipt',
  /** States something else for a while. */
  'wrong-at-first',
  /** The answer is about another payment. */
  'foreign-reading',
  /** The payment is not known for a while. */
  'not-found-yet',
  /** An earlier status than was told before. */
  'goes-back',
] as const;
export type Fault = (typeof FAULTS)[number] | (typeof HOSTILE_FAULTS)[number];

/** What a kiosk sells, and what it asks its shoppers for. */
export interface KioskPlan {
  readonly sells: 'catalogue' | 'open-amount';
  readonly asksTip: boolean;
  readonly asksDetails: boolean;
}

/** Everything that a seed decides beforehand: data, so that a failing history can be shrunk. */
export interface Plan {
  readonly seed: number;
  readonly family: Family;
  readonly faults: Readonly<Partial<Record<Fault, number>>>;
  readonly steps: readonly Step[];
  /** Everything goes well from here on. */
  readonly healsAt: number;
  /** What the terminal's merchant is paid in. */
  readonly currency: string;
  /** The real HTTP client and its quota gate, or, many times faster, a gateway that answers for them. */
  readonly client: 'http' | 'direct';
  /** The real ledger on a folder in memory, or, many times faster, its promises and nothing more. */
  readonly disk: 'sqlite' | 'memory';
  readonly readsPerMinute: number;
  readonly createsPerMinute: number;
  readonly retryAfter: boolean;
  readonly tokenSeconds: number;
  readonly idempotent: boolean;
  readonly historyPermitted: boolean;
  readonly historyDelay: number;
  readonly historyPage: number;
  readonly expiresAfter: number;
  /** The service thinks better of an outcome so much later at most. */
  readonly revisedWithin: number;
  /** How much faster the till's wall clock goes than time. */
  readonly drift: number;
  /** How far the service's clock is ahead of true time. */
  readonly serviceAhead: number;
  /** How far the clock that stamps payments is ahead of the one in the service's answers. */
  readonly stampsAhead: number;
  /** Readings and records state identifiers and amounts; the specification shows the status only. */
  readonly statesAmounts: boolean;
  /** Where shoppers sell to themselves. */
  readonly kiosk?: KioskPlan;
}
