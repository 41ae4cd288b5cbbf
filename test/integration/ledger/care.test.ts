import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backupName, listBackups } from '../../../src-main/ledger/backup/backup-files.ts';
import { backUpBy, BackupSchedule } from '../../../src-main/ledger/backup/backup-schedule.ts';
import { LedgerCare } from '../../../src-main/ledger/care/ledger-care.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { doLedgerJob } from '../../../src-main/ledger/tool/job.ts';
import { checkLedger } from '../../../src-main/ledger/tool/check-ledger.ts';
import { editLedger } from '../../support/ledger/edited-ledger.ts';
import { paidSale, started, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { unexpected } from '../../support/worlds/unexpected.ts';
import { settled, VirtualClock } from '../../support/worlds/virtual-clock.ts';
import type { LedgerTaskView } from '../../../shared/contract/ledger-care.ts';
import type { LedgerJob, RunLedgerJob } from '../../../src-main/ledger/tool/job.ts';
import type { OnProgress } from '../../../src-main/ledger/tool/progress.ts';

/** A till with a real ledger of `sales` sales, whose jobs are done by the tool's own code; `whileAt` looks on. */
function tillWith(sales: number) {
  const files = temporaryLedger();
  const clock = new VirtualClock();
  const opened = openLedger(files.folder, () => clock.wall());
  const { ledger, journal } = opened;
  for (let number = 1; number <= sales; number += 1)
    ledger.append(paidSale(`s${number}`, number), [`s${number}`]);
  const seen: LedgerTaskView[] = [];
  const world = { whileAt: (_percent: number): void => undefined };
  const runJob: RunLedgerJob = (job, _, onProgress) =>
    Promise.resolve(
      doLedgerJob(job, clock.wall(), (percent) => {
        onProgress?.(percent);
        world.whileAt(percent);
      }),
    );
  const backups = new BackupSchedule(
    files,
    { clock, report: unexpected, startBackup: backUpBy(runJob) },
    () => 0,
  );
  const care = new LedgerCare({ files, journal, clock, runJob, backups }, () => {
    if (care.task) seen.push(care.task);
  });
  onTestFinished(() => {
    care.close();
    ledger.close();
  });
  return { files, clock, ledger, journal, care, seen, world };
}

test('a whole ledger is said to be whole, with progress on the way, and the look is on record', async () => {
  const { care, seen, journal, clock } = tillWith(400);
  expect(await care.get()).toMatchObject({ ok: true, value: { events: 2_000, entries: 1, backups: [] } });
  expect(care.verify('m1')).toEqual({ ok: true, value: null });
  await settled();
  expect(seen[0]).toEqual({ kind: 'verify' });
  const percents = seen.flatMap(({ percent }) => percent ?? []);
  expect(percents).toEqual([...new Set(percents)].toSorted((a, b) => a - b));
  expect(percents.length).toBeGreaterThan(20);
  const end = { result: 'verified', events: 2_000, entries: 1, faults: [], faultCount: 0, unreadable: 0 };
  expect(care.task).toEqual({ kind: 'verify', end });
  expect(care.notices()).toEqual([]);
  const [entry] = journal.newest(['ledger-verified'], 2);
  expect(entry).toEqual({ type: 'ledger-verified', at: clock.wall(), rows: 2_001, faults: 0, by: 'm1' });
  expect(await care.get()).toMatchObject({
    ok: true,
    value: { entries: 2, verified: { at: clock.wall(), faults: 0 } },
  });
});

test('sales go on while it is gone through, and are no damage', async () => {
  const { care, ledger, world } = tillWith(400);
  let number = 400;
  world.whileAt = () => {
    number += 1;
    ledger.append([started(`s${number}`, number)]);
  };
  care.verify(undefined);
  await settled();
  expect(care.task?.end).toMatchObject({ result: 'verified', faultCount: 0 });
  expect(number).toBeGreaterThan(420);
  expect(ledger.openSales()).toHaveLength(number - 400);
});

test('an edited amount is named, raised, and repaired by the next start', async () => {
  const { care, files, ledger, journal } = tillWith(30);
  editLedger(files, `UPDATE event SET body = replace(body, '"minor":1250', '"minor":12') WHERE seq = 11`);
  care.verify(undefined);
  await settled();
  const fault = 'event 11 of sale s3 has changed since it was written';
  expect(care.task?.end).toMatchObject({ result: 'verified', faults: [fault], faultCount: 1 });
  expect(care.notices()).toEqual([{ code: 'ledger-damage-found', detail: fault }]);
  expect(journal.newest(['ledger-verified'], 1)).toMatchObject([{ faults: 1 }]);
  care.close();
  ledger.close();
  const { notices, ledger: repaired } = openLedger(files.folder, wall);
  onTestFinished(() => repaired.close());
  expect(notices).toMatchObject([{ code: 'ledger-repaired' }]);
});

test('a backup is named that was made now, not one of a clock that was ahead', async () => {
  const { care, files, clock } = tillWith(3);
  mkdirSync(files.backups);
  const ahead = join(files.backups, backupName(clock.wall() + 365 * 24 * 60 * 60_000));
  writeFileSync(ahead, '');
  expect(care.proved().verified).toBeUndefined();
  care.backUp('m1');
  await settled();
  const made = listBackups(files.backups).find(({ file }) => file !== ahead);
  expect(care.task).toEqual({ kind: 'back-up', end: { result: 'saved', file: made?.file } });
  expect(care.proved().verified).toEqual({ at: clock.wall(), faults: 0 });
});

test('a backup is made, proved and found in the list; a second press joins the one under way', async () => {
  const { care, files, journal, clock } = tillWith(3);
  expect(care.backUp('m1').ok).toBe(true);
  expect(care.backUp('m1')).toMatchObject({ ok: false, failure: { code: 'till-not-ready' } });
  await settled();
  const [backup, ...others] = listBackups(files.backups);
  expect(others).toEqual([]);
  expect(care.task).toEqual({ kind: 'back-up', end: { result: 'saved', file: backup?.file } });
  expect(checkLedger({ folder: files.backups, database: backup?.file ?? '', wal: '' })).toMatchObject({
    sales: 3,
  });
  expect(journal.newest(['ledger-backed-up'], 2)).toMatchObject([{ elsewhere: false, by: 'm1' }]);
  const summary = await care.get();
  expect(summary).toMatchObject({
    ok: true,
    value: { backups: [{ at: clock.wall() }], verified: { at: clock.wall(), faults: 0 } },
  });
});

test('a backup for another place is a whole ledger, and an earlier file of that name goes with it', async () => {
  const { care, files, journal } = tillWith(3);
  const target = join(temporaryFolder(), 'stick.db');
  writeFileSync(target, 'an earlier one');
  const names: string[] = [];
  await care.saveBackup((name, extension) => {
    names.push(`${name}.${extension}`);
    return Promise.resolve(target);
  }, undefined);
  await settled();
  expect(names).toEqual([expect.stringMatching(/^ledger-\d{4}-\d\d-\d\d\.db$/)]);
  expect(care.task).toEqual({ kind: 'save-backup', end: { result: 'saved', file: target } });
  expect(checkLedger({ folder: files.backups, database: target, wal: '' })).toMatchObject({ sales: 3 });
  expect(journal.newest(['ledger-backed-up'], 2)).toMatchObject([{ elsewhere: true }]);
  expect(listBackups(files.backups)).toEqual([]);
});

test('an export is what the tool makes, and is on record', async () => {
  const { care, journal } = tillWith(300);
  const folder = temporaryFolder();
  const target = join(folder, 'record.jsonl');
  await care.export(() => Promise.resolve(target), 'm1');
  await settled();
  expect(care.task).toEqual({ kind: 'export', end: { result: 'saved', file: target, rows: 1_501 } });
  expect(readFileSync(target, 'utf8').trimEnd().split('\n')).toHaveLength(1_501);
  expect(readdirSync(folder)).toEqual(['record.jsonl']);
  expect(journal.newest(['ledger-exported'], 2)).toMatchObject([{ rows: 1_501, by: 'm1' }]);
});

test('nobody who chooses no place has anything done', async () => {
  const { care, seen } = tillWith(1);
  expect(await care.export(() => Promise.resolve(undefined), undefined)).toEqual({ ok: true, value: null });
  expect(seen).toEqual([]);
});

test('nothing begins for a till that is gone, however late its file is chosen', async () => {
  const { care, seen } = tillWith(1);
  const target = join(temporaryFolder(), 'record.jsonl');
  const chosen = async (): Promise<string> => {
    care.close();
    await Promise.resolve();
    return target;
  };
  expect(await care.export(chosen, undefined)).toMatchObject({
    ok: false,
    failure: { code: 'till-not-ready' },
  });
  await settled();
  expect([seen, existsSync(target)]).toEqual([[], false]);
});

test('the ledger itself is no place for a file, by whatever name it is reached', async () => {
  const { care, files, ledger } = tillWith(1);
  const link = join(temporaryFolder(), 'link');
  symlinkSync(files.folder, link);
  for (const folder of [files.folder, link]) {
    for (const name of ['ledger.db', 'ledger-mark', 'other']) {
      const refused = await care.saveBackup(() => Promise.resolve(join(folder, name)), undefined);
      expect(refused).toMatchObject({ ok: false, failure: { code: 'file-in-ledger-folder' } });
    }
  }
  expect(existsSync(join(files.folder, 'other'))).toBe(false);
  ledger.append([started('after', 2)]);
});

test('what cannot be done is said with the reason, and leaves no draft', async () => {
  const { care, journal } = tillWith(1);
  const folder = temporaryFolder();
  await care.export(() => Promise.resolve(join(folder, 'gone', 'record.jsonl')), undefined);
  await settled();
  expect(care.task).toMatchObject({
    kind: 'export',
    end: { result: 'failed', detail: expect.stringContaining('ENOENT') as string },
  });
  expect(readdirSync(folder)).toEqual([]);
  expect(journal.newest(['ledger-exported'], 1)).toEqual([]);
});

/** A till whose jobs never end by themselves, as with a disk that does not answer. */
function stuckTill() {
  const files = temporaryLedger();
  const clock = new VirtualClock();
  const { ledger, journal } = openLedger(files.folder, () => clock.wall());
  const jobs: LedgerJob[] = [];
  const progress: (OnProgress | undefined)[] = [];
  const runJob: RunLedgerJob = (job, signal, onProgress) => {
    jobs.push(job);
    progress.push(onProgress);
    return new Promise((resolve) =>
      signal.addEventListener('abort', () => resolve({ did: 'nothing', why: 'killed' })),
    );
  };
  const backups = new BackupSchedule(
    files,
    { clock, report: unexpected, startBackup: backUpBy(runJob) },
    () => 0,
  );
  let changes = 0;
  const care = new LedgerCare({ files, journal, clock, runJob, backups }, () => (changes += 1));
  onTestFinished(() => {
    care.close();
    ledger.close();
  });
  return { care, clock, journal, jobs, progress, changes: () => changes };
}

test('work can be stopped, leaves no draft and no record, and something else may begin', async () => {
  const { care, journal, jobs, progress } = stuckTill();
  const target = join(temporaryFolder(), 'record.jsonl');
  writeFileSync(`${target}.part`, 'half');
  await care.export(() => Promise.resolve(target), undefined);
  expect(care.verify(undefined)).toMatchObject({ ok: false, failure: { action: 'wait' } });
  care.stopTask();
  await settled();
  expect(care.task).toEqual({ kind: 'export', end: { result: 'stopped' } });
  expect(existsSync(`${target}.part`)).toBe(false);
  expect(journal.newest(['ledger-exported'], 1)).toEqual([]);
  expect(care.verify(undefined).ok).toBe(true);
  progress[0]?.(50);
  expect(care.task).toEqual({ kind: 'verify' });
  expect(jobs.map((job) => job.do)).toEqual(['export', 'verify']);
});

test('work that does not end is given up after an hour, a summary after a minute', async () => {
  const { care, clock } = stuckTill();
  const summary = care.get();
  await clock.advance(60_000);
  expect(await summary).toMatchObject({ ok: false, failure: { code: 'ledger-unreadable' } });
  care.verify(undefined);
  await clock.advance(59 * 60_000);
  expect(care.task).toEqual({ kind: 'verify' });
  await clock.advance(2 * 60_000);
  expect(care.task).toEqual({ kind: 'verify', end: { result: 'timed-out' } });
});

test('a till that is closed says nothing more', async () => {
  const { care, changes } = stuckTill();
  care.verify(undefined);
  expect(changes()).toBe(1);
  care.close();
  await settled();
  expect(changes()).toBe(1);
});

test('an entry of the journal that was edited is raised once it is read', () => {
  const { files, journal, care } = tillWith(1);
  journal.append({ type: 'drawer-opened', at: 1, cashierId: 'c' });
  expect(care.notices()).toEqual([]);
  editLedger(files, `UPDATE journal SET cashier_id = 'd' WHERE type = 'drawer-opened'`);
  journal.newest(['drawer-opened'], 1);
  expect(care.notices()).toEqual([{ code: 'ledger-damage-found', detail: 'entry 2 of the journal' }]);
});
