import {
  chmodSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CustomerCleaning } from '../../../../src-main/checkout/payer-details/cleaning.ts';
import { CustomerFiles } from '../../../../src-main/checkout/payer-details/customer-files.ts';
import { payer } from '../../../support/records/payer.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { unexpected } from '../../../support/worlds/unexpected.ts';
import { MemoryKeyring } from '../../../support/memory/memory-keyring.ts';
import { settled, VirtualClock } from '../../../support/worlds/virtual-clock.ts';

const DAY_MS = 86_400_000;

function safeIn(
  folder: string,
  { keepDays = 0, keyring = new MemoryKeyring(), now = () => Date.now() } = {},
) {
  return new CustomerFiles(join(folder, 'customers'), { cipher: keyring, now, keepDays });
}
const filesIn = (folder: string) =>
  readdirSync(join(folder, 'customers')).filter((name) => name !== 'keep-days');

describe('the customer safe', () => {
  test('gives back exactly what was kept, also to the next run of the till', async () => {
    const folder = temporaryFolder();
    expect(await safeIn(folder).keep('s1', payer)).toEqual({ ok: true, value: null });
    const next = safeIn(folder);
    expect(next.saleIds()).toEqual(['s1']);
    expect(await next.load('s1')).toEqual(payer);
    expect(await next.load('s2')).toBeUndefined();
  });

  test('writes nothing in plain text, for this user only', async () => {
    const folder = temporaryFolder();
    await safeIn(folder).keep('s1', payer);
    const file = join(folder, 'customers', 's1.payer');
    expect(readFileSync(file, 'latin1')).not.toMatch(/ada|lovelace/i);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('forgets for good', async () => {
    const folder = temporaryFolder();
    const safe = safeIn(folder);
    await safe.keep('s1', payer);
    safe.forget('s1');
    safe.forget('never kept');
    expect(safe.saleIds()).toEqual([]);
    expect(filesIn(folder)).toEqual([]);
  });

  test('removes what a power cut left half written', async () => {
    const folder = temporaryFolder();
    await safeIn(folder).keep('s1', payer);
    writeFileSync(join(folder, 'customers', 's2.payer.new'), 'half');
    expect(safeIn(folder).saleIds()).toEqual(['s1']);
    expect(filesIn(folder)).toEqual(['s1.payer']);
  });

  test.each([
    ['a torn file', (file: string) => writeFileSync(file, 'torn')],
    ['an empty file', (file: string) => writeFileSync(file, '')],
  ])('says of %s that it cannot be read back', async (_, spoil) => {
    const folder = temporaryFolder();
    const safe = safeIn(folder);
    await safe.keep('s1', payer);
    spoil(join(folder, 'customers', 's1.payer'));
    expect(await safe.load('s1')).toBeUndefined();
  });

  test('says when the keyring does not open what it closed, and when it takes nothing', async () => {
    const folder = temporaryFolder();
    const keyring = new MemoryKeyring();
    const safe = safeIn(folder, { keyring });
    await safe.keep('s1', payer);
    keyring.locked = true;
    expect(await safe.load('s1')).toBeUndefined();
    const refused = await safe.keep('s2', payer);
    expect(refused).toMatchObject({ ok: false, failure: { code: 'customer-details-unavailable' } });
    expect(JSON.stringify(refused)).not.toMatch(/ada|lovelace/i);
  });

  test('says when the disk takes nothing', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'customers'), 'a file in the folder’s place');
    expect(await safeIn(folder).keep('s1', payer)).toMatchObject({ ok: false });
  });

  test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
    'still names what it could not remove',
    async () => {
      const folder = temporaryFolder();
      const safe = safeIn(folder);
      await safe.keep('s1', payer);
      chmodSync(join(folder, 'customers'), 0o500);
      safe.forget('s1');
      expect(safe.saleIds()).toEqual(['s1']);
      chmodSync(join(folder, 'customers'), 0o700);
      safe.forget('s1');
      expect(safe.saleIds()).toEqual([]);
    },
  );

  test('keeps forgotten details as long as the profile says, and no longer', async () => {
    const folder = temporaryFolder();
    let now = Date.now();
    const options = { keepDays: 30, now: () => now };
    const safe = safeIn(folder, options);
    await safe.keep('s1', payer);
    safe.forget('s1');
    expect(safe.saleIds()).toEqual([]);
    expect(await safe.load('s1')).toEqual(payer);
    await safe.keep('s2', payer);
    now += 29 * DAY_MS;
    safe.removeOutdated();
    expect(filesIn(folder)).toContain('s1.payer');
    now += 2 * DAY_MS;
    safe.removeOutdated();
    expect(filesIn(folder)).toEqual(['s2.payer']);
  });

  test('counts the days from now on where a clock that was ahead wrote the details', async () => {
    const folder = temporaryFolder();
    let now = Date.now();
    const safe = safeIn(folder, { keepDays: 30, now: () => now });
    await safe.keep('s1', payer);
    safe.forget('s1');
    const ahead = new Date(now + 3 * 365 * DAY_MS);
    utimesSync(join(folder, 'customers', 's1.payer'), ahead, ahead);
    safe.removeOutdated();
    now += 29 * DAY_MS;
    safe.removeOutdated();
    expect(filesIn(folder)).toEqual(['s1.payer']);
    now += 2 * DAY_MS;
    safe.removeOutdated();
    expect(filesIn(folder)).toEqual([]);
  });

  test('drops kept details once the profile asks for it no more', async () => {
    const folder = temporaryFolder();
    const safe = safeIn(folder, { keepDays: 30 });
    await safe.keep('s1', payer);
    safe.forget('s1');
    const next = safeIn(folder);
    for (const saleId of next.saleIds()) next.forget(saleId);
    expect(filesIn(folder)).toEqual([]);
  });
});

