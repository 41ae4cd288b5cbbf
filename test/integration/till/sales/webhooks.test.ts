import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signPartner, signPayment } from '../../../../sandbox/webhooks/signatures.ts';
import { startSandbox } from '../../../../sandbox/server.ts';
import { closedPort } from '../../../support/service/service-server.ts';
import { controlOf } from '../../../support/service/service-sandbox.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import { VirtualClock } from '../../../support/worlds/virtual-clock.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';

let sandbox: Sandbox;
let clock: VirtualClock;
let world: TillWorld;
let port: number;
let signingSecret: string;

beforeEach(async () => {
  clock = new VirtualClock();
  sandbox = await startSandbox({ virtualTime: clock.wall() });
  world = new TillWorld(temporaryFolder(), { clock });
  port = await closedPort();
  signingSecret = await setWebhook();
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const url = () => `http://127.0.0.1:${port}/webhooks`;

/** At the service, as a manager does; answers what signs the deliveries. */
async function setWebhook(): Promise<string> {
  const { baseUrl, profile, secrets } = sandbox;
  const answer = await fetch(`${baseUrl}/Terminals/${profile.terminalId}/webhook`, {
    method: 'PUT',
    headers: { 'X-Api-Key': secrets.apiKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: url() }),
  });
  return String(((await answer.json()) as Record<string, unknown>)['signingSecret']);
}

async function open(webhookSecret = signingSecret): Promise<void> {
  const profile = JSON.stringify({ ...sandbox.profile, webhooks: { port } });
  const used = await world.till.setUp.useProfile(profile, { ...sandbox.secrets, webhookSecret });
  expect(used).toEqual({ ok: true, value: null });
}

/** Whether something listens at the till's port. */
const answers = () =>
  fetch(url()).then(
    ({ status }) => status,
    () => 'nothing listens',
  );

/** A sale whose payment was read, and is not read again before its time. */
async function waiting(reference: string): Promise<string> {
  await world.charge(1234, reference);
  await world.viewWhen(({ sales }) => sales.some(({ stage }) => 'lastGoodReadAt' in stage));
  const made = (await controlOf(sandbox)('GET', `/payments?reference=${reference}`)) as {
    trackingId: string;
  }[];
  return made[0]?.trackingId ?? '';
}

const move = (trackingId: string, statusCode: string) =>
  controlOf(sandbox)('POST', `/payments/${trackingId}`, { statusCode });

/** Signed as the service would sign it at `at`, the till's time unless it says otherwise. */
const signed = (body: string, at = clock.wall(), secret = signingSecret) => signPayment(secret, body, at);

/** The status that the till answers with. */
async function deliver(body: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const { status } = await fetch(url(), { method: 'POST', headers, body });
  return status;
}

const readsLeft = () => world.till.session()?.vitals.readsLeft ?? 0;

/** When the payment was last read, in epoch milliseconds. */
function lastRead(): number {
  const [sale] = world.till.view().sales;
  return sale && 'lastGoodReadAt' in sale.stage ? (sale.stage.lastGoodReadAt ?? 0) : 0;
}

test('an outcome shows when its delivery comes, while no reading of the plan is due', async () => {
  await open();
  await expect.poll(answers).toBe(405);
  const trackingId = await waiting('HOOK-1');
  const before = clock.monotonic();
  await move(trackingId, 'completed');
  await expect(world.stageWhen('final')).resolves.toMatchObject({ outcome: 'completed' });
  // Time stands at the till: what it read, it read because it was told to.
  expect(clock.monotonic()).toBe(before);
});

test('what a delivery says of a payment counts for nothing: the service’s own answer does', async () => {
  await open();
  await expect.poll(answers).toBe(405);
  const trackingId = await waiting('HOOK-2');
  clock.jumpWall(100);
  const body = JSON.stringify({ trackingId, statusCode: 'completed' });
  expect(await deliver(body, signed(body))).toBe(204);
  await world.viewWhen(() => lastRead() === clock.wall());
  expect(world.till.view().sales).toMatchObject([{ stage: { name: 'waiting' } }]);
});

test('deliveries that are forged, late, repeated or misshapen have nothing read', async () => {
  await open();
  await expect.poll(answers).toBe(405);
  const trackingId = await waiting('HOOK-3');
  const body = JSON.stringify({ trackingId });
  clock.jumpWall(100);
  const once = signed(body);
  expect(await deliver(body, once)).toBe(204);
  await world.viewWhen(() => lastRead() === clock.wall());
  const before = readsLeft();
  expect(await deliver(body, {})).toBe(403);
  expect(await deliver(body, { 'x-webhook-signature': 't=1,s=x' })).toBe(403);
  expect(await deliver(body, signed(body, clock.wall(), 'b3RoZXI='))).toBe(403);
  expect(await deliver(body, signed(body, clock.wall() - 5 * 60_000 - 1))).toBe(403);
  expect(await deliver(`${body} `, signed(body, clock.wall() + 1))).toBe(403);
  // A settlement's is signed with the partner's secret, which this till has not.
  expect(await deliver(body, signPartner('partner', body, clock.wall()))).toBe(403);
  // A repeat of what was accepted: the service need not send it once more.
  expect(await deliver(body, once)).toBe(204);
  const long = JSON.stringify({ trackingId, more: 'x'.repeat(64 * 1024) });
  expect(await deliver(long, signed(long, clock.wall() + 2))).toBe(413);
  for (const other of ['{}', 'no JSON', '{"trackingId":7}', '{"trackingId":"unknown"}', '[]', '']) {
    expect(await deliver(other, signed(other, clock.wall() + 3))).toBe(204);
  }
  const health = await world.commands['health.get'](undefined);
  expect(health.ok && health.value.checks.find(({ name }) => name === 'webhooks')).toMatchObject({
    result: 'arriving',
    refused: 7,
  });
  expect(await fetch(`${url()}/x`, { method: 'POST', body }).then(({ status }) => status)).toBe(404);
  expect(readsLeft()).toBe(before);
});

test('a test from the back office is received and verified at the till itself, unless its secret is another', async () => {
  const { terminalId: id } = sandbox.profile;
  await open();
  await expect.poll(answers).toBe(405);
  const before = readsLeft();
  const send = () => world.commands['terminals.testWebhook']({ id });
  expect(await send()).toEqual({ ok: true, value: { result: 'verified' } });
  const health = await world.commands['health.get'](undefined);
  expect(health.ok && health.value.checks.find(({ name }) => name === 'webhooks')).toMatchObject({
    result: 'arriving',
    lastGoodAt: clock.wall(),
  });
  expect(readsLeft()).toBe(before);
  await open('b3RoZXI=');
  await expect.poll(answers).toBe(405);
  expect(await send()).toEqual({ ok: true, value: { result: 'refused', status: 403 } });
});

test('a flood of genuine deliveries spends a handful of readings', async () => {
  await open();
  await expect.poll(answers).toBe(405);
  const trackingId = await waiting('HOOK-4');
  const body = JSON.stringify({ trackingId });
  const before = readsLeft();
  for (let n = 0; n < 100; n += 1) expect(await deliver(body, signed(body, clock.wall() + n))).toBe(204);
  expect(before - readsLeft()).toBeGreaterThan(0);
  expect(before - readsLeft()).toBeLessThanOrEqual(8);
});

test('where the port is taken the till sells, says so, and listens once it is free', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  await open();
  const notice = { code: 'webhooks-not-received', detail: `127.0.0.1:${port}` };
  await world.viewWhen(({ notices }) => notices.some(({ code }) => code === notice.code));
  expect(world.till.view().notices).toContainEqual(notice);
  await waiting('HOOK-5');
  await new Promise((resolve) => other.close(resolve));
  await clock.advance(30_000);
  await world.viewWhen(({ notices }) => !notices.some(({ code }) => code === notice.code));
  expect(await answers()).toBe(405);
});

