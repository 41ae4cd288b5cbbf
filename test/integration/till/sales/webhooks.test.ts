import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signPartner } from '../../../../sandbox/webhooks/signatures.ts';
import { WebhookWorld } from '../../../support/worlds/webhook-world.ts';

let hooks: WebhookWorld;

beforeEach(async () => {
  hooks = await WebhookWorld.open();
});
afterEach(() => hooks.close());

async function open(webhookSecret = hooks.signingSecret): Promise<void> {
  const profile = JSON.stringify({ ...hooks.sandbox.profile, webhooks: { port: hooks.port } });
  const used = await hooks.world.till.setUp.useProfile(profile, { ...hooks.sandbox.secrets, webhookSecret });
  expect(used).toEqual({ ok: true, value: null });
}

const readsLeft = () => hooks.world.till.session()?.vitals.readsLeft ?? 0;

/** When the payment was last read, in epoch milliseconds. */
function lastRead(): number {
  const [sale] = hooks.world.till.view().sales;
  return sale && 'lastGoodReadAt' in sale.stage ? (sale.stage.lastGoodReadAt ?? 0) : 0;
}

test('an outcome shows when its delivery comes, while no reading of the plan is due', async () => {
  await open();
  await expect.poll(hooks.answers).toBe(405);
  const trackingId = await hooks.waiting('HOOK-1');
  const before = hooks.clock.monotonic();
  await hooks.move(trackingId, 'completed');
  await expect(hooks.world.stageWhen('final')).resolves.toMatchObject({ outcome: 'completed' });
  // Time stands at the till: what it read, it read because it was told to.
  expect(hooks.clock.monotonic()).toBe(before);
});

test('what a delivery says of a payment counts for nothing: the service’s own answer does', async () => {
  await open();
  await expect.poll(hooks.answers).toBe(405);
  const trackingId = await hooks.waiting('HOOK-2');
  hooks.clock.jumpWall(100);
  const body = JSON.stringify({ trackingId, statusCode: 'completed' });
  expect(await hooks.deliver(body, hooks.signed(body))).toBe(204);
  await hooks.world.viewWhen(() => lastRead() === hooks.clock.wall());
  expect(hooks.world.till.view().sales).toMatchObject([{ stage: { name: 'waiting' } }]);
});

test('deliveries that are forged, late, repeated or misshapen have nothing read', async () => {
  await open();
  await expect.poll(hooks.answers).toBe(405);
  const trackingId = await hooks.waiting('HOOK-3');
  const body = JSON.stringify({ trackingId });
  hooks.clock.jumpWall(100);
  const once = hooks.signed(body);
  expect(await hooks.deliver(body, once)).toBe(204);
  await hooks.world.viewWhen(() => lastRead() === hooks.clock.wall());
  const before = readsLeft();
  expect(await hooks.deliver(body, {})).toBe(403);
  expect(await hooks.deliver(body, { 'x-webhook-signature': 't=1,s=x' })).toBe(403);
  expect(await hooks.deliver(body, hooks.signed(body, hooks.clock.wall(), 'b3RoZXI='))).toBe(403);
  expect(await hooks.deliver(body, hooks.signed(body, hooks.clock.wall() - 5 * 60_000 - 1))).toBe(403);
  expect(await hooks.deliver(`${body} `, hooks.signed(body, hooks.clock.wall() + 1))).toBe(403);
  // A settlement's is signed with the partner's secret, which this till has not.
  expect(await hooks.deliver(body, signPartner('partner', body, hooks.clock.wall()))).toBe(403);
  // A repeat of what was accepted: the service need not send it once more.
  expect(await hooks.deliver(body, once)).toBe(204);
  const long = JSON.stringify({ trackingId, more: 'x'.repeat(64 * 1024) });
  expect(await hooks.deliver(long, hooks.signed(long, hooks.clock.wall() + 2))).toBe(413);
  for (const other of ['{}', 'no JSON', '{"trackingId":7}', '{"trackingId":"unknown"}', '[]', '']) {
    expect(await hooks.deliver(other, hooks.signed(other, hooks.clock.wall() + 3))).toBe(204);
  }
  expect(await hooks.health()).toMatchObject({
    result: 'arriving',
    refused: 7,
  });
  expect(await fetch(`${hooks.url}/x`, { method: 'POST', body }).then(({ status }) => status)).toBe(404);
  expect(readsLeft()).toBe(before);
});

