import { describe, expect, it } from 'vitest';
import { TRAINING_WEB_SHOP } from '../../../sandbox/world/training.ts';
import { openSandbox, START } from './open-sandbox.ts';

describe('the control interface', () => {
  it('lists payments, all or by reference, with what is planned', async () => {
    const till = await openSandbox();
    await till.created({ reference: 'A', requestedAmount: 1.01 });
    const trackingId = await till.created({ reference: 'B' });
    expect(await till.control('GET', '/payments')).toMatchObject([
      {
        reference: 'A',
        requested: 1.01,
        plan: [{ at: '2026-01-05T09:00:02.000Z', statusCode: 'completed' }],
      },
      { reference: 'B' },
    ]);
    expect(await till.control('GET', '/payments?reference=B')).toMatchObject([{ trackingId }]);
  });

  it('moves a payment to any status, with any amount', async () => {
    const till = await openSandbox();
    const trackingId = await till.created();
    await till.control('POST', `/payments/${trackingId}`, { statusCode: 'processing' });
    expect(await till.statusOf(trackingId)).toBe('processing');
    const moved = await till.control('POST', `/payments/${trackingId}`, {
      statusCode: 'unheardOf',
      paid: 3.21,
    });
    expect(moved).toMatchObject({ statusCode: 'unheardOf', paid: 3.21, plan: [] });
    expect(await till.control('GET', `/payments/${trackingId}`)).toEqual(moved);
  });

  it('refuses a move of a payment that does not exist, or without a status', async () => {
    const till = await openSandbox();
    const move = async (trackingId: string, json: object) =>
      (await till.send('POST', `${till.sandbox.controlUrl}/payments/${trackingId}`, { json })).status;
    expect(await move('nobody', { statusCode: 'completed' })).toBe(404);
    const trackingId = await till.created();
    expect(await move(trackingId, { status: 'completed' })).toBe(400);
    expect(await move(trackingId, { statusCode: 'completed', paid: 1.001 })).toBe(400);
  });

  it('reads and moves the clock, and lets it run', async () => {
    const till = await openSandbox();
    const state = { mode: 'virtual', now: START + 5, time: '2026-01-05T09:00:00.005Z' };
    expect(await till.advance(5)).toEqual(state);
    expect(await till.control('GET', '/clock')).toEqual(state);
    expect(await till.control('POST', '/clock', { mode: 'real' })).toMatchObject({ mode: 'real' });
    const { now } = await till.control<{ now: number }>('POST', '/clock', { mode: 'virtual' });
    expect(await till.control('GET', '/clock')).toMatchObject({ mode: 'virtual', now });
  });

  it('answers an unknown path with 404, faults or not', async () => {
    const till = await openSandbox();
    await till.control('POST', '/faults', { kind: 'drop-before-work' });
    const answer = await till.send('GET', `${till.sandbox.controlUrl}/nothing`);
    expect(answer).toMatchObject({ status: 404, json: { code: 'not_found' } });
  });

  it('refuses a switch that does not exist', async () => {
    const till = await openSandbox();
    const answer = await till.send('PATCH', `${till.sandbox.controlUrl}/switches`, {
      json: { readPerMinute: 1 },
    });
    expect([answer.status, answer.json['details']]).toEqual([
      400,
      [{ field: 'readPerMinute', message: 'is unknown' }],
    ]);
  });

  it('makes refresh tokens useless, and leaves access tokens alone', async () => {
    const till = await openSandbox();
    const { json } = await till.tokenByRealm();
    await till.control('DELETE', '/tokens/refresh');
    const form = { grant_type: 'refresh_token', client_id: 'sandbox-terminal' };
    expect((await till.tokenByRealm({ ...form, refresh_token: String(json['refresh_token']) })).status).toBe(
      401,
    );
    const token = { authorization: `Bearer ${String(json['access_token'])}` };
    expect((await till.track('nobody', token)).status).toBe(404);
  });

  it('hands out profile and secrets of every terminal', async () => {
    const till = await openSandbox();
    const terminals = await till.control<object[]>('GET', '/terminals');
    expect(terminals.slice(0, 2)).toMatchObject([
      { profile: till.profile, secrets: till.secrets },
      { profile: { terminalKind: 'virtual' }, secrets: { apiKey: TRAINING_WEB_SHOP.apiKey } },
    ]);
    expect(terminals.length).toBeGreaterThan(5);
  });

  it('resets payments, faults and switches, and leaves time and tokens', async () => {
    const till = await openSandbox();
    const token = await till.signIn();
    await till.advance(1000);
    await till.create({ requestedAmount: 5.08 });
    const trackingId = await till.created();
    await till.control('POST', '/faults', { kind: 'garbage-body' });
    await till.control('PATCH', '/switches', { historyDelayMs: 9 });
    await till.control('POST', '/reset');
    expect(await till.control('GET', '/faults')).toEqual([]);
    expect(await till.control('GET', '/switches')).toMatchObject({ historyDelayMs: 0, readsPerMinute: 1000 });
    expect(await till.control('GET', '/clock')).toMatchObject({ now: START + 1000 });
    expect((await till.track(trackingId, token)).status).toBe(404);
    expect((await till.create({ requestedAmount: 5.08 })).status).toBe(429);
  });
});
