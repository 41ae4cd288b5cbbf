import { describe, expect, test } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { SecretRotation } from '../../../src-main/session/till/secret-rotation.ts';
import { parseProfile } from '../../../src-main/terminal/profile/profile.ts';
import { apiKeyAuth, profileText } from '../../support/records/terminal-profile.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { TillParts } from '../../../src-main/session/till/parts.ts';
import type { TerminalSession } from '../../../src-main/session/terminal/terminal-session.ts';
import type { Secrets } from '../../../src-main/terminal/secrets/secrets.ts';

const parsed = parseProfile(profileText({ auth: apiKeyAuth }));
if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
const { profile } = parsed;

const UNCONFIRMED: Failure = { action: 'try-again', code: 'change-unconfirmed' };
const shownKey = (secret: string | undefined): Result<{ secret?: string }> =>
  succeeded(secret === undefined ? {} : { secret });

/** A till at work with the key `old`, at a service that answers as told. */
function rotating(service: { reset?: Result<{ secret?: string }>; present?: string } = {}) {
  const used: Secrets[] = [];
  const kept: Secrets[] = [];
  const keys = {
    resetKey: () => Promise.resolve(service.reset ?? failed(UNCONFIRMED)),
    revealKey: () => Promise.resolve(shownKey(service.present)),
  };
  const session = {
    secrets: { apiKey: 'old' },
    office: { hierarchy: () => Promise.resolve({ secrets: keys }) },
    useSecrets: (secrets: Secrets) => {
      used.push(secrets);
      return Promise.resolve(succeeded(null));
    },
  } as unknown as TerminalSession;
  let atWork = session;
  let proved: (answer: Result<null>) => void = () => undefined;
  const parts = {
    proveSecrets: () => new Promise<Result<null>>((resolve) => (proved = resolve)),
    secrets: {
      isSafe: () => Promise.resolve(true),
      load: () => Promise.resolve({ apiKey: 'old' }),
      save: (_: unknown, secrets: Secrets) => {
        kept.push(secrets);
        return Promise.resolve(succeeded(null));
      },
    },
  } as unknown as TillParts;
  return {
    rotation: new SecretRotation(parts, () => ({ profile, session: atWork })),
    used,
    kept,
    prove: async (answer: Result<null> = succeeded(null)) => {
      await new Promise(setImmediate);
      proved(answer);
    },
    goesOver: () => (atWork = {} as TerminalSession),
  };
}

test('secrets that were proven while the till went over to another terminal are neither kept nor used', async () => {
  const till = rotating();
  const changing = till.rotation.change({ apiKey: 'new' });
  await new Promise(setImmediate);
  till.goesOver();
  await till.prove();
  expect(await changing).toMatchObject({ failure: { code: 'till-not-ready' } });
  expect([till.kept, till.used]).toEqual([[], []]);
});

describe('a key that is reset', () => {
  const renew = (till: ReturnType<typeof rotating>) =>
    till.rotation.renewKey({ id: profile.terminalId, how: 'reset' });

  test('is not taken for done where the answer is lost and the key before is still there', async () => {
    const till = rotating({ present: 'old' });
    expect(await renew(till)).toEqual(failed(UNCONFIRMED));
    expect([till.kept, till.used]).toEqual([[], []]);
  });

  test.each([
    ['masked', shownKey('old_****1234')],
    ['left out', shownKey(undefined)],
  ])(
    'is for a manager to see to where it comes %s and none but the one before can be fetched',
    async (_, reset) => {
      const till = rotating({ reset, present: 'old' });
      expect(await renew(till)).toEqual(failed({ action: 'ask-manager', code: 'change-unconfirmed' }));
      expect(till.used).toEqual([]);
    },
  );

  test.each([
    ['whose answer is lost', failed(UNCONFIRMED)],
    ['that comes masked', shownKey('new_****1234')],
  ])('%s is the other one that is there since then', async (_, reset) => {
    const till = rotating({ reset, present: 'new' });
    const renewing = renew(till);
    await till.prove();
    expect(await renewing).toEqual(succeeded({ kept: true }));
    expect([till.kept, till.used]).toEqual([[{ apiKey: 'new' }], [{ apiKey: 'new' }]]);
  });
});
