import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../src-main/boot/process/system-clock.ts';
import { within } from '../../../src-main/supervision/deadline.ts';

/** Another process that answers each byte with a byte at once, as a printer does. */
const ECHO = `const server = require('node:net').createServer((socket) => socket.pipe(socket));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;

test('an answer that came while this process was stopped or busy is in time', async () => {
  const peer = spawn(process.execPath, ['-e', ECHO], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void peer.kill());
  const [port] = (await once(peer.stdout, 'data')) as [Buffer];
  const socket = connect(Number(port.toString()), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const answer = within(systemClock, 100, new AbortController().signal, (signal) => {
    const received = once(socket, 'data', { signal });
    socket.write('?');
    return received;
  });
  const until = performance.now() + 400;
  while (performance.now() < until);
  expect(String(await answer)).toBe('?');
});
