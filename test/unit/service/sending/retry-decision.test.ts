import { describe, expect, it } from 'vitest';
import { decide } from '../../../../src-main/service/sending/retry-decision.ts';
import { answered, LOST, NOT_SENT } from '../../../support/service/service-answers.ts';
import type { Attempt, Decision, Operation } from '../../../../src-main/service/sending/retry-decision.ts';

const REFUSED_SIGN_IN: Attempt = {
  kind: 'no-authorization',
  failure: { action: 'sign-in', code: 'sign-in-refused' },
};
const NO_TOKEN_NOW: Attempt = {
  kind: 'no-authorization',
  failure: { action: 'wait', code: 'service-unreachable' },
};

/** A decision in a word: `not-sent`, `lost`, `rejected`, `wait`, `renew`, `hand-over`, or the milliseconds to a retry. */
function word(decision: Decision): string | number {
  switch (decision.step) {
    case 'hand-over':
      return 'hand-over';
    case 'renew-token':
      return 'renew';
    case 'wait-for-quota':
      return 'wait';
    case 'try-again':
      return decision.afterMs;
    case 'stop':
      return decision.as;
  }
}

const of = (operation: Operation, attempt: Attempt, retries = 0, mayRenew = true): string | number =>
  word(decide(operation, attempt, { retries, mayRenew }));

const http = (status: number): Attempt => answered(status);

it('a reading for somebody who can do without is not tried again offline, but after a lost answer', () => {
  const read = (attempt: Attempt) =>
    word(decide('read', attempt, { retries: 0, mayRenew: true, onceOffline: true }));
  expect(read(NOT_SENT)).toBe('not-sent');
  expect(read(NO_TOKEN_NOW)).toBe('not-sent');
  expect(read(LOST)).toBe(1_000);
  expect(read(http(503))).toBe(1_000);
});

describe.each<[string, Attempt, create: string | number, tracking: string | number, read: string | number]>([
  ['200', http(200), 'hand-over', 'hand-over', 'hand-over'],
  ['201', http(201), 'hand-over', 'hand-over', 'hand-over'],
  ['202', http(202), 'hand-over', 'hand-over', 'hand-over'],
  ['204', http(204), 'hand-over', 'hand-over', 'hand-over'],
  ['302', http(302), 'lost', 'lost', 'lost'],
  ['400', http(400), 'rejected', 'rejected', 'rejected'],
  ['401', http(401), 'renew', 'renew', 'renew'],
  ['403', http(403), 'rejected', 'rejected', 'rejected'],
  ['404', http(404), 'rejected', 'rejected', 'rejected'],
  ['408', http(408), 'lost', 'lost', 1_000],
  ['409', http(409), 'rejected', 'rejected', 'rejected'],
  ['422', http(422), 'rejected', 'rejected', 'rejected'],
  ['429', http(429), 'wait', 'not-sent', 'wait'],
  ['500', http(500), 'lost', 'lost', 1_000],
  ['502', http(502), 'lost', 'lost', 1_000],
  ['503', http(503), 'lost', 'lost', 1_000],
  ['no connection', NOT_SENT, 'not-sent', 'not-sent', 1_000],
  ['a lost answer', LOST, 'lost', 'lost', 1_000],
  ['no token now', NO_TOKEN_NOW, 'not-sent', 'not-sent', 1_000],
  ['a refused sign-in', REFUSED_SIGN_IN, 'not-sent', 'not-sent', 'not-sent'],
])('%s', (_name, attempt, create, tracking, read) => {
  it.each([
    ['create', create],
    ['tracking', tracking],
    ['read', read],
    ['write', create],
    ['transfer', create],
  ] as const)('%s: %s', (operation, expected) => {
    expect(of(operation, attempt)).toBe(expected);
  });
});

it('asks for another token once only', () => {
  expect(of('create', http(401), 0, false)).toBe('not-sent');
  expect(of('read', http(401), 0, false)).toBe('not-sent');
});

it('asks once more by the only credential there is, for a reading alone: its 401 may be a mistake', () => {
  const by = (operation: Operation, mayBeMistaken: boolean) =>
    word(decide(operation, http(401), { retries: 2, mayRenew: false, mayBeMistaken }));
  expect(by('read', true)).toBe(1_000);
  expect(by('read', false)).toBe('not-sent');
  for (const operation of ['create', 'tracking', 'write', 'transfer'] as const)
    expect(by(operation, true)).toBe('not-sent');
});

it('reads again after 1 s, 2 s, 4 s, then no more', () => {
  expect([0, 1, 2, 3].map((retries) => of('read', http(500), retries))).toEqual([
    1_000,
    2_000,
    4_000,
    'lost',
  ]);
  expect(of('read', NOT_SENT, 3)).toBe('not-sent');
});

it('never repeats a create that was perhaps carried out', () => {
  for (const attempt of [LOST, ...[302, 408, 500, 502, 503, 504, 599].map(http)]) {
    expect(decide('create', attempt, { retries: 0, mayRenew: true })).toEqual({ step: 'stop', as: 'lost' });
  }
});
