import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PinKeeper } from '../../../src-main/cashiers/pin-keeper.ts';
import { fits, makeVerifier, PIN_COST } from '../../../src-main/cashiers/pin-verifier.ts';
import { succeeded } from '../../../shared/failure.ts';
import { namesSynced } from '../../support/names-synced.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const CHEAP = { N: 2, r: 1, p: 1 };
const pepper = Buffer.from('pepper');

function keeper(file = join(temporaryFolder(), 'pins.json')) {
  let kept: string | undefined;
  const peppers = {
    load: () => Promise.resolve(kept),
    save: (made: string) => {
      kept = made;
      return Promise.resolve(succeeded(null));
    },
    lose: () => (kept = undefined),
  };
  return { file, peppers, pins: new PinKeeper(file, peppers, CHEAP) };
}

describe('a verifier', () => {
  test('fits its PIN and no other', async () => {
    const verifier = await makeVerifier('1234', pepper, CHEAP);
    expect(await fits('1234', pepper, verifier)).toBe(true);
    for (const wrong of ['1235', '123', '12340', '']) expect(await fits(wrong, pepper, verifier)).toBe(false);
  });

  test('cannot be tried without the pepper', async () => {
    const verifier = await makeVerifier('1234', pepper, CHEAP);
    expect(await fits('1234', Buffer.from('other'), verifier)).toBe(false);
  });

  test('of the same PIN is another one each time', async () => {
    const [a, b] = [await makeVerifier('1234', pepper, CHEAP), await makeVerifier('1234', pepper, CHEAP)];
    expect(a.salt).not.toBe(b.salt);
    expect(a.key).not.toBe(b.key);
  });

  test('is computed at the full cost, too', async () => {
    expect(await fits('98765432', pepper, await makeVerifier('98765432', pepper, PIN_COST))).toBe(true);
  });
});

describe('the PINs of a terminal', () => {
  test('are right or wrong, also for the next run of the till', async () => {
    const { file, peppers, pins } = keeper();
    await pins.keep('a', '1234');
    await pins.keep('b', '5678');
    const next = new PinKeeper(file, peppers, CHEAP);
    expect(await next.isRight('a', '1234')).toEqual(succeeded(true));
    expect(await next.isRight('b', '1234')).toEqual(succeeded(false));
  });

  test('are all there when two are kept at the same time, on the disk under their name', async () => {
    const { file, pins } = keeper();
    const synced = await namesSynced(dirname(file));
    await Promise.all([pins.keep('a', '1234'), pins.keep('b', '5678')]);
    expect(await pins.isRight('a', '1234')).toEqual(succeeded(true));
    expect(await pins.isRight('b', '5678')).toEqual(succeeded(true));
    expect(synced).toContainEqual(['pins.json']);
  });

  test('are gone with their cashier', async () => {
    const { file, pins } = keeper();
    await pins.keep('a', '1234');
    await pins.keep('b', '5678');
    await pins.forget('a');
    await pins.forget('never here');
    const { verifiers } = JSON.parse(readFileSync(file, 'utf8')) as { verifiers: object };
    expect(Object.keys(verifiers)).toEqual(['b']);
    expect(await pins.isRight('b', '5678')).toEqual(succeeded(true));
  });

  test('are in a file of this user only, without the PIN or the pepper', async () => {
    const { file, peppers, pins } = keeper();
    await pins.keep('a', '87654321');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const written = readFileSync(file, 'utf8');
    expect(written).not.toContain('87654321');
    expect(written).not.toContain(await peppers.load());
  });

  test.each(['lost keyring', 'torn file', 'new computer'] as const)(
    'are said to be unreadable, not wrong: %s',
    async (trouble) => {
      const { file, peppers, pins } = keeper();
      await pins.keep('a', '1234');
      if (trouble === 'lost keyring') peppers.lose();
      else if (trouble === 'torn file') writeFileSync(file, '{"version":1,');
      else await peppers.save('bm90IHRoZSBzYW1l');
      expect(await pins.isRight('a', '1234')).toMatchObject({
        ok: false,
        failure: { code: 'pins-unreadable' },
      });
      await pins.keep('a', '4321');
      expect(await pins.isRight('a', '4321')).toEqual(succeeded(true));
    },
  );
});
