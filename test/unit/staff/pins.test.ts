import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PinKeeper } from '../../../src-main/staff/pin-keeper.ts';
import { fits, makeVerifier, PIN_COST } from '../../../src-main/staff/pin-verifier.ts';
import { sealOf } from '../../../src-main/staff/pin-seal.ts';
import type { SealedTo } from '../../../src-main/staff/pin-seal.ts';
import { succeeded } from '../../../shared/failure.ts';
import { namesSynced } from '../../support/ledger/names-synced.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { unreadFiles } from '../../support/system/unread-files.ts';

const CHEAP = { N: 2, r: 1, p: 1 };
const who = (cashierId: string): SealedTo => ({ cashierId, role: cashierId === 'a' ? 'manager' : 'cashier' });
const staff = [who('a'), who('b')];
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
  return { file, peppers, pins: new PinKeeper(file, peppers, CHEAP, 'sandbox-t') };
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
    await pins.keep(who('a'), '1234', staff);
    await pins.keep(who('b'), '5678', staff);
    const next = new PinKeeper(file, peppers, CHEAP, 'sandbox-t');
    expect(await next.isRight(who('a'), '1234', staff)).toEqual(succeeded(true));
    expect(await next.isRight(who('b'), '1234', staff)).toEqual(succeeded(false));
  });

  test('are all there when two are kept at the same time, on the disk under their name', async () => {
    const { file, pins } = keeper();
    const synced = await namesSynced(dirname(file));
    await Promise.all([pins.keep(who('a'), '1234', staff), pins.keep(who('b'), '5678', staff)]);
    expect(await pins.isRight(who('a'), '1234', staff)).toEqual(succeeded(true));
    expect(await pins.isRight(who('b'), '5678', staff)).toEqual(succeeded(true));
    expect(synced).toContainEqual(['pins.json']);
  });

  test('are not read from a file that is far too long', async () => {
    const { file, peppers, pins } = keeper();
    await pins.keep(who('a'), '1234', staff);
    // JSON may end with as many of them as anybody likes.
    appendFileSync(file, ' '.repeat(4 * 1024 * 1024));
    const next = new PinKeeper(file, peppers, CHEAP, 'sandbox-t');
    expect(await next.isRight(who('a'), '1234', staff)).toMatchObject({
      failure: { code: 'pins-unreadable' },
    });
  });

  test('are gone with their cashier', async () => {
    const { file, pins } = keeper();
    await pins.keep(who('a'), '1234', staff);
    await pins.keep(who('b'), '5678', staff);
    await pins.forget('a');
    await pins.forget('never here');
    const { verifiers } = JSON.parse(readFileSync(file, 'utf8')) as { verifiers: object };
    expect(Object.keys(verifiers)).toEqual(['b']);
    expect(await pins.isRight(who('b'), '5678', staff)).toEqual(succeeded(true));
  });

  test('are in a file of this user only, without the PIN or the pepper', async () => {
    const { file, peppers, pins } = keeper();
    await pins.keep(who('a'), '87654321', staff);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const written = readFileSync(file, 'utf8');
    expect(written).not.toContain('87654321');
    expect(written).not.toContain(await peppers.load());
  });

  test.each(['lost keyring', 'torn file', 'new computer'] as const)(
    'are said to be unreadable, not wrong: %s',
    async (trouble) => {
      const { file, peppers, pins } = keeper();
      await pins.keep(who('a'), '1234', staff);
      if (trouble === 'lost keyring') peppers.lose();
      else if (trouble === 'torn file') writeFileSync(file, '{"version":1,');
      else await peppers.save('bm90IHRoZSBzYW1l');
      expect(await pins.isRight(who('a'), '1234', staff)).toMatchObject({
        ok: false,
        failure: { code: 'pins-unreadable' },
      });
      await pins.keep(who('a'), '4321', staff);
      expect(await pins.isRight(who('a'), '4321', staff)).toEqual(succeeded(true));
    },
  );
});

