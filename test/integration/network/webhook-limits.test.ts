import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebhookReceiver } from '../../../src-main/service/webhooks/receiver.ts';
import { closedPort } from '../../support/service/closed-port.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';

let port: number;
let taken: number[];
let stop: AbortController;
let ended: Promise<void>;

beforeEach(async () => {
  port = await closedPort();
  taken = [];
  stop = new AbortController();
  await new Promise<void>((onChange) => {
    const receiver = new WebhookReceiver({
      address: { host: '127.0.0.1', port },
      take: ({ rawBody }) => taken.push(rawBody.length) && 204,
      clock: new VirtualClock(),
      report: (_where, error) => expect.fail(String(error)),
      onChange,
    });
    ended = receiver.run(stop.signal);
  });
});
afterEach(() => stop.abort());

const HEAD = 'POST /webhooks HTTP/1.1\r\nHost: till\r\n';

/** What the till sends until it ends the connection. */
async function answerTo(...parts: readonly string[]): Promise<string> {
  const socket = sender();
  const closed = closing(socket);
  let answer = '';
  socket.on('data', (data) => (answer += String(data)));
  for (const part of parts) socket.write(part);
  await closed;
  return answer;
}

/** A connection that may be reset. */
const sender = (): Socket => connect(port, '127.0.0.1').on('error', () => undefined);
const closing = (socket: Socket) =>
  new Promise<void>((resolve) => socket.resume().on('close', () => resolve()));

test('a body that says it is too long is refused before it is sent', async () => {
  expect(await answerTo(`${HEAD}Content-Length: 65537\r\n\r\n`)).toMatch(/^HTTP\/1.1 413 /);
});

test('a body that turns out too long is cut off', async () => {
  const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
  await answerTo(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`, chunk, chunk, chunk, '0\r\n\r\n');
  expect(taken).toEqual([]);
});

test('headers that are too long, and what is no HTTP, are refused', async () => {
  expect(await answerTo(`${HEAD}X: ${'x'.repeat(9_000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 431 /);
  expect(await answerTo('hello\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
});

test('a sender that goes away in the middle is nothing to report', async () => {
  const socket = sender();
  const closed = closing(socket);
  socket.end(`${HEAD}Content-Length: 10\r\n\r\nhalf`);
  await closed;
  expect(taken).toEqual([]);
});

test('connections that are held open end with the terminal, and the port is free at once', async () => {
  const socket = sender();
  const closed = closing(socket);
  socket.write(`${HEAD}Content-Length: 2\r\n\r\n{`);
  await once(socket, 'connect');
  stop.abort();
  await Promise.all([closed, ended]);
  await expect(fetch(`http://127.0.0.1:${port}/webhooks`)).rejects.toThrow();
});
