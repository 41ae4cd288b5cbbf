import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RestartRecord } from '../../../../src-main/diagnosis/restarts/restart-record.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';

const recordIn = (folder: string, at = 5): RestartRecord => {
  const record = new RestartRecord(folder, () => at);
  record.begin();
  return record;
};

test('what was started again outlives the till; one that was not closed counts itself', async () => {
  const folder = temporaryFolder();
  const first = recordIn(folder);
  first.note('kiosk-screen', 'hung');
  const noted = { part: 'kiosk-screen', why: 'hung', at: 5 };
  await first.end();
  const second = recordIn(folder, 6);
  expect(second.all()).toEqual([noted]);
  await expect.poll(() => readFileSync(join(folder, 'restarts.json'), 'utf8')).toContain('"isOpen":true');
  // The power goes.
  const third = recordIn(folder, 7);
  expect(third.all()).toEqual([noted, { part: 'till', why: 'ended', at: 7 }]);
  await third.end();
});

test('one that was ended because it hung says so, once, and for an hour how often', async () => {
  const folder = temporaryFolder();
  const HOUR = 60 * 60_000;
  let at = HOUR;
  const open = (): RestartRecord => {
    const record = new RestartRecord(folder, () => at);
    record.begin();
    return record;
  };
  const first = open();
  await expect.poll(() => existsSync(join(folder, 'restarts.json'))).toBe(true);
  writeFileSync(first.hangMarker, '');
  const second = open();
  expect(second.all()).toEqual([{ part: 'till', why: 'hung', at }]);
  expect(second.hangs()).toBe(1);
  const third = open();
  expect(third.all().at(-1)).toMatchObject({ why: 'ended' });
  at += HOUR;
  expect(second.hangs()).toBe(0);
  await Promise.all([first, second, third].map((record) => record.end()));
});

test('a hang that was noted by a clock that was ahead is none of the last hour', () => {
  const folder = temporaryFolder();
  const at = 60 * 60_000;
  const restarts = [{ part: 'till', why: 'hung', at: at + 1 }];
  writeFileSync(join(folder, 'restarts.json'), JSON.stringify({ isOpen: false, restarts }));
  expect(recordIn(folder, at).hangs()).toBe(0);
});

test('a till that hung while it closed does not make the next end a hang', async () => {
  const folder = temporaryFolder();
  const first = recordIn(folder);
  await first.end();
  writeFileSync(first.hangMarker, '');
  recordIn(folder);
  await expect.poll(() => readFileSync(join(folder, 'restarts.json'), 'utf8')).toContain('"isOpen":true');
  expect(recordIn(folder).all()).toEqual([{ part: 'till', why: 'ended', at: 5 }]);
});

test('what ends with the till was not started again', async () => {
  const folder = temporaryFolder();
  const record = recordIn(folder);
  await record.end();
  record.note('graphics', 'ended');
  expect(recordIn(folder).all()).toEqual([]);
});

test('the latest hundred are kept', async () => {
  const folder = temporaryFolder();
  const record = recordIn(folder);
  for (let time = 1; time <= 120; time++) record.note('graphics', time <= 20 ? 'hung' : 'ended');
  expect(record.all().map(({ why }) => why)).toEqual(Array(100).fill('ended'));
  await record.end();
  expect(recordIn(folder).all()).toHaveLength(100);
});

test.each([
  ['{', 0],
  ['null', 0],
  ['{"isOpen":1,"restarts":{"length":3}}', 0],
  [`{"restarts":[{"part":"till","why":"ended","at":1},{"part":"x","why":"ended","at":1},7,null]}`, 1],
  [`{"restarts":[{"part":"till","why":"hung","at":"soon"}]}`, 0],
  [`{"restarts":[],"padding":"${'.'.repeat(100_000)}"}`, 0],
])('a file that says %.40s holds nothing up', async (content, kept) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'restarts.json'), content);
  const record = recordIn(folder);
  expect(record.all()).toHaveLength(kept);
  await record.end();
});

test('a folder that takes no file holds nothing up', async () => {
  const record = recordIn('/nowhere/at/all');
  record.note('till-screen', 'ended');
  expect(record.all()).toHaveLength(1);
  await expect(record.end()).resolves.toBeUndefined();
});
