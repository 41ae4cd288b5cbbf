import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTills } from '../../../src-main/diagnosis/comparison/compare-tills.ts';
import { readTillState, type TillState } from '../../../src-main/diagnosis/comparison/till-state.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

const own: TillState = {
  countertop: 'till-state',
  version: 1,
  savedAt: 1_000,
  terminalId: 'term_own',
  storeName: 'Shop',
  app: '1.0.0',
  profile: 'digest',
  settings: { language: 'en', customerLanguage: 'en', theme: 'dark', textSize: 100, volume: 80 },
};

test('tills that differ stand first, by what differs, each by its latest state', async () => {
  const folder = temporaryFolder();
  const put = (name: string, changes: Partial<TillState>) =>
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ ...own, ...changes }));
  put('a', { terminalId: 'term_a' });
  put('a-copied', { terminalId: 'term_a' });
  put('b-old', { terminalId: 'term_b', savedAt: 1 });
  put('b-new', { terminalId: 'term_b', savedAt: 2, app: '0.9.0' });
  put('c', { terminalId: 'term_c', profile: 'other', settings: { ...own.settings, volume: 0 } });
  writeFileSync(join(folder, 'none.json'), '{}');
  writeFileSync(join(folder, 'huge.json'), ' '.repeat(20_000));
  writeFileSync(join(folder, 'notes.txt'), 'not looked at');
  mkdirSync(join(folder, 'folder.json'));
  symlinkSync(join(folder, 'a.json'), join(folder, 'link.json'));
  const { tills, unread } = await compareTills(folder, own);
  expect(tills.map(({ terminalId, differs, saved }) => [terminalId, differs, saved])).toEqual([
    ['term_c', ['profile', 'settings'], 1],
    ['term_b', ['version'], 2],
    // The same file twice says nothing of a second computer.
    ['term_a', [], 1],
  ]);
  expect(unread).toBe(4);
});

test('1,000 hostile states: none is read but what the schema takes', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc
      .dictionary(fc.constantFrom(...Object.keys(own), 'more'), fc.jsonValue())
      .map((changes) => JSON.stringify({ ...own, ...changes })),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const state = readTillState(text);
      if (!state) return;
      expect(Object.keys(state).sort()).toEqual(Object.keys(own).sort());
      expect(state.storeName).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }),
    { numRuns: 1_000 },
  );
});
