import { existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { verifyChain } from '../../../src-main/ledger/chain/verify-chain.ts';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { doLedgerJob } from '../../../src-main/ledger/tool/job.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { countStart } from '../../../src-main/updates/first-starts.ts';
import { installUpdate } from '../../../src-main/updates/install-update.ts';
import { writeFigures } from '../../../src-main/updates/rehearsal/write-figures.ts';
import { noteUp } from '../../../src-main/updates/trial-copy.ts';
import { paidSale } from '../../support/ledger/ledger-folder.ts';
import { sampleOf } from '../../support/drawn/sample.ts';
import { FIGURES, NEW, OLD, TillToUpdate } from '../../support/updates/till-to-update.ts';
import type { Rehearse } from '../../../src-main/updates/ports.ts';

const REHEARSAL = Buffer.from('its rehearsal');
/** So many changes of the disk are let through yet; half of the next one is made, and from then on none. */
let power = Infinity;

/** Every module that has them already has these instead: modules are shared by test files, so that mocks would miss some. */
const real = { ...promises };
const cut = <A extends readonly unknown[], R>(
  work: (...args: A) => Promise<R>,
  half?: (...args: A) => void,
): ((...args: A) => Promise<R>) => {
  return async (...args) => {
    power -= 1;
    if (power === -1) half?.(...args);
    if (power < 0) throw new Error('the power is gone');
    return work(...args);
  };
};
const halfOf = (_from: unknown, to: unknown): void => {
  // A copy makes the folder that it goes into.
  mkdirSync(dirname(String(to)), { recursive: true });
  writeFileSync(String(to), 'ha');
};

beforeAll(() => {
  Object.assign(promises, {
    chmod: cut(real.chmod),
    copyFile: cut(real.copyFile, halfOf),
    cp: cut(real.cp, halfOf),
    mkdir: cut(real.mkdir),
    rename: cut(real.rename),
    rm: cut(real.rm),
    writeFile: cut(real.writeFile, (file) => writeFileSync(file as string, 'ha')),
  });
  syncBuiltinESMExports();
});
afterEach(() => {
  power = Infinity;
});
afterAll(() => {
  Object.assign(promises, real);
  syncBuiltinESMExports();
});

test('wherever the power goes, and whoever sells then, no sale is lost and a whole program is there', async () => {
  const changes = await changesOfAnUpdate();
  expect(changes).toBeGreaterThan(30);
  for (const cut of sampleOf([...Array(changes).keys()], 12, 'power cuts')) {
    const till = new TillToUpdate();
    await till.updates.giveOrder(till.ordered(REHEARSAL));
    const { 'settings.json': settings } = till.files();
    power = cut;
    await expect(starts(till)).rejects.toThrow('the power is gone');
    power = Infinity;
    // Another installation of the till, which knows nothing of the order.
    sell(till);
    await starts(till);

    expect(recordOf(till), `cut ${cut}`).toEqual({ sales: 41, faults: [] });
    expect(till.files()['settings.json']).toBe(settings);
    expect([OLD, String(NEW)]).toContain(readFileSync(till.program, 'utf8'));
    expect(statSync(till.program).mode & 0o777).toBe(0o755);
    for (const path of [till.updates.orderFile, till.updates.trial]) expect(existsSync(path)).toBe(false);
  }
}, 240_000);

test('a version that is not up after three starts gives way to the one before, whatever it has sold', async () => {
  const till = new TillToUpdate();
  await till.updates.giveOrder(till.ordered(REHEARSAL));
  await start(till);
  expect(readFileSync(till.program)).toEqual(NEW);
  for (let times = 1; times <= 3; times += 1) {
    expect(await start(till)).toBe('this');
    expect((await till.updates.order())?.starts).toBe(times);
  }
  sell(till);
  expect(await start(till)).toBe('before');
  expect(readFileSync(till.program, 'utf8')).toBe(OLD);
  expect(await till.updates.lastEnd()).toEqual({ came: 'returned', why: 'ended', version: '1.1.0', at: 7 });
  expect(recordOf(till)).toEqual({ sales: 41, faults: [] });
  expect(await till.updates.order()).toBeUndefined();
});

/** How often the disk is changed where the power stays. */
async function changesOfAnUpdate(): Promise<number> {
  const till = new TillToUpdate();
  await till.updates.giveOrder(till.ordered(REHEARSAL));
  power = Number.MAX_SAFE_INTEGER;
  await starts(till);
  const changes = Number.MAX_SAFE_INTEGER - power;
  power = Infinity;
  return changes;
}

/** None comes up where people see it: enough of them that the version before is back. */
async function starts(till: TillToUpdate): Promise<void> {
  for (let times = 1; times <= 6; times += 1) await start(till);
}

/** Whichever program is there does what it does before it opens the till. */
async function start(till: TillToUpdate): Promise<unknown> {
  const { updates, program, folder: tillFolder } = till;
  const order = await updates.order();
  if (!order) return undefined;
  const version = readFileSync(program, 'utf8') === OLD ? '1.0.0' : '1.1.0';
  const parts = { version, updates, program, now: () => 7 };
  if (order.starts !== undefined) return countStart(order, parts);
  return installUpdate(order, {
    ...parts,
    opens: order.ledgerFolder,
    tillFolder,
    rehearse,
    workFolder: join(tillFolder, 'update-rehearsal'),
    runJob: (job) => Promise.resolve(doLedgerJob(job, 1, () => undefined)),
    trial: async (_file, copy) => {
      // What it makes of the copy is of no use to any other version.
      truncateSync(ledgerFiles(join(copy, 'ledgers', 'till-1')).database);
      await noteUp(copy, FIGURES);
      return 'up';
    },
  });
}

/** By this version, in this process. */
const rehearse: Rehearse = async ({ folder, figures }) => ({
  lines: await writeFigures(folder, figures, () => 7),
});

function sell({ ledgerFolder }: TillToUpdate): void {
  const ledger = new SqliteLedger(connect(ledgerFiles(ledgerFolder)));
  ledger.append(paidSale('sale-40', 41), ['sale-40']);
  ledger.close();
}

function recordOf({ ledgerFolder }: TillToUpdate): object {
  const connection = connect(ledgerFiles(ledgerFolder));
  const { faults } = verifyChain(connection);
  const [counted] = connection
    .prepare("SELECT count(*) AS sales FROM event WHERE event.type = 'sale-started'")
    .all();
  connection.close();
  return { sales: counted?.['sales'], faults };
}
