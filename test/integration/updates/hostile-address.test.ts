import { readdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../sandbox/server.ts';
import { workedClock } from '../../support/system/worked-clock.ts';
import { doLedgerJob } from '../../../src-main/ledger/tool/job.ts';
import { Publisher } from '../../support/updates/publisher.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { TillWorld } from '../../support/worlds/till-world.ts';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sandbox } from '../../../sandbox/server.ts';

/** Two minutes of waiting for an answer take a second here. */
const FASTER = 120;
const PACK = Buffer.alloc(3 * 1024 * 1024, 'package');

type Answer = (file: Buffer, response: ServerResponse, request: IncomingMessage) => void;

let sandbox: Sandbox;
let publisher: Publisher;
let between: Server;
let folder: string;
let world: TillWorld;
let asked: string[];
/** How the address answers for a file; others are the publisher's. */
let answers: Record<string, Answer>;

beforeEach(async () => {
  [sandbox, publisher] = await Promise.all([startSandbox({}), Publisher.start()]);
  publisher.offerPackage('1.1.0', Buffer.from('a program'), PACK);
  asked = [];
  answers = {};
  between = createServer((request, response) => {
    // The till may be closed, and the publisher gone, while the till still reads.
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  folder = temporaryFolder();
  const clock = workedClock();
  world = new TillWorld(folder, {
    clock: { ...clock, sleep: (ms, signal) => clock.sleep(ms / FASTER, signal) },
    runLedgerJob: (job) => Promise.resolve(doLedgerJob(job, Date.now(), () => undefined)),
    rehearse: async ({ figures }) => {
      await writeFile(figures, 'the same figures\n');
      return { lines: 1 };
    },
    updating: {
      installed: { kind: 'AppImage', arch: process.arch },
      installsItself: () => Promise.resolve(true),
      isAtRest: () => false,
      startAgain: () => undefined,
    },
  });
  const { port } = between.address() as AddressInfo;
  const updates = { ...publisher.updates, address: `http://127.0.0.1:${port}/till` };
  const used = await world.till.setUp.useProfile(
    JSON.stringify({ ...sandbox.profile, updates }),
    sandbox.secrets,
  );
  expect(used).toMatchObject({ ok: true });
});
afterEach(async () => {
  world.till.close();
  between.closeAllConnections();
  await new Promise((resolve) => between.close(resolve));
  await Promise.all([publisher.stop(), sandbox.close()]);
});

async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = request.url?.slice('/till/'.length) ?? '';
  asked.push(name);
  const { range } = request.headers;
  const got = await fetch(`${publisher.updates.address}/${name}`, { headers: range ? { range } : {} });
  const file = Buffer.from(await got.arrayBuffer());
  const answer = answers[name];
  if (answer) answer(file, response, request);
  else response.writeHead(got.status).end(file);
}

/** A byte a second, as the till counts seconds. */
const byteBySecond: Answer = (file, response) => {
  response.writeHead(200, { 'Content-Length': file.length });
  let sent = 0;
  const drip = setInterval(() => response.write(file.subarray(sent, (sent += 1))), 1_000 / FASTER);
  response.on('close', () => clearInterval(drip));
};
const redirects: Answer = (_, response) => response.writeHead(302, { Location: '/till/elsewhere' }).end();
const inCircles: Answer = (_, response, { url }) => response.writeHead(301, { Location: url ?? '/' }).end();
const breaksOff: Answer = (file, response) => {
  response.writeHead(200, { 'Content-Length': file.length + 100 }).write(file);
  setTimeout(() => response.destroy(), 20);
};
const saysLess: Answer = (file, response) => {
  response.socket?.end(
    `HTTP/1.1 200 OK\r\nContent-Length: ${file.length - 1}\r\n\r\n${file.toString('latin1')}`,
  );
};
const withoutEnd: Answer = (_, response) => {
  response.writeHead(200);
  const more = setInterval(() => response.write(Buffer.alloc(64 * 1024)), 5);
  response.on('close', () => clearInterval(more));
};

test.each([
  ['comes a byte a second', byteBySecond],
  ['is redirected', redirects],
  ['is redirected in circles', inCircles],
  ['breaks off', breaksOff],
  ['is one byte longer than it says', saysLess],
  ['never ends', withoutEnd],
] as const)('a release that %s is not looked at', async (_, answer) => {
  answers = { 'release.json': answer };
  const found = await world.commands['updates.get'](undefined);
  expect(found).toMatchObject({ ok: true, value: { version: '1.0.0' } });
  expect(['unreachable', 'not-signed']).toContain(found.ok && found.value.result);
  expect(asked.filter((name) => !name.startsWith('release.json'))).toEqual([]);
  answers = {};
  expect(await world.commands['updates.get'](undefined)).toMatchObject({ value: { result: 'fits' } });
});

const ranged =
  (give: (file: Buffer, response: ServerResponse) => void): Answer =>
  (file, response) => {
    response.statusCode = 206;
    give(file, response);
  };

test.each([
  ['come a byte a second', byteBySecond],
  ['are redirected', redirects],
  ['are redirected in circles', inCircles],
  ['are too short', ranged((file, response) => response.end(file.subarray(1)))],
  ['are too long', ranged((file, response) => response.end(Buffer.concat([file, file])))],
  ['are all of it each time', (_: Buffer, response: ServerResponse) => response.writeHead(200).end(PACK)],
  ['never end', withoutEnd],
] as const)('a package whose parts %s is not loaded, and is once they are whole', async (_, answer) => {
  answers = { 'countertop-1.1.0.AppImage': answer };
  await world.commands['updates.get'](undefined);
  const state = () => JSON.stringify(world.till.view());
  await expect.poll(state, { timeout: 20_000 }).toContain('not-loaded');
  const updates = join(folder, 'updates');
  const kept = readdirSync(updates).map((name) => statSync(join(updates, name)).size);
  expect(Math.max(...kept)).toBeLessThan(1024);
  expect(asked).not.toContain('elsewhere');
  answers = {};
  await world.commands['updates.get'](undefined);
  await expect.poll(state, { timeout: 20_000 }).toContain('"ready"');
});
