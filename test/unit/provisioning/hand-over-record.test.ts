import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HandOverRecord, merchantOf } from '../../../src-main/provisioning/hand-over-record.ts';
import { parseProfile } from '../../../src-main/terminal/profile/profile.ts';
import { profileText } from '../../support/records/terminal-profile.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { unreadFiles } from '../../support/system/unread-files.ts';

const recordOf = () => new HandOverRecord(join(temporaryFolder(), 'hand-overs.json'));

test('remembers the signer of each merchant, the last one that was trusted', async () => {
  const record = recordOf();
  await record.remember('1', 'mer-a', 'key-a');
  await record.remember('2', 'mer-b', 'key-b');
  await record.remember('3', 'mer-b', 'key-c');
  expect(await record.signerOf('mer-a')).toBe('key-a');
  expect(await record.signerOf('mer-b')).toBe('key-c');
  for (const id of ['1', '2', '3']) expect(await record.isKnown(id)).toBe(true);
});

test('a merchant is one of one service: elsewhere the same id may be anybody’s', () => {
  const merchant = (changes: object) => {
    const parsed = parseProfile(profileText({ ...changes }));
    if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
    return merchantOf(parsed.profile);
  };
  const own = merchant({});
  expect(merchant({ baseUrl: 'https://api.example.test/v1/', terminalId: 'term_9' })).toBe(own);
  expect(merchant({ baseUrl: 'https://api.example.com' })).not.toBe(own);
  expect(merchant({ environment: 'production' })).not.toBe(own);
  expect(merchant({ merchantId: 'mer_124' })).not.toBe(own);
});

test('knows whose tills a key signs for, and announces each change of a signer', async () => {
  let announced = 0;
  const record = new HandOverRecord(join(temporaryFolder(), 'hand-overs.json'), () => (announced += 1));
  await record.remember('1', 'mer-a', 'key-a');
  await record.trust('mer-b', 'key-b');
  await record.trust('mer-c', 'key-b');
  expect(await record.signsFor('key-a')).toEqual(['mer-a']);
  expect(await record.signsFor('key-b')).toEqual(['mer-b', 'mer-c']);
  await record.trust('mer-b', 'key-c');
  expect(await record.signsFor('key-b')).toEqual(['mer-c']);
  expect(await record.signsFor('key-d')).toEqual([]);
  expect(announced).toBe(4);
});

test('a file that the disk does not give now stays in its place, and nothing is remembered in place of it', async () => {
  const record = recordOf();
  await record.remember('1', 'mer-a', 'key-a');
  const readAgain = unreadFiles();
  expect(await record.signerOf('mer-a')).toBeUndefined();
  expect(await record.remember('2', 'mer-b', 'key-b')).toMatchObject({ ok: false });
  readAgain();
  expect(await record.signerOf('mer-a')).toBe('key-a');
  expect(await record.isKnown('1')).toBe(true);
});

test('of more hand-overs than are kept the oldest are forgotten', async () => {
  const file = join(temporaryFolder(), 'hand-overs.json');
  const ids = Array.from({ length: 1_000 }, (_, index) => String(index));
  writeFileSync(file, JSON.stringify({ version: 1, ids, signers: [] }));
  const record = new HandOverRecord(file);
  await record.remember('newest', 'mer-a', 'key-a');
  expect(await record.isKnown('newest')).toBe(true);
  expect(await record.isKnown('1')).toBe(true);
  expect(await record.isKnown('0')).toBe(false);
});
