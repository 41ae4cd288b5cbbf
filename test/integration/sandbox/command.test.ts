import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { build } from 'vite';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

const project = join(import.meta.dirname, '../../..');
/** Within the project, where fastify is found. */
const outDir = join(project, 'test-results/sandbox-command');

beforeAll(async () => {
  await build({
    root: project,
    configFile: join(project, 'vite.sandbox.config.mts'),
    logLevel: 'warn',
    build: { outDir },
  });
});

function start(...args: string[]) {
  const child = spawn(process.execPath, [join(outDir, 'index.js'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function readyLine(child: ReturnType<typeof start>): Promise<Record<string, unknown>> {
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return JSON.parse(line) as Record<string, unknown>;
}

async function exitCode(child: ChildProcess): Promise<unknown> {
  const [code] = (await once(child, 'exit')) as [unknown];
  return code;
}

describe('the command', () => {
  it('prints one ready line with a profile that works, and ends cleanly on SIGTERM', async () => {
    const child = start('--port', '0');
    const ready = await readyLine(child);
    expect(ready).toEqual({
      ready: true,
      baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string,
      authUrl: `${String(ready['baseUrl'])}/identity`,
      controlUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/control\/control-[\w-]{32}$/) as string,
      profile: {
        version: 1,
        environment: 'sandbox',
        baseUrl: ready['baseUrl'],
        auth: {
          scheme: 'oauth',
          form: 'realm',
          authUrl: ready['authUrl'],
          realm: 'nonprod',
          brand: 'sandbox',
          identityDomain: 'terminals.sandbox.test',
        },
        merchantId: 'mer_Training',
        terminalId: 'term_Training01',
        terminalKind: 'physical',
        store: { name: 'Training Store', currency: 'USD', locale: 'en-US' },
        backOffice: {
          partnerId: expect.stringMatching(/^par_\w+$/) as string,
          merchantId: 'mer_Training',
          auth: { scheme: 'apiKey' },
        },
      },
      secrets: {
        terminalPassword: 'training-terminal-password',
        clientSecret: 'training-client-secret',
        apiKey: 'sandbox-key-Training01-4f1c9a7e',
        backOfficeKey: expect.stringMatching(/./) as string,
      },
    });
    expect((await fetch(`${String(ready['controlUrl'])}/clock`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exitCode(child)).toBe(0);
  });

  it('keeps its world through a kill without warning', async () => {
    const stateFile = join(temporaryFolder(), 'world.json');
    const child = start('--state', stateFile);
    const { baseUrl, profile, secrets } = await readyLine(child);
    const { merchantId, terminalId } = profile as { merchantId: string; terminalId: string };
    const answer = await fetch(`${String(baseUrl)}/Payments/crypto`, {
      method: 'POST',
      headers: { 'x-api-key': (secrets as { apiKey: string }).apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ merchantId, terminalId, requestedAmount: 1, reference: 'A' }),
    });
    const { trackingId } = (await answer.json()) as { trackingId: string };
    child.kill('SIGKILL');
    await exitCode(child);
    const after = await readyLine(start('--state', stateFile));
    const kept = await fetch(`${String(after['controlUrl'])}/payments/${trackingId}`);
    expect(await kept.json()).toMatchObject({ reference: 'A' });
  });

  it('says in one line that a port is taken, and ends with code 1', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void holder.close());
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const child = start('--port', String(port));
    const [line, code] = await Promise.all([text(child.stderr), exitCode(child)]);
    expect([line, code]).toEqual([
      `Port ${port} is already in use; choose another, or 0 for any free one.\n`,
      1,
    ]);
  });

  it.each([[['--port', 'x']], [['--what']], [['--state', '/nowhere/at/all.json']]])(
    'answers %j with one line and code 1',
    async (args) => {
      const child = start(...args);
      const [line, code] = await Promise.all([text(child.stderr), exitCode(child)]);
      expect(line.trimEnd()).toMatch(/^.+$/);
      expect(code).toBe(1);
    },
  );
});
