import type { Actor } from './application.ts';
import type { ApplicationStatus, OnboardingEvent } from './statuses.ts';

/** Actions of the partner, the signer and the service on an application. */
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
  /** Missing where every status that is not final allows the action. */
  readonly from?: readonly ApplicationStatus[];
  readonly to: ApplicationStatus | ((from: ApplicationStatus) => ApplicationStatus);
  readonly event?: OnboardingEvent;
}

/**
 * Spec "Onboarding application statuses", row by row. The specification leaves open, and the sandbox chooses: a
 * submitted application is `signing`; an answer to requested changes is `resubmitted` and is opened and signed again; a
 * review begins with `reviewing`; review and boarding may end in `changesRequested`; every application that is not
 * final can be rejected, and a final one does not move.
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
  /** Who performs the action. */
  readonly actor: Actor;
  readonly to: ApplicationStatus;
  /** The event for the partner's webhook. */
  readonly event: OnboardingEvent | undefined;
}

/** The result of an action in a status; `undefined` where it is not allowed. */
export function transition(action: Action, from: ApplicationStatus): Transition | undefined {
  const row = TABLE[action];
  const possible = row.from?.includes(from) ?? !isEnd(from);
  if (!possible) return undefined;
  return { actor: row.actor, to: typeof row.to === 'function' ? row.to(from) : row.to, event: row.event };
}

/** The actions that a status allows. */
export function possibleActions(from: ApplicationStatus): Action[] {
  return ACTIONS.filter((action) => transition(action, from) !== undefined);
}

/** Statuses in which an application ends without a merchant, so that another may be created. */
export const ABANDONED: readonly ApplicationStatus[] = ['withdrawn', 'rejected'];

const isEnd = (status: ApplicationStatus) => status === 'boarded' || ABANDONED.includes(status);
