import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { signPayment } from '../../../../sandbox/webhooks/signatures.ts';
import { receiveWebhooks } from '../../../support/service/webhook-receiver.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { closedPort } from '../../../support/service/closed-port.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { valueOf } from '../../../support/worlds/value-of.ts';
import { launchBackOffice } from '../../../support/back-office/launch-back-office.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';

let sandbox: Sandbox;
let folder: string;
let world: TillWorld;

const id = 'term_PierTill2';

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  world = new TillWorld(folder);
  await launchBackOffice(world, sandbox);
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const worksWith = async (key: string) => {
  const answer = await fetch(`${sandbox.baseUrl}/Terminals/${id}`, { headers: { 'X-Api-Key': key } });
  return answer.ok;
};

/** Everything that the till has written, as one text. */
function allFiles(from = folder): string {
  return readdirSync(from, { recursive: true, encoding: 'utf8' })
    .map((name) => join(from, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');
}

test('a key that is revealed works, and a reset ends it for the new one', async () => {
  const { commands } = world;
  const { secret: old = '' } = await valueOf(commands['terminals.revealKey']({ id }));
  expect(await worksWith(old)).toBe(true);
  const { secret: fresh = '' } = await valueOf(commands['terminals.resetKey']({ id }));
  expect(fresh).not.toBe(old);
  expect(await worksWith(old)).toBe(false);
  expect(await worksWith(fresh)).toBe(true);
});

test('after a reset whose answer was lost, the new key is read by revealing it', async () => {
  const { commands } = world;
  const { secret: old = '' } = await valueOf(commands['terminals.revealKey']({ id }));
  await setFault(sandbox, { kind: 'drop-after-work', times: 1, match: { method: 'POST' } });
  expect(await commands['terminals.resetKey']({ id })).toMatchObject({
    failure: { code: 'change-unconfirmed' },
  });
  const { secret: fresh = '' } = await valueOf(commands['terminals.revealKey']({ id }));
  expect(fresh).not.toBe(old);
  expect(await worksWith(fresh)).toBe(true);
});

test('a webhook is set, changed and removed; its secret stays the same', async () => {
  const { commands } = world;
  const set = (url: string) => valueOf(commands['terminals.setWebhook']({ id, url }));
  const { secret } = await set('https://hooks.example.test/a');
  expect(secret).toEqual(expect.any(String));
  expect(await set('https://hooks.example.test/b')).toEqual({ secret });
  const look = () => valueOf(commands['hierarchy.get']({ kind: 'terminal', id }));
  expect((await look()).webhookUrl).toBe('https://hooks.example.test/b');
  expect(JSON.stringify(await look())).not.toContain(secret);
  await valueOf(commands['terminals.removeWebhook']({ id }));
  expect((await look()).webhookUrl).toBeUndefined();
});

test('where the answer to a webhook holds no secret, the terminal’s record is asked for it', async () => {
  await valueOf(world.commands['terminals.setWebhook']({ id, url: 'https://hooks.example.test/a' }));
  await setFault(sandbox, {
    kind: 'answer',
    status: 200,
    body: { url: 'https://hooks.example.test/b' },
    times: 1,
    match: { method: 'PUT' },
  });
  const { secret } = await valueOf(
    world.commands['terminals.setWebhook']({ id, url: 'https://hooks.example.test/b' }),
  );
  expect(secret).toEqual(expect.any(String));
});

/** A webhook whose receiver answers as `replies` say; what a test of it found, and what arrived. */
async function tested(...replies: readonly number[]) {
  const receiver = await receiveWebhooks(replies);
  const { commands } = world;
  const { secret = '' } = await valueOf(commands['terminals.setWebhook']({ id, url: receiver.url }));
  const answer = await valueOf(commands['terminals.testWebhook']({ id }));
  return { answer, secret, received: receiver.received };
}

test('a test calls the receiver twice, and only the first call is signed with the terminal’s secret', async () => {
  const { answer, secret, received } = await tested(204, 403);
  expect(answer).toEqual({ result: 'verified' });
  const isGenuine = received.map(({ headers, body }) => {
    const { 'x-webhook-signature': header } = headers;
    const at = Number(/^t=(\d+),/.exec(String(header))?.[1]);
    return signPayment(secret, body, at)['x-webhook-signature'] === header;
  });
  expect(isGenuine).toEqual([true, false]);
  expect(received[0]?.json).toMatchObject({ isTest: true });
  expect(String(received[0]?.json['trackingId'])).toMatch(/^webhook-test-/);
});

test.each([
  [[200, 200], { result: 'unchecked' }],
  [[200, 500], { result: 'taken' }],
  [[403], { result: 'refused', status: 403 }],
  [[302], { result: 'refused', status: 302 }],
] as const)('a receiver that answers %j is said to be so', async (replies, result) => {
  const { answer, received } = await tested(...replies);
  expect(answer).toEqual(result);
  expect(received).toHaveLength(replies.length);
});

test('a test of a receiver that is not there, or of no webhook, says so', async () => {
  const { commands } = world;
  expect(await valueOf(commands['terminals.testWebhook']({ id }))).toEqual({ result: 'not-shown' });
  const url = `http://127.0.0.1:${await closedPort()}/hook`;
  await valueOf(commands['terminals.setWebhook']({ id, url }));
  expect(await valueOf(commands['terminals.testWebhook']({ id }))).toEqual({
    result: 'unreached',
    cause: 'ECONNREFUSED',
  });
});

test('an address that the till does not call is not called, whatever the service says', async () => {
  const { url, received } = await receiveWebhooks();
  const record = { id, webhookUrl: url.replace('://', '://user@'), signingSecret: 'c2VjcmV0' };
  const match = { method: 'GET', path: `/Terminals/${id}` };
  await setFault(sandbox, { kind: 'answer', status: 200, body: record, times: 1, match });
  expect(await valueOf(world.commands['terminals.testWebhook']({ id }))).toEqual({ result: 'not-allowed' });
  expect(received).toEqual([]);
});

test('an address that is none is refused by its field', async () => {
  for (const url of ['http://shop.example.test/hook', 'shop.example.test', 'https:shop']) {
    expect(await world.commands['terminals.setWebhook']({ id, url })).toMatchObject({
      failure: { code: 'request-rejected', fields: [{ field: 'url' }] },
    });
  }
});

test('that secrets were shown is in the journal; the secrets are in no file and in no view', async () => {
  const { commands, till } = world;
  const { secret: key = '-' } = await valueOf(commands['terminals.revealKey']({ id }));
  const { secret: fresh = '-' } = await valueOf(commands['terminals.resetKey']({ id }));
  const { secret: signing = '-' } = await valueOf(
    commands['terminals.setWebhook']({ id, url: 'https://hooks.example.test/a' }),
  );
  const view = JSON.stringify(till.view());
  till.close();
  const written = allFiles();
  expect(written).toContain('terminal-key-revealed');
  expect(written).toContain('terminal-key-reset');
  expect(written).toContain('terminal-webhook-set');
  for (const secret of [key, fresh, signing]) {
    expect(secret.length).toBeGreaterThan(8);
    expect(written).not.toContain(secret);
    expect(view).not.toContain(secret);
  }
});

test('a masked key is refused wherever a key is asked for, before it is sent', async () => {
  const { maskedApiKey = '' } = await valueOf(world.commands['hierarchy.get']({ kind: 'terminal', id }));
  expect(
    await world.commands['backOffice.enterSecrets']({ secrets: { backOfficeKey: maskedApiKey } }),
  ).toMatchObject({ failure: { fields: [{ fault: 'malformed', expected: 'unmasked-key' }] } });
  expect(await world.commands['setup.enterSecrets']({ secrets: { apiKey: maskedApiKey } })).toMatchObject({
    ok: false,
    failure: { fields: [{ fault: 'malformed', expected: 'unmasked-key' }] },
  });
});
