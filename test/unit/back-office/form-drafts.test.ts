import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FormDrafts } from '../../../src-main/back-office/form-drafts/form-drafts.ts';
import { unreadFiles } from '../../support/system/unread-files.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

test.each([
  'https://till:hunter2@hooks.example.com/in',
  ' HTTP:\\\\till:hunter2@hooks.example.com',
  'https:till:hunter2@hooks.example.com',
])('a draft with a password in an address stays in memory: %s', async (address) => {
  const file = join(temporaryFolder(), 'drafts.json');
  const drafts = new FormDrafts(file);
  await drafts.keep('webhook term_1', { url: 'https://hooks.example.com/a@b' });
  await drafts.keep('webhook term_2', { url: address });
  expect(readFileSync(file, 'utf8')).not.toContain('hunter2');
  expect(await drafts.get('webhook term_2')).toMatchObject({ value: { url: address } });
  const afterRestart = new FormDrafts(file);
  expect(await afterRestart.get('webhook term_2')).toMatchObject({ value: null });
  expect(await afterRestart.get('webhook term_1')).toMatchObject({
    value: { url: 'https://hooks.example.com/a@b' },
  });
});

test('drafts that the disk does not give are neither set aside nor written over, and are there once it does', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'drafts.json');
  const values = { name: 'Side counter' };
  await new FormDrafts(file).keep('terminal', values);
  const drafts = new FormDrafts(file);
  const isReadAgain = unreadFiles();
  expect(await drafts.get('terminal')).toMatchObject({ value: null });
  expect(await drafts.keep('other', values)).toMatchObject({ failure: { code: 'file-not-written' } });
  isReadAgain();
  expect(readdirSync(folder)).toEqual(['drafts.json']);
  expect(await drafts.get('terminal')).toMatchObject({ value: values });
});
