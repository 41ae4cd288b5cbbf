import type { Messages, PracticeMessages } from '../../../../shared/messages/messages.ts';
import type { IconName } from '../../../components/icon/icon.tsx';
import type { Tone } from '../../../shell/app-shell.tsx';

export type SituationId = keyof PracticeMessages['practice']['situations'];

/** One is right. Not every situation has two that are wrong. */
export const CHOICES = ['right', 'wrong1', 'wrong2'] as const;
export type ChoiceName = (typeof CHOICES)[number];

/** What the till shows in this moment, in its own words. */
export interface Situation {
  readonly id: SituationId;
  readonly icon: IconName;
  /** Missing where the screen has no colour of its own. */
  readonly tone?: Tone;
  /** Of the amount that is asked for, in minor units. */
  readonly amountMinor: number;
  readonly title: (messages: Messages) => string;
}

/** Ten moments at a counter in which a wrong decision costs somebody money. */
export const SITUATIONS: readonly Situation[] = [
  { id: 'paid', icon: 'check', tone: 'good', amountMinor: 1_000, title: (m) => m.outcomes.completed.title },
  {
    id: 'overpaid',
    icon: 'check-plus',
    tone: 'good',
    amountMinor: 1_000,
    title: (m) => m.outcomes.overpaid.title,
  },
  {
    id: 'underpaid',
    icon: 'partial',
    tone: 'bad',
    amountMinor: 2_500,
    title: (m) => m.outcomes.underpaid.title,
  },
  {
    id: 'claims-paid',
    icon: 'clock',
    tone: 'still',
    amountMinor: 1_250,
    title: (m) => m.outcomes.expired.title,
  },
  { id: 'seen', icon: 'hourglass', tone: 'moving', amountMinor: 4_399, title: (m) => m.awaiting.seen },
  { id: 'offline', icon: 'warning', tone: 'unknown', amountMinor: 850, title: (m) => m.unknown.lost },
  {
    id: 'paid-before',
    icon: 'warning',
    amountMinor: 3_600,
    title: (m) => m.failures['reference-paid-before'],
  },
  { id: 'barcode', icon: 'barcode', amountMinor: 0, title: (m) => m.scanner.unknownTitle },
  { id: 'wrong-amount', icon: 'clock', amountMinor: 10_000, title: (m) => m.awaiting.waiting },
  { id: 'no-code', icon: 'cross', tone: 'still', amountMinor: 1_250, title: (m) => m.notCreated.stopped },
];
