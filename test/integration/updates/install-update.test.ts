import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { doLedgerJob } from '../../../src-main/ledger/tool/job.ts';
import { installUpdate } from '../../../src-main/updates/install-update.ts';
import { UpdateFolder } from '../../../src-main/updates/update-folder.ts';
import { bundleVersion } from '../../support/bundle-version.ts';
import { soldLedger } from '../../support/sold-ledger.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import type { InstallParts, TrialEnd } from '../../../src-main/updates/install-update.ts';
import type { RehearsalOrder, RehearsalWord } from '../../../src-main/updates/ports.ts';
import type { UpdateOrder } from '../../../src-main/updates/update-folder.ts';

const NEW = Buffer.from('the new version');
const OLD = 'the version before';
const FIGURES = '{"sales":40}';
let rehearsal: string;
let otherTotals: string;
let tillFolder: string;
let ledgerFolder: string;
let program: string;
let updates: UpdateFolder;
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
  tillFolder = temporaryFolder();
  ledgerFolder = join(tillFolder, 'ledgers', 'till-1');
  mkdirSync(join(ledgerFolder, 'backups'), { recursive: true });
  for (const [name, bytes] of soldLedger('in both')) writeFileSync(join(ledgerFolder, name), bytes);
  writeFileSync(join(ledgerFolder, 'backups', 'ledger-1.db'), 'a backup');
  writeFileSync(join(tillFolder, 'settings.json'), '{"kept":1}');
  program = join(temporaryFolder(), 'countertop.AppImage');
  writeFileSync(program, OLD, { mode: 0o755 });
  updates = new UpdateFolder(tillFolder);
  mkdirSync(updates.path);
});

test('a version that comes up with the same figures takes the place of this one, which stays at hand', async () => {
  const end = await install({}, upWith(FIGURES));
  expect(end).toEqual({ came: 'installed', version: '1.1.0', from: '1.0.0', at: 7 });
  expect(readFileSync(program)).toEqual(NEW);
  expect(statSync(program).mode & 0o777).toBe(0o755);
  expect(readFileSync(updates.previous, 'utf8')).toBe(OLD);
  expect(readdirSync(updates.path).sort()).toEqual(['last.json', 'previous.AppImage']);
  expect(await updates.lastEnd()).toEqual(end);
});

test.each([
  ['ends at its start', 'ended', 'ended'],
  ['says nothing in time', 'silent', 'silent'],
  ['is up and has said nothing of the record', 'up', 'other-figures'],
] as const)('after a version that %s all is as it was', async (_, trialEnd, why) => {
  const before = tillFiles();
  const end = await install({}, () => {
    // It has changed the form of the record, and begun a log.
    writeFileSync(join(ledgerFolder, 'ledger.db'), 'of a newer form');
    writeFileSync(join(ledgerFolder, 'ledger.db-journal'), 'of a newer form');
    writeFileSync(join(tillFolder, 'settings.json'), '{"of":"a newer form"}');
    return trialEnd;
  });
  expect(end).toMatchObject({ came: 'returned', why });
  expect(tillFiles()).toEqual(before);
  expect(readFileSync(program, 'utf8')).toBe(OLD);
  expect(await updates.order()).toBeUndefined();
});

test('a version that knows other figures of the record than this one did is not kept', async () => {
  expect(await install({}, upWith('{"sales":39}'))).toMatchObject({ came: 'returned', why: 'other-figures' });
  expect(readFileSync(program, 'utf8')).toBe(OLD);
});

test('a version that changes a total is not started', async () => {
  const end = await install({ rehearsalProgram: otherTotals }, upWith(FIGURES));
  // Each sale, and what they come to.
  expect(end).toMatchObject({ came: 'refused', differences: 41 });
  expect(tried).toBe(0);
  expect(readFileSync(program, 'utf8')).toBe(OLD);
});

