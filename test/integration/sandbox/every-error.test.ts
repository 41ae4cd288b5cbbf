import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { openSandbox } from './open-sandbox.ts';

/** Sends these bytes on a connection of their own; status and body of the answer. */
function sendRaw(baseUrl: string, bytes: string): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('error', reject).on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), body: JSON.parse(body) as unknown });
    });
    socket.write(bytes);
  });
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;
const post = (body: string, type = 'application/json') =>
  `POST /Payments/crypto HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: ${type}\r\n` +
  `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

it.each([
  ['a path that cannot be decoded', get('/Terminals/%E0%A4%A'), 400],
  ['an identifier longer than any', get(`/Payments/tracking/${'x'.repeat(9_000)}`), 401],
  ['an address that is too long', get(`/Terminals/${'x'.repeat(20_000)}`), 431],
  ['a header that is too long', `GET / HTTP/1.1\r\nhost: localhost\r\na: ${'b'.repeat(17_000)}\r\n\r\n`, 431],
  ['what is no HTTP', 'HELLO\r\n\r\n', 400],
  ['a method of another protocol', 'BREW /Terminals HTTP/1.1\r\nhost: localhost\r\n\r\n', 400],
  [
    'a length that contradicts itself',
    'POST / HTTP/1.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    400,
  ],
  ['no host', 'GET /Terminals HTTP/1.1\r\nconnection: close\r\n\r\n', 403],
  ['a tunnel', 'CONNECT elsewhere.test:443 HTTP/1.1\r\nhost: localhost\r\n\r\n', 400],
  ['an expectation that nobody knows', get('/nothing').replace('host', 'expect: a lot\r\nhost'), 404],
  ['a path that is none of the service', get('/nothing/here'), 404],
  ['a body that is no JSON', post('{"a"'), 401],
])('%s is answered with the error object and a traceId', async (_, bytes, status) => {
  const { sandbox } = await openSandbox();
  const answer = await sendRaw(sandbox.baseUrl, bytes);
  expect(answer).toEqual({
    status,
    body: {
      code: expect.any(String) as string,
      error: expect.any(String) as string,
      message: expect.any(String) as string,
      traceId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    },
  });
});

it('tokens and their refusals are not to be kept by anybody on the way', async () => {
  const till = await openSandbox();
  const { authUrl } = till.sandbox;
  for (const form of [till.passwordForm(), till.passwordForm({ password: 'wrong' })]) {
    const answer = await fetch(`${authUrl}/realms/nonprod/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});
