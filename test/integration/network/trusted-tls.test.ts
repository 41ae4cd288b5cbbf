import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import tls from 'node:tls';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../sandbox/server.ts';
import { controlOf } from '../../support/service/sandbox-control.ts';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { serverCertificate, testAuthority } from '../../support/service/certificate.ts';
import { temporaryFolder, writeIn } from '../../support/system/temporary-folder.ts';
import { tlsFront } from '../../support/service/tls-front.ts';
import type { Certified } from '../../support/service/certificate.ts';
import type { SaleLine } from '../../support/worlds/sell-in-process.ts';
import type { Sandbox } from '../../../sandbox/server.ts';
import type { TlsFront } from '../../support/service/tls-front.ts';

let program: string;
beforeAll(async () => {
  program = await bundleForNode(
    join(import.meta.dirname, '../../support/worlds/sell-in-process.ts'),
    'sell-in-process',
  );
});

const authority = testAuthority('Test authority');
const rightful = serverCertificate('localhost', authority);

interface TlsTill {
  readonly sandbox: Sandbox;
  readonly front: TlsFront;
  /** The first line, from now on, that `wanted` accepts. */
  readonly lineWhen: (wanted: (line: SaleLine) => boolean) => Promise<SaleLine>;
}

interface Trust {
  /** What the profile names. */
  readonly certificateAuthorities?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const BY_PROFILE: Trust = { certificateAuthorities: [authority.certificate] };

/** A till that trusts `authority` as its profile says, at a service that presents `presented`. */
async function sell(presented: Certified, trust: Trust = BY_PROFILE): Promise<TlsTill> {
  const sandbox = await startSandbox();
  onTestFinished(sandbox.close);
  const front = await tlsFront(Number(new URL(sandbox.baseUrl).port), presented);
  const folder = temporaryFolder();
  const { certificateAuthorities, env } = trust;
  const baseUrl = `https://localhost:${front.port}`;
  const profile = JSON.stringify({
    ...sandbox.profile,
    baseUrl,
    auth: { scheme: 'apiKey' },
    certificateAuthorities,
  });
  const till = spawn(process.execPath, [program, folder, profile, JSON.stringify(sandbox.secrets)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void till.kill('SIGKILL'));
  const lines = createInterface({ input: till.stdout });
  const lineWhen = (wanted: (line: SaleLine) => boolean): Promise<SaleLine> =>
    new Promise((resolve) => {
      const look = (text: string): void => {
        const line = JSON.parse(text) as SaleLine;
        if (!wanted(line)) return;
        lines.off('line', look);
        resolve(line);
      };
      lines.on('line', look);
    });
  return { sandbox, front, lineWhen };
}

async function complete(sandbox: Sandbox): Promise<void> {
  const control = controlOf(sandbox);
  const [payment] = (await control('GET', '/payments')) as { trackingId: string }[];
  await control('POST', `/payments/${payment?.trackingId ?? 'none'}`, { statusCode: 'completed' });
}

test('a service with a certificate of a trusted authority is paid at', async () => {
  const { sandbox, lineWhen } = await sell(rightful);
  await lineWhen(({ stage }) => stage === 'waiting');
  await complete(sandbox);
  expect(await lineWhen(({ stage }) => stage === 'final')).toMatchObject({ outcome: 'completed' });
});

test('a trusted certificate for another host is not enough: nothing is sent', async () => {
  const { sandbox, front, lineWhen } = await sell(serverCertificate('elsewhere.example.test', authority));
  expect(await lineWhen(({ detail }) => detail !== undefined)).toMatchObject({
    stage: 'creating',
    detail: 'ERR_TLS_CERT_ALTNAME_INVALID',
  });
  expect(front.requests()).toBe(0);
  expect(await controlOf(sandbox)('GET', '/payments')).toEqual([]);
});

test('an authority that the profile does not name is not trusted, whatever the environment says', async () => {
  const file = writeIn(temporaryFolder(), 'authority.pem', authority.certificate);
  const env = { NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_EXTRA_CA_CERTS: file };
  const { sandbox, front, lineWhen } = await sell(rightful, { env });
  expect(await lineWhen(({ detail }) => detail !== undefined)).toMatchObject({
    stage: 'creating',
    detail: expect.stringMatching(/UNABLE_TO_VERIFY|SELF_SIGNED/) as string,
  });
  expect(front.requests()).toBe(0);
  expect(await controlOf(sandbox)('GET', '/payments')).toEqual([]);
});

// Node 22.15 is the first that reads it; the product's has it.
test.runIf('getCACertificates' in tls)('an authority of the system’s store is trusted', async () => {
  const file = writeIn(temporaryFolder(), 'authority.pem', authority.certificate);
  const { lineWhen } = await sell(rightful, { env: { SSL_CERT_FILE: file } });
  expect(await lineWhen(({ stage }) => stage === 'waiting')).toMatchObject({ stage: 'waiting' });
});

test('somebody else who takes the service’s place while waiting is not believed; the true outcome comes', async () => {
  const { sandbox, front, lineWhen } = await sell(rightful);
  await lineWhen(({ stage }) => stage === 'waiting');
  front.present(serverCertificate('localhost'));
  front.reset();
  expect(await lineWhen(({ stale }) => stale)).toMatchObject({ stage: 'waiting' });
  await complete(sandbox);
  front.present(rightful);
  expect(await lineWhen(({ stage }) => stage === 'final')).toMatchObject({ outcome: 'completed' });
});
