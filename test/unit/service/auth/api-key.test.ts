import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ApiKey } from '../../../../src-main/service/auth/api-key.ts';
import { SessionStanding } from '../../../../src-main/service/auth/session-standing.ts';
import type { SessionView } from '../../../../shared/contract/views.ts';

function keyOf(key: string | undefined): {
  credential: ApiKey;
  standing: SessionStanding;
  views: SessionView[];
} {
  const views: SessionView[] = [];
  const standing = new SessionStanding((view) => views.push(view));
  return { credential: new ApiKey(key, standing), standing, views };
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

it('is not sent again once it was refused, until someone acts', async () => {
  const { credential, standing } = keyOf('key');
  const refusal = { action: 'sign-in', code: 'sign-in-refused' } as const;
  standing.refused(refusal);
  expect(await credential.authorize()).toEqual({ ok: false, failure: refusal });
  standing.resume();
  expect(await credential.authorize()).toMatchObject({ ok: true });
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