test('a test from the back office is received and verified at the till itself, unless its secret is another', async () => {
  const { terminalId: id } = hooks.sandbox.profile;
  await open();
  await expect.poll(hooks.answers).toBe(405);
  const before = readsLeft();
  const send = () => hooks.world.commands['terminals.testWebhook']({ id });
  expect(await send()).toEqual({ ok: true, value: { result: 'verified' } });
  expect(await hooks.health()).toMatchObject({
    result: 'arriving',
    lastGoodAt: hooks.clock.wall(),
  });
  expect(readsLeft()).toBe(before);
  await open('b3RoZXI=');
  await expect.poll(hooks.answers).toBe(405);
  expect(await send()).toEqual({ ok: true, value: { result: 'refused', status: 403 } });
});

test('a flood of genuine deliveries spends a handful of readings', async () => {
  await open();
  await expect.poll(hooks.answers).toBe(405);
  const trackingId = await hooks.waiting('HOOK-4');
  const body = JSON.stringify({ trackingId });
  const before = readsLeft();
  for (let n = 0; n < 100; n += 1)
    expect(await hooks.deliver(body, hooks.signed(body, hooks.clock.wall() + n))).toBe(204);
  expect(before - readsLeft()).toBeGreaterThan(0);
  expect(before - readsLeft()).toBeLessThanOrEqual(8);
});

test('where the port is taken the till sells, says so, and listens once it is free', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(hooks.port, '127.0.0.1', resolve));
  await open();
  const notice = { code: 'webhooks-not-received', detail: `127.0.0.1:${hooks.port}` };
  await hooks.world.viewWhen(({ notices }) => notices.some(({ code }) => code === notice.code));
  expect(hooks.world.till.view().notices).toContainEqual(notice);
  await hooks.waiting('HOOK-5');
  await new Promise((resolve) => other.close(resolve));
  await hooks.clock.advance(30_000);
  await hooks.world.viewWhen(({ notices }) => !notices.some(({ code }) => code === notice.code));
  expect(await hooks.answers()).toBe(405);
});

test('a terminal that is put to work again has the port of the one before', async () => {
  await open();
  await expect.poll(hooks.answers).toBe(405);
  await open();
  await expect.poll(hooks.answers).toBe(405);
  expect(hooks.world.till.view().notices).toEqual([]);
  hooks.world.till.close();
  expect(await hooks.answers()).toBe('nothing listens');
});

test('without the signing secret the till asks for it, and listens to nobody', async () => {
  const profile = JSON.stringify({ ...hooks.sandbox.profile, webhooks: { port: hooks.port } });
  expect(await hooks.world.till.setUp.useProfile(profile, hooks.sandbox.secrets)).toMatchObject({
    failure: { code: 'secret-missing', fields: [{ field: 'webhookSecret' }] },
  });
  expect(await hooks.answers()).toBe('nothing listens');
});

test('a profile that says nothing of webhooks opens no port', async () => {
  const used = await hooks.world.till.setUp.useProfile(
    JSON.stringify(hooks.sandbox.profile),
    hooks.sandbox.secrets,
  );
  expect(used.ok).toBe(true);
  await hooks.waiting('HOOK-6');
  expect(await hooks.answers()).toBe('nothing listens');
});

test('the secret is changed while the till listens: the one before is good until the new one is proven', async () => {
  await open();
  const trackingId = await hooks.waiting('ROTATED');
  const body = (n: number) => JSON.stringify({ trackingId, n });
  const next = Buffer.from('the next one').toString('base64');
  expect(
    await hooks.world.commands['tillSecrets.change']({ secrets: { webhookSecret: next } }),
  ).toMatchObject({
    ok: true,
  });
  expect(await hooks.deliver(body(1), hooks.signed(body(1)))).toBe(204);
  expect(await hooks.deliver(body(2), hooks.signed(body(2), hooks.clock.wall(), next))).toBe(204);
  expect(await hooks.deliver(body(3), hooks.signed(body(3)))).toBe(403);
  const [kept] = [...hooks.world.secrets.kept.values()];
  expect(kept).toMatchObject({ webhookSecret: next });
});
