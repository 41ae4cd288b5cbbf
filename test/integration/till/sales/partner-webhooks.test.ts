import { afterEach, beforeEach, expect, test } from 'vitest';
import { signPartner } from '../../../../sandbox/webhooks/signatures.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import { WebhookWorld } from '../../../support/worlds/webhook-world.ts';

let hooks: WebhookWorld;

beforeEach(async () => {
  hooks = await WebhookWorld.open();
});
afterEach(() => hooks.close());

/** The service's own webhook of the terminal's partner, and a till that takes its deliveries. */
async function openForPartner(eventTypes = ['settlementChanged', 'merchantBoarded']): Promise<string> {
  const { baseUrl, profile, secrets } = hooks.sandbox;
  const answer = await fetch(`${baseUrl}/merchant-onboarding/${profile.backOffice?.partnerId}/webhook`, {
    method: 'PUT',
    headers: { 'X-Api-Key': secrets.backOfficeKey ?? '', 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpointUrl: hooks.url, eventTypes }),
  });
  const { webhookSecret } = (await answer.json()) as { readonly webhookSecret?: unknown };
  expect(webhookSecret).toEqual(expect.any(String));
  const partnerWebhookSecret = String(webhookSecret);
  const listens = JSON.stringify({ ...profile, webhooks: { port: hooks.port, partner: true } });
  const given = { ...secrets, webhookSecret: hooks.signingSecret, partnerWebhookSecret };
  await hooks.world.till.launch({ kind: 'profile', text: listens }, given);
  await expect.poll(hooks.answers).toBe(405);
  return partnerWebhookSecret;
}

const announced = () => hooks.world.till.view().officeNews;

test('a settlement that moves at the service has its open pages read again, and Health counts the delivery', async () => {
  await openForPartner();
  await hooks.move(await hooks.waiting('HOOK-7'), 'completed');
  expect(announced()).toBeUndefined();
  await controlOf(hooks.sandbox)('POST', '/settle', { merchantId: hooks.sandbox.profile.merchantId });
  await hooks.world.viewWhen(({ officeNews }) => officeNews?.settlements === 1);
  expect(announced()?.applications).toBe(0);
  expect(await hooks.health()).toMatchObject({
    result: 'arriving',
    lastGoodAt: hooks.clock.wall(),
    refused: 0,
  });
});

test('a partner’s deliveries that are forged, repeated or of an unknown type have nothing read', async () => {
  const secret = await openForPartner();
  const event = (more: object) => JSON.stringify({ type: 'settlementChanged', id: 'evt_1', ...more });
  const send = (body: string, key = secret) =>
    hooks.deliver(body, signPartner(key, body, hooks.clock.wall()));
  expect(await send(event({}), 'another')).toBe(403);
  // The terminal's own secret signs none of these.
  expect(await send(event({}), hooks.signingSecret)).toBe(403);
  expect(await hooks.deliver(event({}), {})).toBe(403);
  expect(await hooks.deliver(`${event({})} `, signPartner(secret, event({}), hooks.clock.wall()))).toBe(403);
  for (const body of ['{}', 'no JSON', '[]', '', event({ type: 'terminalChanged' }), event({ type: 7 })]) {
    expect(await send(body)).toBe(204);
  }
  expect(announced()).toBeUndefined();
  expect(await send(event({}))).toBe(204);
  await hooks.world.viewWhen(({ officeNews }) => officeNews?.settlements === 1);
  await hooks.clock.advance(10_000);
  expect(await send(event({ more: 'of the same event' }))).toBe(204);
  expect(announced()).toEqual({ settlements: 1, applications: 0 });
  expect(await hooks.health()).toMatchObject({ result: 'arriving', refused: 5 });
  const boarded = { type: 'merchantBoarded', applicationId: 'app_1', createdAt: '2026-01-15T12:00:00Z' };
  expect(await send(JSON.stringify(boarded))).toBe(204);
  expect(announced()).toEqual({ settlements: 1, applications: 1 });
  // The terminal's own go on as ever.
  const body = JSON.stringify({ trackingId: 'unknown' });
  expect(await hooks.deliver(body, hooks.signed(body))).toBe(204);
});

test('the partner’s secret is changed while the till listens, and asked for where its profile says so', async () => {
  const before = await openForPartner();
  const next = 'the next one';
  const secrets = { partnerWebhookSecret: next };
  expect(await hooks.world.commands['tillSecrets.change']({ secrets })).toMatchObject({ ok: true });
  const send = (id: string, key: string) => {
    const body = JSON.stringify({ type: 'settlementChanged', id });
    return hooks.deliver(body, signPartner(key, body, hooks.clock.wall()));
  };
  expect(await send('evt_1', before)).toBe(204);
  expect(await send('evt_2', next)).toBe(204);
  expect(await send('evt_3', before)).toBe(403);
  expect([...hooks.world.secrets.kept.values()]).toMatchObject([secrets]);
  const profile = JSON.stringify({ ...hooks.sandbox.profile, webhooks: { port: hooks.port, partner: true } });
  const given = { ...hooks.sandbox.secrets, webhookSecret: hooks.signingSecret };
  expect(await new TillWorld(temporaryFolder()).till.setUp.useProfile(profile, given)).toMatchObject({
    failure: { code: 'secret-missing', fields: [{ field: 'partnerWebhookSecret' }] },
  });
});
