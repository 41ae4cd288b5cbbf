import { describe, expect, it } from 'vitest';
import { openSandbox, START } from './open-sandbox.ts';
import type { OpenSandbox } from './open-sandbox.ts';

const DAY = { From: '2026-01-05', To: '2026-01-06', Page: '0', PageSize: '50' };

interface Envelope {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
  readonly page: number;
}

async function history(
  till: OpenSandbox,
  changes: Record<string, string> = {},
  more = '',
): Promise<Envelope> {
  const query = new URLSearchParams({ ...DAY, ...changes }).toString() + more;
  const path = `/Terminals/${till.profile.terminalId}/payments?${query}`;
  const { status, json } = await till.send('GET', path, { headers: till.apiKey });
  expect(status).toBe(200);
  return json as unknown as Envelope;
}

const ids = ({ data }: Envelope) => data.map((record) => record['trackingId']);

/** Payments a minute apart, oldest first. */
async function createApart(till: OpenSandbox, changes: readonly object[]): Promise<string[]> {
  const created = [];
  for (const change of changes) {
    created.push(await till.created(change));
    await till.advance(60_000);
  }
  return created;
}

describe('a terminal’s history', () => {
  it('finds payments by exact, case-sensitive reference', async () => {
    const till = await openSandbox();
    const [first, , third] = await createApart(till, [
      { reference: 'Ab' },
      { reference: 'AB' },
      { reference: 'Ab' },
    ]);
    expect(ids(await history(till, { Reference: 'Ab' }))).toEqual([third, first]);
    expect(await history(till, { Reference: 'A' })).toEqual({ data: [], total: 0, page: 0 });
  });

  it('comes in pages of an envelope that counts all', async () => {
    const till = await openSandbox();
    const created = await createApart(till, [{}, {}, {}, {}, {}]);
    const page = (number: string) => history(till, { Page: number, PageSize: '2', SortDirection: 'asc' });
    expect(await page('1')).toMatchObject({ total: 5, page: 1 });
    expect([...ids(await page('0')), ...ids(await page('1')), ...ids(await page('2'))]).toEqual(created);
    expect((await page('9')).data).toEqual([]);
  });

  it('includes the start of its window and leaves out the end', async () => {
    const till = await openSandbox();
    await till.created();
    const at = new Date(START).toISOString();
    const later = new Date(START + 1).toISOString();
    expect((await history(till, { From: at, To: later })).total).toBe(1);
    expect((await history(till, { From: at, To: at })).total).toBe(0);
    expect((await history(till, { From: later, To: '2027-01-01' })).total).toBe(0);
  });

  it('filters by one or several statuses and by tracking identifier', async () => {
    const till = await openSandbox();
    const [done, cancelled, open] = await createApart(till, [
      { requestedAmount: 1.01 },
      { requestedAmount: 1.06 },
      {},
    ]);
    expect(ids(await history(till, { StatusCode: 'completed' }))).toEqual([done]);
    expect(ids(await history(till, {}, '&StatusCode=created&StatusCode=cancelled'))).toEqual([
      open,
      cancelled,
    ]);
    expect(ids(await history(till, { TrackingId: String(open) }))).toEqual([open]);
    expect(ids(await history(till, { TerminalName: 'no effect' }))).toHaveLength(3);
  });

  it('sorts by what it is asked to', async () => {
    const till = await openSandbox();
    const [open, done] = await createApart(till, [{}, { requestedAmount: 1.01 }]);
    await till.control('POST', `/payments/${String(open)}`, { statusCode: 'cancelled' });
    expect(ids(await history(till, { SortBy: 'updated' }))).toEqual([open, done]);
    expect(ids(await history(till, { SortBy: 'statusCode', SortDirection: 'desc' }))).toEqual([done, open]);
  });

  it('can have the fields of PaymentInfo and no others', async () => {
    const till = await openSandbox();
    await till.control('PATCH', '/switches', { history: 'minimal' });
    await till.created({ refundEmail: 'a@b.test' });
    const { data } = await history(till);
    expect(Object.keys(data[0] ?? {}).join(' ')).toBe(
      'trackingId pageId reqCurrencyId payCurrencyId emailReceipt smsReceipt cartItems externalId ' +
        'merchantLocation transactions paymentNotifications webhookUrls refundEmail expiration quoteExpiration ' +
        'paymentAddress redirectUrl customerId created updated settlementId batchId batchStatus',
    );
    expect(data[0]).toMatchObject({ refundEmail: 'a@b.test', created: '2026-01-05T09:00:00.000Z' });
  });

  it('can lag behind', async () => {
    const till = await openSandbox();
    await till.control('PATCH', '/switches', { historyDelayMs: 5000 });
    await till.created();
    expect((await history(till)).total).toBe(0);
    await till.advance(5000);
    expect((await history(till)).total).toBe(1);
  });

  it('refuses a query with every fault listed', async () => {
    const till = await openSandbox();
    const path = `/Terminals/${till.profile.terminalId}/payments?From=2026-01-05&PageSize=101`;
    const { status, json } = await till.send('GET', path, { headers: till.apiKey });
    expect(status).toBe(400);
    expect(json['details']).toMatchObject([{ field: 'To' }, { field: 'Page' }, { field: 'PageSize' }]);
  });

  it('is 404 for a terminal that does not exist', async () => {
    const till = await openSandbox();
    const path = `/Terminals/term_training01/payments?${new URLSearchParams(DAY).toString()}`;
    expect((await till.send('GET', path, { headers: till.apiKey })).status).toBe(404);
  });
});
