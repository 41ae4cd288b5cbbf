import type { KioskStage } from '../../shared/contract/kiosk.ts';

/** How long the question whether anybody is there waits for an answer. */
const ANSWER_MS = 20_000;
/** How long an order whose money was seen, or may have been sent, keeps the screen before a person may press on. */
const HELD_MS = 5 * 60_000;
const PAID_MS = 20_000;
const NOT_PAID_MS = 60_000;
/** How long an end is on the screen until its shopper can have read it. */
const READ_MS = 3_000;
/** Touches do not delay an end for longer than this, because the next shopper waits. */
const END_AT_MOST_MS = 5 * 60_000;
const STAFF_MS = 60_000;

/** Which time limits hold. Several stages share the same ones. */
export type Phase = 'nobody' | 'entering' | 'preparing' | 'pay' | 'held' | 'paid' | 'not-paid';

export const PHASES: Readonly<Record<KioskStage['name'], Phase>> = {
  closed: 'nobody',
  attract: 'nobody',
  choosing: 'entering',
  amount: 'entering',
  tip: 'entering',
  details: 'entering',
  preparing: 'preparing',
  pay: 'pay',
  confirming: 'held',
  checking: 'held',
  paid: 'paid',
  'not-paid': 'not-paid',
  'ask-counter': 'not-paid',
};

/**
 * When the phase began and when the screen was last touched. Times are those of `Clock.sinceBoot`, which nobody can set
 * and which goes on while the computer sleeps.
 */
export interface Since {
  readonly phase: number;
  readonly touch: number;
}

/** When something happens by itself, in times of the same clock; `Infinity` is never. */
export interface Due {
  /** The screen asks whether anybody is there. */
  readonly question: number;
  /** The visit ends; a code that nobody has paid is withdrawn. */
  readonly end: number;
  /** A person may press on. */
  readonly mayGo: number;
  /** Whoever stands there has read how the sale ended. */
  readonly read: number;
}

const NEVER: Due = { question: Infinity, end: Infinity, mayGo: Infinity, read: Infinity };

/** Whether how the sale ended is on the screen. */
export const isEnd = (phase: Phase): boolean => phase === 'paid' || phase === 'not-paid';

/** While money may be on its way nothing ends by itself, however long it takes. */
export function dueIn(phase: Phase, { phase: since, touch }: Since, idleMs: number): Due {
  switch (phase) {
    case 'entering':
    case 'preparing':
    case 'pay':
      return { ...NEVER, question: touch + idleMs, end: touch + idleMs + ANSWER_MS };
    case 'held':
      return { ...NEVER, mayGo: since + HELD_MS };
    case 'paid':
      return { ...NEVER, end: Math.min(touch + PAID_MS, since + END_AT_MOST_MS), read: since + READ_MS };
    case 'not-paid':
      return { ...NEVER, end: Math.min(touch + NOT_PAID_MS, since + END_AT_MOST_MS), read: since + READ_MS };
    case 'nobody':
      return NEVER;
  }
}

/** Whether a shopper without a payment under way has left, by how long nobody has touched the screen. */
export const hasWalkedOff = (untouchedMs: number, idleMs: number): boolean =>
  untouchedMs >= idleMs + ANSWER_MS;

export const staffDue = (touch: number): number => touch + STAFF_MS;
