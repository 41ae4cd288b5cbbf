import { describe, expect, it } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { BackOffice } from '../../../src-main/back-office/back-office.ts';
import type { Failure } from '../../../shared/failure.ts';
import type {
  BackOfficeParts,
  BackOfficeProfile,
  ServiceAccess,
} from '../../../src-main/back-office/ports.ts';
import type { BackOfficeSecrets } from '../../../src-main/terminal/secrets/secrets.ts';

const KEY: BackOfficeProfile = {
  credential: { kind: 'key', secretsNeeded: ['backOfficeKey'], host: 'api.example.test' },
  own: { merchantId: 'mer_1', currency: 'USD' },
  ids: { terminal: 'term_1', merchant: 'mer_1' },
};
const REFUSED: Failure = { action: 'sign-in', code: 'sign-in-refused' };

function world(
  changes: Partial<BackOfficeParts> = {},
  answer: (key?: string) => Failure | undefined = () => undefined,
) {
  const kept: BackOfficeSecrets[] = [];
  const asked: string[] = [];
  let open = 0;
  const connect: BackOfficeParts['connect'] = (secrets) => {
    open += 1;
    const page = (scope: string) => (id: string) => {
      asked.push(`${scope} ${id} with ${secrets.backOfficeKey ?? 'nothing'}`);
      const failure = answer(secrets.backOfficeKey);
      return Promise.resolve(failure ? failed(failure) : succeeded({ page: 0, records: [] }));
    };
    return Promise.resolve({
      signIn: () => Promise.resolve(succeeded(null)),
      close: () => {
        open -= 1;
        return Promise.resolve();
      },
      history: {
        ofPartner: { page: page('partner') },
        ofMerchant: { page: page('merchant') },
        ofTerminal: { page: page('terminal') },
      },
    } as unknown as ServiceAccess);
  };
  const backOffice = new BackOffice({
    profile: KEY,
    secrets: {},
    connect,
    keep: (secrets) => {
      kept.push(secrets);
      return Promise.resolve(succeeded(null));
    },
    now: () => 1_000,
    ...changes,
  });
  return { backOffice, kept, asked, open: () => open };
}

describe('what the back office can ask', () => {
  it('is nothing where the profile has none', () => {
    const { backOffice } = world({ profile: undefined });
    expect(backOffice.access()).toEqual({ state: 'not-set-up' });
    expect(backOffice.service()).toBeUndefined();
  });

  it('is nothing before its secret is there, and says which scopes it will be', () => {
    const { backOffice } = world();
    expect(backOffice.access()).toMatchObject({ state: 'secret-missing', scopes: ['terminal', 'merchant'] });
    expect(backOffice.service()).toBeUndefined();
  });

  it('is asked through one connection, opened at the first question', async () => {
    const { backOffice, open } = world({ secrets: { backOfficeKey: 'k' } });
    expect(backOffice.access()).toMatchObject({ state: 'ready' });
    expect(open()).toBe(0);
    expect(await backOffice.service()).toBe(await backOffice.service());
    expect(open()).toBe(1);
    await backOffice.close();
    expect(open()).toBe(0);
  });

  it('is asked again after the connection could not be opened, and may be closed before', async () => {
    const opened = { close: () => Promise.resolve() } as unknown as ServiceAccess;
    const answers = [Promise.reject(new Error('part of the program is missing')), Promise.resolve(opened)];
    const { backOffice } = world({
      secrets: { backOfficeKey: 'k' },
      connect: () => answers.shift() ?? Promise.reject(new Error('asked too often')),
    });
    const [first, together] = [backOffice.service(), backOffice.service()];
    expect(together).toBe(first);
    await expect(first).rejects.toThrow('missing');
    await backOffice.close();
    expect(await backOffice.service()).toBe(opened);
    expect(await backOffice.service()).toBe(opened);
  });
});

describe('typed secrets', () => {
  it('are shown to the widest scope, kept and used', async () => {
    const { backOffice, kept, asked, open } = world();
    expect(await backOffice.enterSecrets({ backOfficeKey: 'typed' })).toEqual(succeeded(null));
    expect(asked).toEqual(['merchant mer_1 with typed']);
    expect(kept).toEqual([{ backOfficeKey: 'typed' }]);
    expect(backOffice.access()).toMatchObject({ state: 'ready' });
    await backOffice.service();
    expect(open()).toBe(1);
  });

  it('that the service refuses are not kept, and the earlier ones stay in use', async () => {
    const { backOffice, kept, open } = world({ secrets: { backOfficeKey: 'good' } }, (key) =>
      key === 'good' ? undefined : REFUSED,
    );
    const before = await backOffice.service();
    expect(await backOffice.enterSecrets({ backOfficeKey: 'bad' })).toEqual(failed(REFUSED));
    expect(kept).toEqual([]);
    expect(await backOffice.service()).toBe(before);
    expect(open()).toBe(1);
  });

  it('replace the connection of earlier ones', async () => {
    const { backOffice, open } = world({ secrets: { backOfficeKey: 'good' } });
    const before = await backOffice.service();
    await backOffice.enterSecrets({ backOfficeKey: 'better' });
    expect(await backOffice.service()).not.toBe(before);
    expect(open()).toBe(1);
  });

  it('that are not all of them are asked for by name', async () => {
    const { backOffice } = world();
    expect(await backOffice.enterSecrets({})).toMatchObject({
      failure: { code: 'secret-missing', fields: [{ field: 'backOfficeKey' }] },
    });
  });

  it('that cannot be kept do not count', async () => {
    const failure: Failure = { action: 'ask-manager', code: 'keyring-missing' };
    const { backOffice, open } = world({ keep: () => Promise.resolve(failed(failure)) });
    expect(await backOffice.enterSecrets({ backOfficeKey: 'k' })).toEqual(failed(failure));
    expect(backOffice.access()).toMatchObject({ state: 'secret-missing' });
    expect(open()).toBe(0);
  });
});
