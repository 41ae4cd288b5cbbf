import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOG_FILES, LogFile } from '../../../../src-main/diagnosis/log/log-file.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import type { LogDisk } from '../../../../src-main/diagnosis/log/log-file.ts';

const disk: LogDisk = { appendFile, mkdir, rename, stat };
const folder = (): string => join(temporaryFolder(), 'logs');
const linesIn = (file: string): Record<string, unknown>[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('lines are written in their order, also by the next start', async () => {
  const logs = folder();
  for (const reason of ['first-start', 'failed'] as const) {
    const log = new LogFile(logs, () => 0);
    log.write({ event: 'setup-shown', reason });
    log.write({ event: 'till-closed' });
    await log.written();
  }
  const events = linesIn(join(logs, LOG_FILES[0])).map(({ event, reason }) => reason ?? event);
  expect(events).toEqual(['first-start', 'till-closed', 'failed', 'till-closed']);
});

test('the files are bound in size and number, and the newest lines stay', async () => {
  const logs = folder();
  const log = new LogFile(logs, () => 0, { mostBytes: 500 });
  for (let seconds = 0; seconds < 200; seconds++) {
    log.write({ event: 'rate-limit-wait', seconds });
    await log.written();
  }
  expect(readdirSync(logs).sort()).toEqual([...LOG_FILES].sort());
  for (const name of LOG_FILES) expect(statSync(join(logs, name)).size).toBeLessThanOrEqual(500);
  // None is left before it is full: a line has less than a hundred bytes.
  for (const name of LOG_FILES.slice(1)) expect(statSync(join(logs, name)).size).toBeGreaterThan(400);
  const kept = [...LOG_FILES]
    .reverse()
    .flatMap((name) => linesIn(join(logs, name)).map(({ seconds }) => seconds));
  expect(kept.at(-1)).toBe(199);
  expect(kept).toEqual(Array.from({ length: kept.length }, (_, index) => 200 - kept.length + index));
});

test('folders in the places of its files are set aside, and a link is not written through', async () => {
  const logs = folder();
  const elsewhere = join(temporaryFolder(), 'of somebody else');
  writeFileSync(elsewhere, '');
  for (const name of LOG_FILES.slice(1)) {
    mkdirSync(join(logs, name), { recursive: true });
    writeFileSync(join(logs, name, 'inside'), '');
  }
  symlinkSync(elsewhere, join(logs, LOG_FILES[0]));
  const log = new LogFile(logs, () => 0, { mostBytes: 100 });
  for (let seconds = 0; seconds < 10; seconds++) {
    log.write({ event: 'rate-limit-wait', seconds });
    await log.written();
  }
  expect(LOG_FILES.flatMap((name) => linesIn(join(logs, name))).map(({ seconds }) => seconds)).toContain(9);
  expect(readFileSync(elsewhere, 'utf8')).toBe('');
});

test('a disk that takes nothing fails nobody, and what was lost is said once it takes lines again', async () => {
  const logs = folder();
  let full = true;
  const log = new LogFile(logs, () => 0, {
    disk: {
      ...disk,
      appendFile: async (...given: Parameters<LogDisk['appendFile']>) => {
        if (full) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
        return appendFile(...given);
      },
    },
  });
  for (let n = 0; n < 5; n++) log.write({ event: 'rate-limit-over' });
  await log.written();
  full = false;
  log.write({ event: 'till-closed' });
  await log.written();
  expect(linesIn(join(logs, LOG_FILES[0])).map(({ event, lines }) => [event, lines])).toEqual([
    ['lines-lost', 5],
    ['till-closed', undefined],
  ]);
});

test('a disk that hangs costs a bounded number of lines in memory', async () => {
  const logs = folder();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const log = new LogFile(logs, () => 0, {
    disk: {
      ...disk,
      mkdir: (async (...given: [string]) => {
        await released;
        return mkdir(given[0], { recursive: true });
      }) as LogDisk['mkdir'],
    },
  });
  for (let n = 0; n < 5_000; n++) log.write({ event: 'rate-limit-over' });
  release();
  await log.written();
  log.write({ event: 'till-closed' });
  await log.written();
  const lines = linesIn(join(logs, LOG_FILES[0]));
  const lost = lines.find(({ event }) => event === 'lines-lost')?.['lines'];
  expect(lines.filter(({ event }) => event === 'rate-limit-over').length + Number(lost)).toBe(5_000);
  expect(lines.length).toBeLessThan(1_100);
});
