import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replayInWords } from '../../../../src-main/diagnosis/bundle/replay.ts';
import { saveBundleOf } from '../../../../src-main/diagnosis/bundle/save-bundle.ts';
import { LOG_FILES } from '../../../../src-main/diagnosis/log/log-file.ts';
import { readLog } from '../../../../src-main/diagnosis/log/read-log.ts';
import { temporaryFolder, writeIn } from '../../../support/system/temporary-folder.ts';
import { VirtualClock } from '../../../support/worlds/virtual-clock.ts';

const known = { terminal: {}, health: { at: 0, checks: [] }, sales: [] };

function saver(chooseTarget: (folder: string) => string | undefined) {
  const folder = temporaryFolder();
  const named: string[] = [];
  const saveBundle = saveBundleOf({
    folder,
    clock: new VirtualClock(),
    platform: { version: '1.0.0' },
  });
  const save = (content: Parameters<typeof saveBundle>[0]) =>
    saveBundle(content, (name, extension) => {
      named.push(`${name}.${extension}`);
      return Promise.resolve(chooseTarget(folder));
    });
  return { folder, named, save };
}

test('a bundle with the log is written where somebody chose, and can be replayed', async () => {
  const { folder, named, save } = saver((own) => join(own, 'sent.json'));
  writeIn(folder, join('logs', LOG_FILES[1]), '{"at":"2026-01-01T00:00:00.000Z","event":"till-started"}\n');
  writeIn(folder, join('logs', LOG_FILES[0]), '{"at":"2026-01-02T00:00:00.000Z","event":"till-closed"}\n');
  expect(await save(known)).toEqual({ ok: true, value: { fileName: 'sent.json' } });
  expect(named).toEqual([expect.stringMatching(/^countertop-bundle-\d{4}-\d\d-\d\d\.json$/)]);
  expect(replayInWords(readFileSync(join(folder, 'sent.json'), 'utf8'))).toMatch(
    /till-started[^]*till-closed/,
  );
});

test('nobody chose a place: nothing is written', async () => {
  const { folder, save } = saver(() => undefined);
  expect(await save(known)).toEqual({ ok: true, value: {} });
  expect(existsSync(join(folder, 'sent.json'))).toBe(false);
});

test('a disk that takes no file is said', async () => {
  const { save } = saver((own) => join(own, 'no', 'such', 'folder.json'));
  expect(await save(known)).toMatchObject({ ok: false, failure: { code: 'file-not-written' } });
});

test('of a long log the last lines are read, over all its files', async () => {
  const folder = temporaryFolder();
  LOG_FILES.forEach((name, age) => writeIn(folder, name, `${age}a\n${age}b\n`));
  expect(await readLog(folder, 3)).toEqual(['1b', '0a', '0b']);
  expect(await readLog(join(folder, 'none'), 3)).toEqual([]);
});
