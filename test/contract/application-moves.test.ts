import { expect, test } from 'vitest';
import { possibleActions } from '../../sandbox/onboarding/moves.ts';
import { APPLICATION_STATUSES } from '../../sandbox/onboarding/statuses.ts';
import { APPLICATION_STATUSES as KNOWN } from '../../shared/contract/back-office/applications.ts';
import { movesOf } from '../../src-renderer/features/back-office/applications/application-state.ts';

const PARTNERS: readonly string[] = ['submit', 'resend', 'cancel'];

test('every status of an application is known', () => {
  expect([...KNOWN].sort()).toEqual([...APPLICATION_STATUSES].sort());
});

test.each(APPLICATION_STATUSES)('of a %s application exactly what the service takes is offered', (status) => {
  const taken = possibleActions(status).filter((action) => PARTNERS.includes(action));
  expect([...movesOf(status)].sort()).toEqual([...taken].sort());
});
