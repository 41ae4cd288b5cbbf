import { expect, it } from 'vitest';
import { SessionState } from '../../../../src-main/service/auth/session-state.ts';
import type { SessionView } from '../../../../shared/contract/views.ts';

const REFUSAL = { action: 'sign-in', code: 'sign-in-refused' } as const;

function sessionState(): { states: SessionView['state'][]; sessionState: SessionState } {
  const states: SessionView['state'][] = [];
  return { states, sessionState: new SessionState(({ state }) => states.push(state)) };
}

it('tells each change once', () => {
  const { states, sessionState: it } = sessionState();
  it.signingIn();
  it.signedIn();
  it.signedIn();
  it.unreachable();
  it.unreachable();
  it.signedIn();
  expect(states).toEqual(['signing-in', 'signed-in', 'unreachable', 'signed-in']);
});

it('does not flicker: another attempt after the first goes unannounced', () => {
  const { states, sessionState: it } = sessionState();
  it.unreachable();
  it.signingIn();
  it.signedIn();
  it.signingIn();
  expect(states).toEqual(['unreachable', 'signed-in']);
});

it('stays refused, whatever late answers say, until someone acts', () => {
  const { states, sessionState: it } = sessionState();
  it.refused(REFUSAL);
  it.signedIn();
  it.unreachable();
  it.signingIn();
  expect(it.refusal).toEqual(REFUSAL);
  it.resume();
  expect(it.refusal).toBeUndefined();
  expect(states).toEqual(['refused', 'signing-in']);
});
