import { createPublicKey } from 'node:crypto';
import { readFileSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { doLedgerJob } from '../../../src-main/ledger/tool/job.ts';
import { countStart } from '../../../src-main/updates/first-starts.ts';
import { installUpdate } from '../../../src-main/updates/install-update.ts';
import { writeFigures } from '../../../src-main/updates/rehearsal/write-figures.ts';
import { noteUp } from '../../../src-main/updates/trial-copy.ts';
import { UpdateFolder } from '../../../src-main/updates/update-folder.ts';
import { Updater } from '../../../src-main/updates/updater.ts';
import { Updates } from '../../../src-main/updates/updates.ts';
import { changesMade, countChanges, mayBeKilled } from './kill-at-change.ts';
import type { Rehearse } from '../../../src-main/updates/ports.ts';

/**
 * What one process of the till does for updates, without its windows: it carries out what was ordered or looks for a
 * version in the folder `offered`, loads it and orders it. Says how often it could be killed when it ends.
 */
const [, , tillFolder = '', program = '', offered = '', old = ''] = process.argv;
const version = readFileSync(program, 'utf8') === old ? '1.0.0' : '1.1.0';
const folder = new UpdateFolder(tillFolder);
const workFolder = join(tillFolder, 'update-rehearsal');
const FIGURES = '{"sales":40}';
const now = (): number => 7;
const runJob = (job: Parameters<typeof doLedgerJob>[0]) =>
  Promise.resolve(doLedgerJob(job, 1, () => undefined));
const rehearse: Rehearse = async (order) => {
  const lines = await writeFigures(order.folder, order.figures, now);
  mayBeKilled();
  return { lines };
};

function end(): never {
  writeSync(1, String(changesMade()));
  process.exit(0);
}

async function carryOut(): Promise<void> {
  const order = await folder.order();
  if (!order) return;
  if (order.starts !== undefined) {
    await countStart(order, { version, updates: folder, program, now });
    // The new version is up where people see it.
    if (version === order.version) await folder.dropOrder();
    return;
  }
  const parts = { version, tillFolder, updates: folder, program, workFolder, runJob, rehearse, now };
  const trial = async (_: string, copy: string) => {
    mayBeKilled();
    await noteUp(copy, FIGURES);
    return 'up' as const;
  };
  const opens = order.ledgerFolder;
  const { came } = await installUpdate(order, { ...parts, opens, trial });
  if (came === 'installed' && version === '1.0.0') end();
}

async function look(): Promise<void> {
  const key = createPublicKey({
    key: readFileSync(join(offered, 'publisher.der')),
    format: 'der',
    type: 'spki',
  });
  const read = (name: string): Promise<Uint8Array> => readFile(join(offered, name));
  const ledgerFolder = join(tillFolder, 'ledgers', 'till-1');
  const updates = new Updates({
    ...{ version, ledgerFolder, workFolder, runJob, rehearse, till: 'till-1' },
    source: { address: 'offered', key },
    fetch: (address) => read(address.slice('offered/'.length)),
    freeBytes: () => Promise.resolve(undefined),
  });
  let looked = false;
  const updater = new Updater({
    ...{ version, updates, folder, ledgerFolder },
    installed: { kind: 'AppImage', arch: process.arch },
    installsItself: () => Promise.resolve(true),
    startAgain: end,
    fetchPart: async (file, { from, bytes }) => (await read(file)).subarray(from, from + bytes),
    sleep: (ms) => {
      // Once it has looked and installs nothing, somebody closes it.
      if (ms === 15_000 && looked) end();
      looked ||= ms === 15_000;
      return Promise.resolve();
    },
    freeBytes: () => Promise.resolve(undefined),
    figures: () => FIGURES,
    inUse: () => undefined,
    now: () => Date.now(),
    onChange: () => undefined,
  });
  await updater.run();
}

countChanges();
await carryOut();
await look();