describe('details that were kept for some days', () => {
  /** A safe of this terminal beside others, under a clock that begins now, as the files' own times do. */
  const world = (clock: VirtualClock, root: string) => (terminal: string, keepDays: number) =>
    new CustomerFiles(join(root, terminal), {
      cipher: new MemoryKeyring(),
      now: () => clock.wall(),
      keepDays,
    });
  const detailsIn = (root: string, terminal: string) =>
    readdirSync(join(root, terminal)).filter((name) => name.endsWith('.payer'));

  test('go while the till just runs on', async () => {
    const root = temporaryFolder();
    const clock = new VirtualClock(Date.now());
    const safe = world(clock, root)('a', 2);
    await safe.keep('s1', payer);
    safe.forget('s1');
    await safe.keep('needed', payer);
    const cleaning = new CustomerCleaning(root, safe, { clock, report: unexpected });
    await clock.advance(1.9 * DAY_MS);
    expect(detailsIn(root, 'a')).toEqual(['needed.payer', 's1.payer']);
    await clock.advance(0.2 * DAY_MS);
    expect(detailsIn(root, 'a')).toEqual(['needed.payer']);
    cleaning.stop();
    await settled();
    expect(clock.pending()).toBe(0);
  });

  test('go at another terminal, too, after the days of their own', async () => {
    const root = temporaryFolder();
    const clock = new VirtualClock(Date.now());
    const safeOf = world(clock, root);
    await safeOf('three-days', 3).keep('s1', payer);
    await safeOf('none', 0).keep('s1', payer);
    clock.jumpWall(DAY_MS + 60_000);
    const cleaning = new CustomerCleaning(root, safeOf('in-use', 30), { clock, report: unexpected });
    await clock.advance(0);
    expect([detailsIn(root, 'three-days'), detailsIn(root, 'none')]).toEqual([['s1.payer'], []]);
    await clock.advance(2 * DAY_MS);
    expect(detailsIn(root, 'three-days')).toEqual([]);
    cleaning.stop();
  });

  test('go although the age of another file there cannot be told', async () => {
    const root = temporaryFolder();
    const clock = new VirtualClock(Date.now());
    const safeOf = world(clock, root);
    await safeOf('other', 1).keep('s1', payer);
    symlinkSync('endless.payer', join(root, 'other', 'endless.payer'));
    clock.jumpWall(2 * DAY_MS);
    const cleaning = new CustomerCleaning(root, safeOf('in-use', 1), { clock, report: unexpected });
    await clock.advance(0);
    expect(detailsIn(root, 'other')).toEqual(['endless.payer']);
    cleaning.stop();
  });
});
