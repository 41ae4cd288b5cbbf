import type { KioskStage } from '../../shared/contract/kiosk.ts';

/** The question whether anybody is there stands so long. */
const ANSWER_MS = 20_000;
/** So long money that was seen, or may have been sent, keeps the screen; then a person may press on. */
const HELD_MS = 5 * 60_000;
const PAID_MS = 20_000;
const NOT_PAID_MS = 60_000;
/** Touches prolong an end no further than this: the next shopper wants to begin. */
const END_AT_MOST_MS = 5 * 60_000;
const STAFF_MS = 60_000;

/** What kinds of time a visit knows. */
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

/** Since when, by a clock that nobody can set and that goes on while the computer sleeps, in milliseconds. */
export interface Since {
  readonly phase: number;
  readonly touch: number;
}

/** When something of a phase is due by itself, by the same clock; `Infinity` is never. */
export interface Due {
  /** The screen asks whether anybody is there. */
  readonly question: number;
  /** The visit ends; a code that nobody has paid is withdrawn. */
  readonly end: number;
  /** A person may press on. */
  readonly mayGo: number;
}

const NEVER: Due = { question: Infinity, end: Infinity, mayGo: Infinity };

/** While money may move nothing ends by itself, however long it takes. */
export function dueIn(phase: Phase, { phase: since, touch }: Since, idleMs: number): Due {
  switch (phase) {
    case 'entering':
    case 'preparing':
    case 'pay':
      return { ...NEVER, question: touch + idleMs, end: touch + idleMs + ANSWER_MS };
    case 'held':
      return { ...NEVER, mayGo: since + HELD_MS };
    case 'paid':
      return { ...NEVER, end: Math.min(touch + PAID_MS, since + END_AT_MOST_MS) };
    case 'not-paid':
      return { ...NEVER, end: Math.min(touch + NOT_PAID_MS, since + END_AT_MOST_MS) };
    case 'nobody':
      return NEVER;
  }
}

/** So long nobody has touched the screen: whoever stood there at an order without money has gone. */
export const hasWalkedOff = (untouchedMs: number, idleMs: number): boolean =>
  untouchedMs >= idleMs + ANSWER_MS;

export const staffDue = (touch: number): number => touch + STAFF_MS;
