import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../src-main/boot/process/system-clock.ts';
import { within } from '../../../src-main/supervision/deadline.ts';
import { tcpServer } from '../../support/service/service-server.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import { workedClock } from '../../support/system/worked-clock.ts';
import type { Clock } from '../../../shared/time/clock.ts';

const PATIENCE_MS = 100;

/** Another process that answers each byte with a byte at once, as a printer does, and then leaves a file. */
const ECHO = `const server = require('node:net').createServer((socket) => socket.on('data', (bytes) => {
  socket.write(bytes);
  require('node:fs').writeFileSync(process.argv[1], '');
}));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;

/** Asks who listens there, and answers what came in time. */
async function ask(port: number, clock: Clock): Promise<() => Promise<string>> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const answer = within(clock, PATIENCE_MS, new AbortController().signal, (signal) => {
    const received = once(socket, 'data', { signal });
    socket.write('?');
    return received;
  });
  return async () => String(await answer);
}

/** Nothing else runs in this process for longer than anybody has patience. */
function standStill(until: () => boolean = () => true): void {
  const began = performance.now();
  while (performance.now() - began < 4 * PATIENCE_MS || !until());
}

test('an answer that came while this process was stopped or busy is in time', async () => {
  const answered = join(temporaryFolder(), 'answered');
  const peer = spawn(process.execPath, ['-e', ECHO, answered], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void peer.kill());
  const [port] = (await once(peer.stdout, 'data')) as [Buffer];
  const answer = await ask(Number(port.toString()), systemClock);
  // A computer that is busy may keep the other process from answering for longer than this one stands still.
  standStill(() => existsSync(answered));
  expect(await answer()).toBe('?');
});

test('who runs in this process stood still as well, and is in time by the clock that counts its work', async () => {
  const port = await tcpServer((socket) => {
    socket.on('data', (bytes) => {
      standStill();
      setTimeout(() => socket.write(bytes), PATIENCE_MS / 10);
    });
  });
  const answer = await ask(port, workedClock());
  expect(await answer()).toBe('?');
});