test('a terminal that is put to work again has the port of the one before', async () => {
  await open();
  await expect.poll(answers).toBe(405);
  await open();
  await expect.poll(answers).toBe(405);
  expect(world.till.view().notices).toEqual([]);
  world.till.close();
  expect(await answers()).toBe('nothing listens');
});

/** The service's own webhook of the terminal's partner, and a till that takes its deliveries. */
async function openForPartner(eventTypes = ['settlementChanged', 'merchantBoarded']): Promise<string> {
  const { baseUrl, profile, secrets } = sandbox;
  const answer = await fetch(`${baseUrl}/merchant-onboarding/${profile.backOffice?.partnerId}/webhook`, {
    method: 'PUT',
    headers: { 'X-Api-Key': secrets.backOfficeKey ?? '', 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpointUrl: url(), eventTypes }),
  });
  const { webhookSecret } = (await answer.json()) as { readonly webhookSecret?: unknown };
  expect(webhookSecret).toEqual(expect.any(String));
  const partnerWebhookSecret = String(webhookSecret);
  const listens = JSON.stringify({ ...profile, webhooks: { port, partner: true } });
  const given = { ...secrets, webhookSecret: signingSecret, partnerWebhookSecret };
  await world.till.launch({ kind: 'profile', text: listens }, given);
  await expect.poll(answers).toBe(405);
  return partnerWebhookSecret;
}

const announced = () => world.till.view().officeNews;
const webhooksOfHealth = async () => {
  const health = await world.commands['health.get'](undefined);
  return health.ok && health.value.checks.find(({ name }) => name === 'webhooks');
};

