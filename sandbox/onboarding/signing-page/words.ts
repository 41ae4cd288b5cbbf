import type { StateWords } from '../../hosted-page/states.ts';
import type { Action } from '../moves.ts';
import type { ApplicationStatus } from '../statuses.ts';

/** The texts for the status of the application. */
export function wordsFor(status: ApplicationStatus): StateWords {
  switch (status) {
    case 'draft':
    case 'signing':
    case 'resubmitted':
    case 'viewed':
      return {
        tone: 'warning',
        mark: '✎',
        title: 'Ready for your signature',
        advice: 'Check the application below, then sign it.',
      };
    case 'signed':
      return {
        tone: 'good',
        mark: '✓',
        title: 'Signed',
        advice: 'Thank you. The application is reviewed next.',
      };
    case 'reviewing':
    case 'reviewed':
      return { tone: 'waiting', mark: '', title: 'In review', advice: 'You will hear from us.' };
    case 'boarding':
      return { tone: 'waiting', mark: '', title: 'Being set up', advice: 'This takes a moment.' };
    case 'boarded':
      return { tone: 'good', mark: '✓', title: 'All set up', advice: 'The merchant can take payments.' };
    case 'changesRequested':
      return {
        tone: 'warning',
        mark: '!',
        title: 'Changes are needed',
        advice: 'Your partner sends you a new package once they are made.',
      };
    case 'withdrawn':
    case 'rejected':
      return { tone: 'bad', mark: '×', title: 'Not accepted', advice: 'This application has ended.' };
  }
}

/** Actions of the service that a visitor may perform once the application is signed. */
export const SERVICE_ACTIONS = {
  startReview: 'Start the review',
  review: 'Finish the review',
  requestChanges: 'Request changes',
  reject: 'Reject',
  startBoarding: 'Start boarding',
  board: 'Board the merchant',
} as const satisfies Partial<Record<Action, string>>;

export type ServiceAction = keyof typeof SERVICE_ACTIONS;

export function isServiceAction(text: string): text is ServiceAction {
  return Object.hasOwn(SERVICE_ACTIONS, text);
}
