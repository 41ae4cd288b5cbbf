import { request } from 'node:http';
import { expect, it } from 'vitest';
import { openSandbox } from './open-sandbox.ts';

/** As a browser sends it: `fetch` would not let a script write these headers. */
function send(
  url: string,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    });
    outgoing.on('error', reject).end();
  });
}

it('a page that has its own name lead here reads and changes nothing', async () => {
  const { sandbox } = await openSandbox();
  const { host } = new URL(sandbox.baseUrl);
  for (const foreign of [
    'attacker.example',
    `attacker.example:${host.split(':')[1] ?? ''}`,
    'localhost.attacker.example',
  ]) {
    const read = await send(`${sandbox.controlUrl}/terminals`, { host: foreign });
    expect(read).toMatchObject({ status: 403 });
    expect(read.text).not.toContain(sandbox.secrets.apiKey);
  }
  const known = await send(`${sandbox.controlUrl}/terminals`, { host });
  expect(known.text).toContain(sandbox.secrets.apiKey);
});

it('a page of another origin resets nothing', async () => {
  const { sandbox } = await openSandbox();
  const origins = ['https://attacker.example', 'http://localhost:1', 'http://127.0.0.1:1', 'null'];
  for (const origin of origins)
    expect(await send(`${sandbox.controlUrl}/reset`, { origin }, 'POST')).toMatchObject({ status: 403 });
  const { origin } = new URL(sandbox.baseUrl);
  expect(await send(`${sandbox.controlUrl}/reset`, { origin }, 'POST')).toMatchObject({ status: 204 });
});

it('the control interface answers nobody who does not know its secret', async () => {
  const { sandbox } = await openSandbox();
  for (const path of ['/control/terminals', '/control/reset', '/control/control-0000/terminals'])
    expect(await send(sandbox.baseUrl + path, {})).toMatchObject({ status: 404 });
});
