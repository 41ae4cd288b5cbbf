import { APPLICATION_STATUSES } from '../../../../shared/contract/back-office/applications.ts';
import type {
  ApplicationMove,
  ApplicationStatus,
} from '../../../../shared/contract/back-office/applications.ts';
import { readableName } from '../../../../shared/view/tender-labels.ts';
import type { Messages } from '../../../messages/use-messages.ts';
import type { SaleBadge } from '../../payment/open-sales/sale-badge.ts';

export type ApplicationState = ApplicationStatus | 'unknown';

/**
 * The moves that each state allows (spec "Onboarding application statuses"). Where the specification is silent, they
 * are what a signer still needs. In an unknown state the service decides.
 */
const MOVES: Readonly<Record<ApplicationState, readonly ApplicationMove[]>> = {
  draft: ['submit', 'cancel'],
  signing: ['resend', 'cancel'],
  viewed: ['resend', 'cancel'],
  signed: [],
  reviewing: [],
  reviewed: [],
  changesRequested: ['resend'],
  resubmitted: ['resend'],
  boarding: [],
  boarded: [],
  withdrawn: [],
  rejected: [],
  unknown: ['submit', 'resend', 'cancel'],
};

const LOOKS = {
  draft: { tone: 'still', icon: 'document' },
  signing: { tone: 'moving', icon: 'hourglass' },
  viewed: { tone: 'moving', icon: 'eye' },
  signed: { tone: 'moving', icon: 'check' },
  reviewing: { tone: 'moving', icon: 'search' },
  reviewed: { tone: 'moving', icon: 'check' },
  changesRequested: { tone: 'unknown', icon: 'warning' },
  resubmitted: { tone: 'moving', icon: 'hourglass' },
  boarding: { tone: 'moving', icon: 'hourglass' },
  boarded: { tone: 'good', icon: 'check' },
  withdrawn: { tone: 'still', icon: 'cross' },
  rejected: { tone: 'bad', icon: 'stop' },
  unknown: { tone: 'unknown', icon: 'help' },
} as const satisfies Readonly<Record<ApplicationState, Omit<SaleBadge, 'label'>>>;

export function applicationState(status: string | undefined): ApplicationState {
  return APPLICATION_STATUSES.find((known) => known === status) ?? 'unknown';
}

export const movesOf = (status: string | undefined) => MOVES[applicationState(status)];

/** The name of a state; an unknown one is shown in the service's own word. */
export function stateName(status: string | undefined, { applications }: Messages): string {
  const state = applicationState(status);
  return state === 'unknown' && status !== undefined ? readableName(status) : applications.states[state].name;
}

export function applicationBadge(status: string | undefined, messages: Messages): SaleBadge {
  return { ...LOOKS[applicationState(status)], label: stateName(status, messages) };
}
