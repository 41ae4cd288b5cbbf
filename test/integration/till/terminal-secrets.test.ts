import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../sandbox/server.ts';
import { setFault } from '../../support/sandbox-faults.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { TillWorld } from '../../support/till-world.ts';
import type { Sandbox } from '../../../sandbox/server.ts';
import type { Result } from '../../../shared/failure.ts';

let sandbox: Sandbox;
let folder: string;
let world: TillWorld;

const id = 'term_PierTill2';

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  world = new TillWorld(folder);
  const backOffice = { auth: { scheme: 'apiKey' }, partnerId: 'par_Northwind' };
  const text = JSON.stringify({ ...sandbox.profile, backOffice });
  const secrets = { ...sandbox.secrets, backOfficeKey: 'sandbox-partner-key-Northwind' };
  await world.till.launch({ kind: 'profile', text }, secrets);
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

async function valueOf<T>(asked: Promise<Result<T>>): Promise<T> {
  const answer = await asked;
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

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
