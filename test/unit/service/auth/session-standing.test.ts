import { expect, it } from 'vitest';
import { SessionStanding } from '../../../../src-main/service/auth/session-standing.ts';
import type { SessionView } from '../../../../shared/contract/views.ts';

const REFUSAL = { action: 'sign-in', code: 'sign-in-refused' } as const;

function standing(): { told: SessionView['state'][]; standing: SessionStanding } {
  const told: SessionView['state'][] = [];
  return { told, standing: new SessionStanding(({ state }) => told.push(state)) };
}

it('tells each change once', () => {
  const { told, standing: it } = standing();
  it.signingIn();
  it.signedIn();
  it.signedIn();
  it.unreachable();
  it.unreachable();
  it.signedIn();
  expect(told).toEqual(['signing-in', 'signed-in', 'unreachable', 'signed-in']);
});

it('does not flicker: another attempt after the first goes unannounced', () => {
  const { told, standing: it } = standing();
  it.unreachable();
  it.signingIn();
  it.signedIn();
  it.signingIn();
  expect(told).toEqual(['unreachable', 'signed-in']);
});

it('stays refused, whatever late answers say, until someone acts', () => {
  const { told, standing: it } = standing();
  it.refused(REFUSAL);
  it.signedIn();
  it.unreachable();
  it.signingIn();
  expect(it.refusal).toEqual(REFUSAL);
  it.resume();
  expect(it.refusal).toBeUndefined();
  expect(told).toEqual(['refused', 'signing-in']);
});
