import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ApiKey } from '../../../../src-main/service/auth/api-key.ts';
import { SessionState } from '../../../../src-main/service/auth/session-state.ts';
import { VirtualClock } from '../../../support/worlds/virtual-clock.ts';
import type { SessionView } from '../../../../shared/contract/views.ts';

function keyOf(key: string | undefined): {
  credential: ApiKey;
  sessionState: SessionState;
  views: SessionView[];
  clock: VirtualClock;
} {
  const views: SessionView[] = [];
  const sessionState = new SessionState((view) => views.push(view));
  const clock = new VirtualClock();
  return { credential: new ApiKey(key, { sessionState, clock }), sessionState, views, clock };
}

it('goes into the X-Api-Key header, and into nothing that is printed', async () => {
  const authorized = await keyOf('key-secret').credential.authorize();
  expect(authorized.ok && authorized.value.headers()).toEqual({ 'X-Api-Key': 'key-secret' });
  expect(inspect(authorized, { depth: 20, showHidden: true })).not.toContain('key-secret');
});

it.each([
  [undefined, 'missing'],
  ['', 'missing'],
  ['key\r\nX-Evil: 1', 'malformed'],
  ['schlüssel', 'malformed'],
])('%j is told as %s before anything is sent', async (key, fault) => {
  const { credential, views } = keyOf(key);
  const failure = { action: 'sign-in', code: 'secret-missing', fields: [{ field: 'apiKey', fault }] };
  expect(await credential.authorize()).toEqual({ ok: false, failure });
  expect(views).toEqual([{ state: 'refused', failure }]);
});

const REFUSAL = { action: 'sign-in', code: 'sign-in-refused' } as const;

describe('a refused key', () => {
  it('is tried again after 10 s, 30 s, 1 min, 2 min, and every 5 min, one call at a time', async () => {
    const { credential, views, clock } = keyOf('key');
    credential.refused(REFUSAL);
    for (const wait of [10_000, 30_000, 60_000, 120_000, 300_000, 300_000]) {
      expect(views.at(-1)).toEqual({ state: 'refused', failure: REFUSAL, retryAt: clock.wall() + wait });
      await clock.advance(wait - 1);
      expect(await credential.authorize()).toEqual({ ok: false, failure: REFUSAL });
      await clock.advance(1);
      expect(await credential.authorize()).toMatchObject({ ok: true });
      expect(await credential.authorize()).toEqual({ ok: false, failure: REFUSAL });
      credential.refused(REFUSAL);
    }
  });

  it('is refused once, however many calls went out side by side', async () => {
    const { credential, clock } = keyOf('key');
    for (let call = 0; call < 10; call++) credential.refused(REFUSAL);
    await clock.advance(10_000);
    expect(await credential.authorize()).toMatchObject({ ok: true });
  });

  it('goes on as ever once a try is accepted', async () => {
    const { credential, views, clock } = keyOf('key');
    credential.refused(REFUSAL);
    await clock.advance(10_000);
    await credential.authorize();
    credential.accepted();
    expect(views.map(({ state }) => state)).toEqual(['refused', 'signed-in']);
    expect(await credential.authorize()).toMatchObject({ ok: true });
    credential.refused(REFUSAL);
    expect(views.at(-1)).toMatchObject({ retryAt: clock.wall() + 10_000 });
  });

  it('lets the next call try when the network kept the answer of the last', async () => {
    const { credential, clock } = keyOf('key');
    credential.refused(REFUSAL);
    await clock.advance(10_000);
    await credential.authorize();
    await clock.advance(10_000);
    expect(await credential.authorize()).toMatchObject({ ok: true });
  });

  it('is sent at once when someone acts', async () => {
    const { credential, sessionState } = keyOf('key');
    credential.refused(REFUSAL);
    sessionState.resume();
    expect(await credential.authorize()).toMatchObject({ ok: true });
  });
});

describe('a masked key', () => {
  it.each(['****4f2a', 'key_•••••4f2a', 'sk...4f2a', 'sk…4f2a', 'XXXXXXXX4f2a', '··· 4f2a'])(
    '%s is refused before it is sent',
    async (masked) => {
      const expected = 'unmasked-key';
      expect(await keyOf(masked).credential.authorize()).toMatchObject({
        ok: false,
        failure: { code: 'secret-missing', fields: [{ field: 'apiKey', fault: 'malformed', expected }] },
      });
    },
  );

  it.each(['sk_live_4f2a.bb01', 'eyJhbGciOi.J9.x-_', 'xxxx-4f2a', 'AbC+/=='])(
    '%s is none, and is sent',
    async (key) => expect(await keyOf(key).credential.authorize()).toMatchObject({ ok: true }),
  );
});