describe('a verifier that somebody moved', () => {
  interface File {
    verifiers: Record<string, { salt: string; key: string; cost: typeof CHEAP; seal?: string }>;
  }
  const change = (file: string, edit: (verifiers: File['verifiers']) => File['verifiers']): void => {
    const content = JSON.parse(readFileSync(file, 'utf8')) as File;
    writeFileSync(file, JSON.stringify({ ...content, verifiers: edit(content.verifiers) }));
  };
  const swapped = (verifiers: File['verifiers']): File['verifiers'] => {
    const [first, second] = Object.entries(verifiers);
    if (!first || !second) throw new Error('two are needed');
    return { [first[0]]: second[1], [second[0]]: first[1] };
  };
  const unreadable = { ok: false, failure: { code: 'pins-unreadable' } };

  async function two() {
    const kept = keeper();
    await kept.pins.keep(who('a'), '1234', staff);
    await kept.pins.keep(who('b'), '5678', staff);
    return kept;
  }

  test('to another cashier opens nothing', async () => {
    const { file, pins } = await two();
    change(file, (verifiers) => swapped(verifiers));
    expect(await pins.isRight(who('a'), '5678', staff)).toMatchObject(unreadable);
  });

  test('to another terminal opens nothing', async () => {
    const { file, peppers } = await two();
    const elsewhere = new PinKeeper(file, peppers, CHEAP, 'sandbox-other');
    expect(await elsewhere.isRight(who('a'), '1234', staff)).toMatchObject(unreadable);
  });

  test('does not follow a ledger that makes its cashier a manager', async () => {
    const { pins } = await two();
    const promoted: SealedTo = { cashierId: 'b', role: 'manager' };
    expect(await pins.isRight(promoted, '5678', [who('a'), promoted])).toMatchObject(unreadable);
    expect(await pins.isRight(who('b'), '5678', staff)).toEqual(succeeded(true));
  });

  test('does not follow a ledger that makes its manager an owner; one that was made one in earnest counts', async () => {
    const { pins } = await two();
    const owner: SealedTo = { cashierId: 'a', role: 'owner' };
    expect(await pins.isRight(owner, '1234', [owner, who('b')])).toMatchObject(unreadable);
    expect(await pins.reseal(owner, 'owner', [owner, who('b')])).toMatchObject(unreadable);
    expect(await pins.reseal(who('a'), 'owner', staff)).toEqual(succeeded(null));
    expect(await pins.isRight(owner, '1234', [owner, who('b')])).toEqual(succeeded(true));
    expect(await pins.isRight(who('a'), '1234', staff)).toMatchObject(unreadable);
  });

  test('of an earlier version is sealed once, and never again', async () => {
    const { file, peppers, pins } = await two();
    const unsealed = (verifiers: File['verifiers']): File['verifiers'] =>
      Object.fromEntries(
        Object.entries(verifiers).map(([id, { salt, key, cost }]) => [id, { salt, key, cost }]),
      );
    change(file, unsealed);
    await peppers.save((await peppers.load())?.replace('sealed:', '') ?? '');
    expect(await pins.isRight(who('a'), '1234', staff)).toEqual(succeeded(true));
    change(file, (verifiers) => unsealed(swapped(verifiers)));
    expect(await pins.isRight(who('a'), '5678', staff)).toMatchObject(unreadable);
  });

  test('cannot be sealed without the pepper', async () => {
    const verifier = await makeVerifier('1', pepper, CHEAP);
    const seals = [pepper, Buffer.from('other')].map((each) => sealOf(verifier, who('a'), 't', each));
    expect(seals[0]).not.toBe(seals[1]);
  });
});

test('a keyring that does not answer is said, and throws away no PIN', async () => {
  const { file, peppers, pins } = keeper();
  await pins.keep(who('a'), '1234', staff);
  const notNow = { ...peppers, load: () => Promise.reject(new Error('locked')) };
  const locked = new PinKeeper(file, notNow, CHEAP, 'sandbox-t');
  expect(await locked.isRight(who('a'), '1234', staff)).toMatchObject({ failure: { code: 'pins-not-now' } });
  expect(await locked.keep(who('b'), '5678', staff)).toMatchObject({ failure: { code: 'pins-not-now' } });
  expect(await pins.isRight(who('a'), '1234', staff)).toEqual(succeeded(true));
});

test('a file that the disk does not give now is no empty one: nobody loses a PIN because of it', async () => {
  const { pins } = keeper();
  await pins.keep(who('a'), '1234', staff);
  const readAgain = unreadFiles();
  expect(await pins.isRight(who('a'), '1234', staff)).toMatchObject({ failure: { code: 'pins-not-now' } });
  expect(await pins.keep(who('b'), '5678', staff)).toMatchObject({ failure: { code: 'pins-not-now' } });
  await pins.forget('a');
  readAgain();
  expect(await pins.isRight(who('a'), '1234', staff)).toEqual(succeeded(true));
});
