import { describe, expect, it } from 'vitest';
import { ACTIONS, possibleActions, transition } from '../../../../sandbox/onboarding/moves.ts';
import type { Action } from '../../../../sandbox/onboarding/moves.ts';
import { APPLICATION_STATUSES } from '../../../../sandbox/onboarding/statuses.ts';
import type { ApplicationStatus } from '../../../../sandbox/onboarding/statuses.ts';

const ENDED = ['boarded', 'withdrawn', 'rejected'];

/** The rows of the specification's table; `*` is any application that has not ended. */
const SPECIFIED: readonly [Action, from: string, to: ApplicationStatus, event: string | undefined][] = [
  ['submit', 'draft', 'signing', undefined],
  ['open', 'signing', 'viewed', undefined],
  ['sign', 'viewed', 'signed', 'applicationSigned'],
  ['cancel', 'draft', 'withdrawn', undefined],
  ['cancel', 'viewed', 'withdrawn', undefined],
  ['cancel', 'signing', 'withdrawn', undefined],
  ['review', 'reviewing', 'reviewed', 'applicationReviewed'],
  ['review', 'reviewed', 'reviewed', 'applicationReviewed'],
  ['board', '*', 'boarded', 'merchantBoarded'],
];

describe('the state table', () => {
  it.each(SPECIFIED)('has %s from %s', (action, from, to, event) => {
    const starts = APPLICATION_STATUSES.filter((one) => (from === '*' ? !ENDED.includes(one) : one === from));
    for (const start of starts) expect(transition(action, start)).toMatchObject({ to, event });
  });

  it.each(['submit', 'sign', 'cancel', 'review'] as const)('has %s from nowhere else', (action) => {
    const specified = SPECIFIED.filter(([one]) => one === action).map(([, from]) => from);
    const starts = APPLICATION_STATUSES.filter((from) => transition(action, from) !== undefined);
    expect(starts.sort()).toEqual(specified.sort());
  });

  it('lets nothing happen to an application that has ended', () => {
    for (const status of APPLICATION_STATUSES.filter((one) => ENDED.includes(one))) {
      expect(possibleActions(status)).toEqual([]);
    }
  });

  it('answers requested changes with resubmitted, and any other resend with signing', () => {
    const resent = (from: ApplicationStatus) => transition('resend', from)?.to;
    expect([resent('changesRequested'), resent('resubmitted')]).toEqual(['resubmitted', 'resubmitted']);
    expect([resent('signing'), resent('viewed')]).toEqual(['signing', 'signing']);
    expect(resent('draft')).toBeUndefined();
  });

  it('reaches every status from a draft', () => {
    const reached = new Set<ApplicationStatus>(['draft']);
    for (const from of reached) {
      for (const action of ACTIONS) {
        const move = transition(action, from);
        if (move !== undefined) reached.add(move.to);
      }
    }
    expect([...reached].sort()).toEqual([...APPLICATION_STATUSES].sort());
  });
});
