import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sampleOf } from '../../support/drawn/sample.ts';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { Publisher } from '../../support/updates/publisher.ts';
import { OLD, TillToUpdate } from '../../support/updates/till-to-update.ts';

/** Loaded in two parts. */
const PACK = Buffer.alloc(1_100_000, 'the new version');
/** It looks and orders, installs, and is the new version. */
const PROCESSES = 3;

let program: string;
beforeAll(async () => {
  program = await bundleForNode('test/support/updates/update-until-killed.ts', 'update-until-killed');
}, 60_000);

/** What the address of a publisher gives, in a folder. */
async function offer(): Promise<string> {
  const folder = temporaryFolder();
  const publisher = await Publisher.start();
  publisher.offerPackage('1.1.0', Buffer.from('its rehearsal'), PACK);
  for (const name of ['release.json', 'release.json.sig', 'rehearsal.cjs', 'countertop-1.1.0.AppImage']) {
    const got = await fetch(`${publisher.updates.address}/${name}`);
    writeFileSync(join(folder, name), Buffer.from(await got.arrayBuffer()));
  }
  writeFileSync(join(folder, 'publisher.der'), Buffer.from(publisher.updates.publicKey, 'base64'));
  await publisher.stop();
  return folder;
}

/** Starts the till until it ends. Answers how often it could have been killed, or nothing where it was. */
async function start(till: TillToUpdate, offered: string, killAt?: number): Promise<number | undefined> {
  const env = { ...process.env, ...(killAt !== undefined && { KILL_AT: String(killAt) }) };
  const args = [program, till.folder, till.program, offered, OLD];
  const started = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  started.stdout.on('data', (text) => (said += String(text)));
  await once(started, 'close');
  if (killAt !== undefined && started.signalCode === 'SIGKILL') return undefined;
  expect(started.exitCode).toBe(0);
  return Number(said);
}

const isNew = ({ program: file }: TillToUpdate): boolean => readFileSync(file).equals(PACK);

test('wherever a process of the update is killed, the record stays as it is and the next starts install', async () => {
  const offered = await offer();
  const whole = new TillToUpdate();
  const moments: { readonly process: number; readonly killAt: number }[] = [];
  for (let process = 0; process < PROCESSES; process += 1) {
    const changes = (await start(whole, offered)) ?? 0;
    expect(changes).toBeGreaterThan(0);
    for (let killAt = 0; killAt < changes; killAt += 1) moments.push({ process, killAt });
  }
  expect(isNew(whole)).toBe(true);
  for (const { process, killAt } of sampleOf(moments, 3, 'killed updates')) {
    const moment = `process ${process}, change ${killAt}`;
    const till = new TillToUpdate();
    const before = till.files();
    for (let earlier = 0; earlier < process; earlier += 1) await start(till, offered);
    expect(await start(till, offered, killAt), moment).toBeUndefined();
    expect(isNew(till) || readFileSync(till.program, 'utf8') === OLD, moment).toBe(true);
    expect(statSync(till.program).mode & 0o777, moment).toBe(0o755);
    // One more that looks again, where nothing of the order was left, and one that finds nothing newer.
    for (let starts = 0; starts < PROCESSES + 1; starts += 1) await start(till, offered);

    expect(isNew(till), moment).toBe(true);
    expect(till.files(), moment).toEqual(before);
    expect(await till.updates.order(), moment).toBeUndefined();
    expect(await till.updates.lastEnd(), moment).toMatchObject({ came: 'installed', from: '1.0.0' });
    expect(readdirSync(till.updates.path).sort(), moment).toEqual(['last.json', 'previous.AppImage']);
    expect(readdirSync(dirname(till.program)), moment).toEqual(['countertop.AppImage']);
    expect(existsSync(join(till.folder, 'update-rehearsal')), moment).toBe(false);
  }
}, 600_000);
