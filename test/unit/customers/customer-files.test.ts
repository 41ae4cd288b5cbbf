import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CustomerFiles } from '../../../src-main/customers/customer-files.ts';
import { payer } from '../../support/payer.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { MemoryKeyring } from '../../support/memory-keyring.ts';

const DAY_MS = 86_400_000;

function safeIn(
  folder: string,
  { keepDays = 0, keyring = new MemoryKeyring(), now = () => Date.now() } = {},
) {
  return new CustomerFiles(join(folder, 'customers'), { cipher: keyring, now, keepDays });
}
const filesIn = (folder: string) => readdirSync(join(folder, 'customers'));

describe('the customer safe', () => {
  test('gives back exactly what was kept, also to the next run of the till', async () => {
    const folder = temporaryFolder();
    expect(await safeIn(folder).keep('s1', payer)).toEqual({ ok: true, value: null });
    const next = safeIn(folder);
    expect(next.saleIds()).toEqual(['s1']);
    expect(await next.of('s1')).toEqual(payer);
    expect(await next.of('s2')).toBeUndefined();
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
    expect(await safe.of('s1')).toBeUndefined();
  });

  test('says when the keyring does not open what it closed, and when it takes nothing', async () => {
    const folder = temporaryFolder();
    const keyring = new MemoryKeyring();
    const safe = safeIn(folder, { keyring });
    await safe.keep('s1', payer);
    keyring.locked = true;
    expect(await safe.of('s1')).toBeUndefined();
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
    expect(await safe.of('s1')).toEqual(payer);
    now += 29 * DAY_MS;
    await safe.keep('s2', payer);
    expect(filesIn(folder)).toContain('s1.payer');
    now += 2 * DAY_MS;
    await safe.keep('s3', payer);
    expect(filesIn(folder)).toEqual(['s2.payer', 's3.payer']);
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
