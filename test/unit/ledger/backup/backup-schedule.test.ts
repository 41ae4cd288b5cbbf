import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failed, succeeded } from '../../../../shared/failure.ts';
import { backupName } from '../../../../src-main/ledger/backup/backup-files.ts';
import { BackupSchedule } from '../../../../src-main/ledger/backup/backup-schedule.ts';
import { temporaryLedger } from '../../../support/ledger/ledger-folder.ts';
import { unexpected } from '../../../support/worlds/unexpected.ts';
import { settled, VirtualClock } from '../../../support/worlds/virtual-clock.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { StartBackup } from '../../../../src-main/ledger/backup/backup-schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const fullDisk = failed({ action: 'ask-manager', code: 'ledger-unavailable', detail: 'The disk is full.' });

/** A schedule whose backups are empty files; `made` holds the hours after the start at which they were begun. */
function scheduled(newest?: number) {
  const files = temporaryLedger();
  const clock = new VirtualClock();
  const start = clock.wall();
  mkdirSync(files.backups);
  const add = (at: number): void => writeFileSync(join(files.backups, backupName(at)), '');
  if (newest !== undefined) add(start + newest);
  const world: { made: number[]; disk: Result<null>; changes: number } = {
    made: [],
    disk: succeeded(null),
    changes: 0,
  };
  const startBackup: StartBackup = (folder) => {
    expect(folder).toBe(files.folder);
    world.made.push(Math.floor(clock.monotonic() / HOUR));
    if (world.disk.ok) add(clock.wall());
    return Promise.resolve(world.disk);
  };
  const schedule = new BackupSchedule(
    files,
    { clock, report: unexpected, startBackup },
    () => world.changes++,
  );
  return { clock, schedule, world };
}

describe('backups are made', () => {
  test('soon after the start, but not while the till opens', async () => {
    const { clock, world } = scheduled();
    await clock.advance(4 * MINUTE);
    expect(world.made).toEqual([]);
    await clock.advance(2 * MINUTE);
    expect(world.made).toEqual([0]);
  });

  test('once a day while the till stays open', async () => {
    const { clock, world } = scheduled();
    await clock.advance(72 * HOUR);
    expect(world.made).toEqual([0, 24, 48]);
  });

  test('not again at each start of one day', async () => {
    const { clock, world } = scheduled(-2 * HOUR);
    await clock.advance(12 * HOUR);
    expect(world.made).toEqual([]);
    await clock.advance(12 * HOUR);
    expect(world.made).toEqual([22]);
  });

  test('once when the newest one is dated in the future: a clock was wrong then', async () => {
    const { clock, world } = scheduled(400 * 24 * HOUR);
    await clock.advance(12 * HOUR);
    expect(world.made).toEqual([0]);
  });

  test('when somebody sets the clock back by weeks, and when it is put right', async () => {
    const { clock, world } = scheduled();
    await clock.advance(HOUR);
    clock.jumpWall(-21 * 24 * HOUR);
    await clock.advance(2 * HOUR);
    clock.jumpWall(22 * 24 * HOUR);
    await clock.advance(2 * HOUR);
    expect(world.made).toEqual([0, 1, 3]);
  });
});

describe('a backup that fails', () => {
  test('is told to the manager with the reason, and tried again each hour until one is made', async () => {
    const { clock, schedule, world } = scheduled();
    world.disk = fullDisk;
    await clock.advance(3 * HOUR);
    expect(world.made).toEqual([0, 1, 2]);
    expect(schedule.notices()).toEqual([{ code: 'ledger-not-backed-up', detail: 'The disk is full.' }]);
    world.disk = succeeded(null);
    await clock.advance(HOUR);
    expect(schedule.notices()).toEqual([]);
    expect(world.changes).toBe(4);
  });
});

describe('once it is stopped', () => {
  test('nothing waits and nothing more is made', async () => {
    const { clock, schedule, world } = scheduled();
    schedule.stop();
    await settled();
    expect(clock.pending()).toBe(0);
    await clock.advance(72 * HOUR);
    expect(world.made).toEqual([]);
  });

  test('a backup under way is ended and not reported', async () => {
    const files = temporaryLedger();
    const clock = new VirtualClock();
    let changes = 0;
    let wasEnded = false;
    const startBackup: StartBackup = (_, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          wasEnded = true;
          resolve(fullDisk);
        });
      });
    const schedule = new BackupSchedule(files, { clock, report: unexpected, startBackup }, () => changes++);
    await clock.advance(6 * MINUTE);
    schedule.stop();
    await settled();
    expect({ wasEnded, changes, notices: schedule.notices() }).toEqual({
      wasEnded: true,
      changes: 0,
      notices: [],
    });
  });
});

describe('a backup that somebody asks for', () => {
  test('is made at once, and the daily one is due a day after it', async () => {
    const { clock, schedule, world } = scheduled();
    expect(await schedule.backUpNow()).toEqual(succeeded(null));
    await clock.advance(23 * HOUR);
    expect(world.made).toEqual([0]);
    await clock.advance(2 * HOUR);
    expect(world.made).toEqual([0, 24]);
  });

  test('is the one under way, if there is one', async () => {
    const files = temporaryLedger();
    const clock = new VirtualClock();
    const under: ((made: Result<null>) => void)[] = [];
    const startBackup: StartBackup = () => new Promise((resolve) => under.push(resolve));
    const schedule = new BackupSchedule(files, { clock, report: unexpected, startBackup }, () => undefined);
    await clock.advance(6 * MINUTE);
    const asked = schedule.backUpNow();
    expect(under).toHaveLength(1);
    under[0]?.(fullDisk);
    expect(await asked).toEqual(fullDisk);
    expect(schedule.notices()).toMatchObject([{ code: 'ledger-not-backed-up' }]);
    void schedule.backUpNow();
    expect(under).toHaveLength(2);
  });
});
