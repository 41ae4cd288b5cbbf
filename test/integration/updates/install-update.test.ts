import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { doLedgerJob } from '../../../src-main/ledger/tool/job.ts';
import { countStart } from '../../../src-main/updates/first-starts.ts';
import { installUpdate } from '../../../src-main/updates/install-update.ts';
import { noteUp } from '../../../src-main/updates/trial-copy.ts';
import { bundleVersion } from '../../support/updates/bundle-version.ts';
import { FIGURES, NEW, OLD, TillToUpdate } from '../../support/updates/till-to-update.ts';
import type { InstallParts, TrialEnd } from '../../../src-main/updates/install-update.ts';
import type { Rehearse, RehearsalOrder, RehearsalWord } from '../../../src-main/updates/ports.ts';
import type { UpdateOrder } from '../../../src-main/updates/update-folder.ts';

let rehearsal: string;
let otherTotals: string;
let till: TillToUpdate;
let tried: number;

beforeAll(async () => {
  rehearsal = await bundleVersion('install-same');
  otherTotals = await bundleVersion('install-other', [
    {
      file: 'src-main/reports/sold.ts',
      find: 'amountMinor: amount.minor,',
      replace: 'amountMinor: amount.minor + 1,',
    },
  ]);
}, 60_000);

beforeEach(() => {
  tried = 0;
  till = new TillToUpdate();
});

test('a version that comes up with the same figures takes the place of this one, which stays at hand', async () => {
  const before = till.files();
  const end = await install({}, upWith(FIGURES));
  expect(end).toEqual({ came: 'installed', version: '1.1.0', from: '1.0.0', at: 7 });
  expect(readFileSync(till.program)).toEqual(NEW);
  expect(statSync(till.program).mode & 0o777).toBe(0o755);
  expect(readFileSync(till.updates.previous, 'utf8')).toBe(OLD);
  // It has still to come up where people see it.
  expect(await till.updates.order()).toMatchObject({ version: '1.1.0', starts: 0 });
  expect(till.files()).toEqual(before);
});

test('an installation that nothing interrupts is noted once, by the first start of the new version', async () => {
  await install({}, upWith(FIGURES));
  const { updates, program } = till;
  expect(await updates.lastEnd()).toBeUndefined();
  for (const at of [8, 9])
    await countStart(await orderThere(), { version: '1.1.0', updates, program, now: () => at });
  expect(await updates.lastEnd()).toEqual({ came: 'installed', version: '1.1.0', from: '1.0.0', at: 8 });
  expect(readdirSync(updates.path).sort()).toEqual(['last.json', 'order.json', 'previous.AppImage']);
});

test.each([
  ['ends at its start', 'ended', 'ended'],
  ['says nothing in time', 'silent', 'silent'],
  ['is up and has said nothing of the record', 'up', 'other-figures'],
] as const)('a version that %s has had nothing but a copy of the till’s files', async (_, trialEnd, why) => {
  const before = till.files();
  const end = await install({}, (copy) => {
    const ledger = join(copy, 'ledgers', 'till-1');
    for (const name of ['ledger.db', 'ledger.db-wal'])
      expect(readFileSync(join(ledger, name))).toEqual(readFileSync(join(till.ledgerFolder, name)));
    expect(readdirSync(ledger)).not.toContain('backups');
    // It changes the form of the record, and begins a log.
    writeFileSync(join(ledger, 'ledger.db'), 'of a newer form');
    writeFileSync(join(ledger, 'ledger.db-journal'), 'of a newer form');
    writeFileSync(join(copy, 'settings.json'), '{"of":"a newer form"}');
    mkdirSync(join(copy, 'logs'));
    writeFileSync(join(copy, 'logs', 'till.jsonl'), 'what went wrong');
    return trialEnd;
  });
  expect(end).toMatchObject({ came: 'returned', why });
  expect(till.files()).toEqual(before);
  expect(readFileSync(till.program, 'utf8')).toBe(OLD);
  expect(readdirSync(till.updates.path).sort()).toEqual(['last.json', 'trial.jsonl']);
  expect(readFileSync(till.updates.trialLog, 'utf8')).toBe('what went wrong');
});

test('a version that knows other figures of the record than this one did is not kept', async () => {
  expect(await install({}, upWith('{"sales":39}'))).toMatchObject({ came: 'returned', why: 'other-figures' });
  expect(readFileSync(till.program, 'utf8')).toBe(OLD);
});

test('a version that changes a total is not started', async () => {
  const end = await install({ rehearsalProgram: otherTotals }, upWith(FIGURES));
  // Each sale, and what they come to.
  expect(end).toMatchObject({ came: 'refused', differences: 41 });
  expect(tried).toBe(0);
  expect(readFileSync(till.program, 'utf8')).toBe(OLD);
});

