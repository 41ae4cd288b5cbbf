import { describe, expect, it } from 'vitest';
import { openSandbox, START } from './open-sandbox.ts';
import type { Answer } from './open-sandbox.ts';

const limits = ({ headers }: Answer) =>
  ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`x-ratelimit-${name}`)));

const windowEnd = START / 1000 + 60;

describe('the rate limit', () => {
  it('is told with each answer to a terminal token, reads and writes apart', async () => {
    const till = await openSandbox();
    const token = await till.signIn();
    const created = await till.create({}, token);
    expect(limits(created)).toEqual([100, 99, windowEnd]);
    expect(limits(await till.track(String(created.json['trackingId']), token))).toEqual([
      1000,
      999,
      windowEnd,
    ]);
    expect(limits(await till.create({}, token))).toEqual([100, 98, windowEnd]);
  });

  it('answers 429 in its own form when it is used up, until the window ends', async () => {
    const till = await openSandbox();
    await till.control('PATCH', '/switches', { readsPerMinute: 2 });
    const token = await till.signIn();
    const read = () => till.track('nobody', token);
    await read();
    await till.advance(500);
    await read();
    const refused = await read();
    expect(refused.status).toBe(429);
    expect(refused.json).toEqual({
      code: 429,
      error: 'rate_limit_exceeded',
      message: expect.any(String) as string,
    });
    expect(limits(refused)).toEqual([2, 0, windowEnd]);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await till.create({}, token)).status).toBe(201);
    await till.advance(59_499);
    expect((await read()).status).toBe(429);
    await till.advance(1);
    expect((await read()).status).toBe(404);
  });

  it('counts each token for itself, and calls that the service failed too', async () => {
    const till = await openSandbox();
    await till.control('PATCH', '/switches', { readsPerMinute: 1 });
    await till.control('POST', '/faults', {
      kind: 'status',
      status: 503,
      times: 1,
      match: { path: '/Payments' },
    });
    const [one, other] = [await till.signIn(), await till.signIn()];
    expect((await till.track('nobody', one)).status).toBe(503);
    expect((await till.track('nobody', one)).status).toBe(429);
    expect((await till.track('nobody', other)).status).toBe(404);
  });

  it('does not meter API keys', async () => {
    const till = await openSandbox();
    await till.control('PATCH', '/switches', { writesPerMinute: 0 });
    const answer = await till.create();
    expect(answer.status).toBe(201);
    expect(answer.headers.has('x-ratelimit-limit')).toBe(false);
  });

  it('goes by the time that the Date header tells', async () => {
    const till = await openSandbox();
    await till.advance(1000);
    const answer = await till.create();
    expect(answer.headers.get('date')).toBe(new Date(START + 1000).toUTCString());
  });
});