test('a settlement that moves at the service has its open pages read again, and Health counts the delivery', async () => {
  await openForPartner();
  await move(await waiting('HOOK-7'), 'completed');
  expect(announced()).toBeUndefined();
  await controlOf(sandbox)('POST', '/settle', { merchantId: sandbox.profile.merchantId });
  await world.viewWhen(({ officeNews }) => officeNews?.settlements === 1);
  expect(announced()?.applications).toBe(0);
  expect(await webhooksOfHealth()).toMatchObject({
    result: 'arriving',
    lastGoodAt: clock.wall(),
    refused: 0,
  });
});

test('a partner’s deliveries that are forged, repeated or of an unknown type have nothing read', async () => {
  const secret = await openForPartner();
  const event = (more: object) => JSON.stringify({ type: 'settlementChanged', id: 'evt_1', ...more });
  const send = (body: string, key = secret) => deliver(body, signPartner(key, body, clock.wall()));
  expect(await send(event({}), 'another')).toBe(403);
  // The terminal's own secret signs none of these.
  expect(await send(event({}), signingSecret)).toBe(403);
  expect(await deliver(event({}), {})).toBe(403);
  expect(await deliver(`${event({})} `, signPartner(secret, event({}), clock.wall()))).toBe(403);
  for (const body of ['{}', 'no JSON', '[]', '', event({ type: 'terminalChanged' }), event({ type: 7 })]) {
    expect(await send(body)).toBe(204);
  }
  expect(announced()).toBeUndefined();
  expect(await send(event({}))).toBe(204);
  await world.viewWhen(({ officeNews }) => officeNews?.settlements === 1);
  await clock.advance(10_000);
  expect(await send(event({ more: 'of the same event' }))).toBe(204);
  expect(announced()).toEqual({ settlements: 1, applications: 0 });
  expect(await webhooksOfHealth()).toMatchObject({ result: 'arriving', refused: 5 });
  const boarded = { type: 'merchantBoarded', applicationId: 'app_1', createdAt: '2026-01-15T12:00:00Z' };
  expect(await send(JSON.stringify(boarded))).toBe(204);
  expect(announced()).toEqual({ settlements: 1, applications: 1 });
  // The terminal's own go on as ever.
  const body = JSON.stringify({ trackingId: 'unknown' });
  expect(await deliver(body, signed(body))).toBe(204);
});

test('the partner’s secret is changed while the till listens, and asked for where its profile says so', async () => {
  const before = await openForPartner();
  const next = 'the next one';
  const secrets = { partnerWebhookSecret: next };
  expect(await world.commands['tillSecrets.change']({ secrets })).toMatchObject({ ok: true });
  const send = (id: string, key: string) => {
    const body = JSON.stringify({ type: 'settlementChanged', id });
    return deliver(body, signPartner(key, body, clock.wall()));
  };
  expect(await send('evt_1', before)).toBe(204);
  expect(await send('evt_2', next)).toBe(204);
  expect(await send('evt_3', before)).toBe(403);
  expect([...world.secrets.kept.values()]).toMatchObject([secrets]);
  const profile = JSON.stringify({ ...sandbox.profile, webhooks: { port, partner: true } });
  const given = { ...sandbox.secrets, webhookSecret: signingSecret };
  expect(await new TillWorld(temporaryFolder()).till.setUp.useProfile(profile, given)).toMatchObject({
    failure: { code: 'secret-missing', fields: [{ field: 'partnerWebhookSecret' }] },
  });
});

test('without the signing secret the till asks for it, and listens to nobody', async () => {
  const profile = JSON.stringify({ ...sandbox.profile, webhooks: { port } });
  expect(await world.till.setUp.useProfile(profile, sandbox.secrets)).toMatchObject({
    failure: { code: 'secret-missing', fields: [{ field: 'webhookSecret' }] },
  });
  expect(await answers()).toBe('nothing listens');
});

test('a profile that says nothing of webhooks opens no port', async () => {
  const used = await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
  expect(used.ok).toBe(true);
  await waiting('HOOK-6');
  expect(await answers()).toBe('nothing listens');
});

test('the secret is changed while the till listens: the one before is good until the new one is proven', async () => {
  await open();
  const trackingId = await waiting('ROTATED');
  const body = (n: number) => JSON.stringify({ trackingId, n });
  const next = Buffer.from('the next one').toString('base64');
  expect(await world.commands['tillSecrets.change']({ secrets: { webhookSecret: next } })).toMatchObject({
    ok: true,
  });
  expect(await deliver(body(1), signed(body(1)))).toBe(204);
  expect(await deliver(body(2), signed(body(2), clock.wall(), next))).toBe(204);
  expect(await deliver(body(3), signed(body(3)))).toBe(403);
  const [kept] = [...world.secrets.kept.values()];
  expect(kept).toMatchObject({ webhookSecret: next });
});
