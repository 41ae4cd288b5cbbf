import { describe, expect, it } from 'vitest';
import { openSandbox } from './open-sandbox.ts';
import type { OpenSandbox } from './open-sandbox.ts';

const listed = (till: OpenSandbox) =>
  till.control<readonly { trackingId: string; statusCode: string }[]>('GET', '/payments');

describe('a sale of a test amount', () => {
  it.each([
    ['.01', 'completed'],
    ['.02', 'underpaid'],
    ['.03', 'overpaid'],
    ['.04', 'expired'],
    ['.05', 'invalid'],
    ['.06', 'cancelled'],
  ])('of %s is %s after 2 s', async (cents, statusCode) => {
    const till = await openSandbox();
    const trackingId = await till.created({ requestedAmount: Number(`12${cents}`) });
    await till.advance(1999);
    expect(await till.statusOf(trackingId)).toBe('created');
    await till.advance(1);
    expect(await till.statusOf(trackingId)).toBe(statusCode);
  });

  it('of .08 is told to wait 2 s once, then works', async () => {
    const till = await openSandbox();
    const refused = await till.create({ requestedAmount: 5.08 });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('2');
    const trackingId = await till.created({ requestedAmount: 5.08 });
    await till.advance(2000);
    expect(await till.statusOf(trackingId)).toBe('completed');
    expect(await listed(till)).toHaveLength(1);
  });

  it('of .09 is carried out but not answered once; the second completes and the first expires', async () => {
    const till = await openSandbox();
    await expect(till.create({ requestedAmount: 5.09 })).rejects.toThrow('fetch failed');
    const [lost] = await listed(till);
    expect(lost?.statusCode).toBe('created');
    const trackingId = await till.created({ requestedAmount: 5.09 });
    await till.advance(2000);
    expect(await till.statusOf(trackingId)).toBe('completed');
    await till.advance(8000);
    expect(await till.statusOf(String(lost?.trackingId))).toBe('expired');
  });

  it('of .10 is answered 500 once, then works', async () => {
    const till = await openSandbox();
    expect(await till.create({ requestedAmount: 5.1 })).toMatchObject({
      status: 500,
      json: { code: 'internal_error' },
    });
    expect((await till.create({ requestedAmount: 5.1 })).status).toBe(201);
    expect(await listed(till)).toHaveLength(1);
  });

  it('meets its fault once for each reference and amount, so that sales side by side keep apart', async () => {
    const till = await openSandbox();
    const statuses = [];
    for (const changes of [
      { reference: 'A', requestedAmount: 5.08 },
      { reference: 'B', requestedAmount: 5.08 },
      { reference: 'A', requestedAmount: 6.08 },
      { reference: 'A', requestedAmount: 5.08 },
      { reference: 'B', requestedAmount: 5.08 },
    ]) {
      statuses.push((await till.create(changes)).status);
    }
    expect(statuses).toEqual([429, 429, 429, 201, 201]);
  });

  it('of any other cents waits for the payer and expires after 15 minutes', async () => {
    const till = await openSandbox();
    const trackingId = await till.created({ requestedAmount: 12 });
    await till.advance(15 * 60_000 - 1);
    expect(await till.statusOf(trackingId)).toBe('created');
    await till.advance(1);
    expect(await till.statusOf(trackingId)).toBe('expired');
  });
});