test('with a sale that began after the order, no new version is started on the record', async () => {
  const before = tillFiles();
  const figures = '{"sales":39}';
  expect(await install({ figures }, upWith(figures))).toMatchObject({ came: 'not-tried' });
  expect(tried).toBe(0);
  expect(tillFiles()).toEqual(before);
});

test('a package that has changed on the disk is not started', async () => {
  const end = await install({ sha256: 'f'.repeat(64) }, upWith(FIGURES));
  expect(end).toMatchObject({ came: 'not-written' });
  expect(tried).toBe(0);
});

test('a power cut while it is tried puts all back, and it is tried once more, not for ever', async () => {
  const before = tillFiles();
  const cut = (): never => {
    writeFileSync(join(ledgerFolder, 'ledger.db'), 'half of a newer form');
    throw new Error('the power is gone');
  };
  for (const tries of [1, 2]) {
    await expect(install({}, cut)).rejects.toThrow('the power is gone');
    expect((await updates.order())?.tries).toBe(tries);
  }
  expect(await install({}, upWith(FIGURES))).toMatchObject({ came: 'returned', why: 'interrupted' });
  expect(tried).toBe(2);
  expect(tillFiles()).toEqual(before);
});

test('a power cut after it took its place is an update that succeeded', async () => {
  const end = await install({ runs: '1.1.0' }, upWith(FIGURES));
  expect(end).toMatchObject({ came: 'installed', version: '1.1.0', from: '1.0.0' });
  expect(tried).toBe(0);
});

interface Given {
  readonly rehearsalProgram?: string;
  readonly sha256?: string;
  /** Of the record, when the order was given. */
  readonly figures?: string;
  /** The version that this process is. */
  readonly runs?: string;
}

/** Carries out the order that lies there, or gives one first. */
async function install(
  { rehearsalProgram = rehearsal, sha256, figures = FIGURES, runs = '1.0.0' }: Given,
  trial: () => TrialEnd,
) {
  const order = (await updates.order()) ?? { ...ordered(rehearsalProgram, sha256), figures };
  const parts: InstallParts = {
    ...{ version: runs, tillFolder, updates, program, rehearse },
    workFolder: join(tillFolder, 'update-rehearsal'),
    runJob: (job) => Promise.resolve(doLedgerJob(job, 1, () => undefined)),
    trial: () => {
      tried += 1;
      return Promise.resolve().then(trial);
    },
    now: () => 7,
  };
  return installUpdate(order, parts);
}

function ordered(rehearsalProgram: string, sha256?: string): UpdateOrder {
  const file = updates.package('countertop-1.1.0.AppImage');
  writeFileSync(file, NEW, { mode: 0o600 });
  const code = readFileSync(rehearsalProgram);
  writeFileSync(updates.program, code);
  return {
    ...{ version: '1.1.0', from: '1.0.0', file, bytes: NEW.length, ledgerFolder, figures: FIGURES, tries: 0 },
    sha256: sha256 ?? sum(NEW),
    programSha256: sum(code),
  };
}

function upWith(figures: string): () => TrialEnd {
  return () => {
    expect(statSync(updates.package('countertop-1.1.0.AppImage')).mode & 0o777).toBe(0o700);
    writeFileSync(updates.upMark, JSON.stringify({ version: '1.1.0', figures }));
    return 'up';
  };
}

/** Settings and the record, byte by byte, with what lies beside them. */
function tillFiles(): Readonly<Record<string, string>> {
  const files = readdirSync(tillFolder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/^updates|-shm$/.test(name) && statSync(join(tillFolder, name)).isFile(),
  );
  return Object.fromEntries(files.sort().map((name) => [name, sum(readFileSync(join(tillFolder, name)))]));
}

const sum = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The built program in a plain process, as Electron runs it in one of its own. */
function rehearse({ folder, figures, program: other }: RehearsalOrder): Promise<RehearsalWord> {
  const args = [rehearsal, folder, figures, ...(other ? [other.file, other.sha256] : [])];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, output, said) => {
      resolve(error ? { trouble: said || error.message } : { lines: Number.parseInt(output, 10) });
    });
  });
}
