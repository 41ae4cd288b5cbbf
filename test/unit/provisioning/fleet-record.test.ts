import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FleetRecordFile } from '../../../src-main/provisioning/fleet/fleet-record.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { unreadFiles } from '../../support/system/unread-files.ts';

test('a record of a run is set aside where it is damaged, and not where the disk does not give it', async () => {
  const folder = temporaryFolder();
  const file = new FleetRecordFile(join(folder, 'fleet.json'));
  const record = { version: 1 as const, folder: '/tills', tills: [] };
  await file.save(record);
  const isReadAgain = unreadFiles();
  await expect(file.load()).rejects.toThrow('EIO');
  isReadAgain();
  expect(await file.load()).toEqual(record);
  writeFileSync(file.path, '{');
  expect(await file.load()).toBeUndefined();
  expect(readdirSync(folder)).toEqual(['fleet.json.unreadable']);
});