test('with a sale that began after the order, no new version is started on the record', async () => {
  const before = till.files();
  const figures = '{"sales":39}';
  expect(await install({ changed: { figures } }, upWith(figures))).toMatchObject({ came: 'not-tried' });
  expect(tried).toBe(0);
  expect(till.files()).toEqual(before);
});

test('a package that has changed on the disk is not started', async () => {
  const end = await install({ changed: { sha256: 'f'.repeat(64) } }, upWith(FIGURES));
  expect(end).toMatchObject({ came: 'not-written' });
  expect(tried).toBe(0);
});

test('after a power cut while it is tried it is tried once more, not for ever', async () => {
  const before = till.files();
  const cut = (): never => {
    throw new Error('the power is gone');
  };
  for (const tries of [1, 2]) {
    await expect(install({}, cut)).rejects.toThrow('the power is gone');
    expect((await till.updates.order())?.tries).toBe(tries);
  }
  expect(await install({}, upWith(FIGURES))).toMatchObject({ came: 'returned', why: 'interrupted' });
  expect(tried).toBe(2);
  expect(till.files()).toEqual(before);
  expect(readdirSync(till.updates.path)).toEqual(['last.json']);
});

test('a version that ends this process when it goes through the record is left alone after two times', async () => {
  const before = till.files();
  const ends = (): never => {
    throw new Error('out of memory');
  };
  for (const tries of [1, 2]) {
    await expect(install({ rehearses: ends }, upWith(FIGURES))).rejects.toThrow('out of memory');
    expect((await till.updates.order())?.tries).toBe(tries);
  }
  const end = await install({ rehearses: ends }, upWith(FIGURES));
  expect(end).toMatchObject({ came: 'returned', why: 'interrupted' });
  expect(till.files()).toEqual(before);
  expect(readdirSync(till.updates.path)).toEqual(['last.json']);
});

test('a version that somebody has put there by hand meanwhile is installed', async () => {
  const end = await install({ runs: '1.1.0' }, upWith(FIGURES));
  expect(end).toMatchObject({ came: 'installed', version: '1.1.0', from: '1.0.0' });
  expect(tried).toBe(0);
});

test('a third version that somebody has put there by hand stays, which may be newer than the one that was ordered', async () => {
  const before = till.files();
  expect(await install({ runs: '1.2.0' }, upWith(FIGURES))).toMatchObject({ came: 'not-tried' });
  expect(tried).toBe(0);
  expect(readFileSync(till.program, 'utf8')).toBe(OLD);
  expect(till.files()).toEqual(before);
  expect(await till.updates.order()).toBeUndefined();
});

test('a start in training, or with another profile, tries no version: it would know of another record', async () => {
  const before = till.files();
  for (const opens of [join(till.folder, 'ledgers', 'training'), undefined])
    expect(await install({ opens }, upWith('{"sales":0}'))).toMatchObject({ came: 'not-tried' });
  expect(tried).toBe(0);
  expect(readFileSync(till.program, 'utf8')).toBe(OLD);
  expect(till.files()).toEqual(before);
});

async function orderThere(): Promise<UpdateOrder> {
  const order = await till.updates.order();
  if (!order) throw new Error('no order');
  return order;
}

interface Given {
  readonly rehearsalProgram?: string;
  readonly changed?: Partial<UpdateOrder>;
  readonly rehearses?: Rehearse;
  /** The version that this process is. */
  readonly runs?: string;
  /** The ledger's folder that it opens. */
  readonly opens?: string | undefined;
}

/** Carries out the order that lies there, or gives one first. */
async function install(
  { rehearsalProgram = rehearsal, changed, rehearses = rehearse, runs = '1.0.0', ...start }: Given,
  trial: (copy: string) => TrialEnd | Promise<TrialEnd>,
) {
  const { updates, program, folder: tillFolder } = till;
  const order = (await updates.order()) ?? till.ordered(readFileSync(rehearsalProgram), changed);
  const parts: InstallParts = {
    version: runs,
    tillFolder,
    opens: 'opens' in start ? start.opens : till.ledgerFolder,
    updates,
    program,
    rehearse: rehearses,
    workFolder: join(tillFolder, 'update-rehearsal'),
    runJob: (job) => Promise.resolve(doLedgerJob(job, 1, () => undefined)),
    trial: async (file, copy) => {
      tried += 1;
      expect(statSync(file).mode & 0o777).toBe(0o700);
      return trial(copy);
    },
    now: () => 7,
  };
  return installUpdate(order, parts);
}

function upWith(figures: string): (copy: string) => Promise<TrialEnd> {
  return async (copy) => {
    await noteUp(copy, figures);
    return 'up';
  };
}

/** The built program in a plain process, as Electron runs it in one of its own. */
function rehearse({ folder, figures, program: other }: RehearsalOrder): Promise<RehearsalWord> {
  const args = [rehearsal, folder, figures, ...(other ? [other.file, other.sha256] : [])];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, output, said) => {
      resolve(error ? { trouble: said || error.message } : { lines: Number.parseInt(output, 10) });
    });
  });
}
