import type { Actor } from './application.ts';
import type { ApplicationStatus, OnboardingEvent } from './statuses.ts';

/** What can be done to an application, by the caller, the signer or the service. */
export const ACTIONS = [
  'submit',
  'open',
  'sign',
  'resend',
  'cancel',
  'startReview',
  'review',
  'requestChanges',
  'reject',
  'startBoarding',
  'board',
] as const;

export type Action = (typeof ACTIONS)[number];

interface Row {
  readonly actor: Actor;
  /** Absent for any status that is not an end. */
  readonly from?: readonly ApplicationStatus[];
  readonly to: ApplicationStatus | ((from: ApplicationStatus) => ApplicationStatus);
  readonly event?: OnboardingEvent;
}

/**
 * Spec "Onboarding application statuses", row by row. Not shown there, and chosen here: a submitted application is
 * `signing`; an answer to requested changes is `resubmitted` and is opened and signed again; a review begins with
 * `reviewing`; it and boarding may end in `changesRequested`; whatever has not ended can be rejected, what has ended
 * does not move.
 */
const TABLE: Readonly<Record<Action, Row>> = {
  submit: { actor: 'partner', from: ['draft'], to: 'signing' },
  open: { actor: 'signer', from: ['signing', 'resubmitted'], to: 'viewed' },
  sign: { actor: 'signer', from: ['viewed'], to: 'signed', event: 'applicationSigned' },
  resend: {
    actor: 'partner',
    from: ['signing', 'viewed', 'resubmitted', 'changesRequested'],
    to: (from) => (from === 'changesRequested' || from === 'resubmitted' ? 'resubmitted' : 'signing'),
  },
  cancel: { actor: 'partner', from: ['draft', 'viewed', 'signing'], to: 'withdrawn' },
  startReview: { actor: 'service', from: ['signed'], to: 'reviewing' },
  review: { actor: 'service', from: ['reviewing', 'reviewed'], to: 'reviewed', event: 'applicationReviewed' },
  requestChanges: {
    actor: 'service',
    from: ['signed', 'reviewing', 'reviewed', 'boarding'],
    to: 'changesRequested',
  },
  reject: { actor: 'service', to: 'rejected' },
  startBoarding: { actor: 'service', from: ['reviewed'], to: 'boarding' },
  board: { actor: 'service', to: 'boarded', event: 'merchantBoarded' },
};

export interface Transition {
  /** Who does it. */
  readonly actor: Actor;
  readonly to: ApplicationStatus;
  /** What the partner's webhook is told. */
  readonly event: OnboardingEvent | undefined;
}

/** Where an action leads from a status; `undefined` when it is not possible there. */
export function transition(action: Action, from: ApplicationStatus): Transition | undefined {
  const row = TABLE[action];
  const possible = row.from?.includes(from) ?? !isEnd(from);
  if (!possible) return undefined;
  return { actor: row.actor, to: typeof row.to === 'function' ? row.to(from) : row.to, event: row.event };
}

/** The actions that are possible from a status. */
export function possibleActions(from: ApplicationStatus): Action[] {
  return ACTIONS.filter((action) => transition(action, from) !== undefined);
}

/** What ends an application without a merchant: another one for the same merchant is possible then. */
export const ABANDONED: readonly ApplicationStatus[] = ['withdrawn', 'rejected'];

const isEnd = (status: ApplicationStatus) => status === 'boarded' || ABANDONED.includes(status);
