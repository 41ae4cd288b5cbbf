import { describe, expect, it } from 'vitest';
import { openBackOffice } from './back-office/back-office.ts';
import type { BackOffice, Envelope } from './back-office/back-office.ts';
import { KEYS } from './onboarding/onboarding-back-office.ts';
import { START } from './open-sandbox.ts';

const MONTHS = { From: '2025-10-01', To: '2026-02-01', Page: '0', PageSize: '100' };

function history(
  backOffice: BackOffice,
  scope: string,
  changes: Record<string, string> = {},
): Promise<Envelope> {
  return backOffice.get<Envelope>(
    `/${scope}/payments?${new URLSearchParams({ ...MONTHS, ...changes }).toString()}`,
  );
}
const partner = 'Partners/par_HarborCafes';
const merchant = 'Merchants/mer_PierCoffee';
const of = (records: Envelope['data'], field: string) => new Set(records.map((record) => record[field]));

describe('the history of partners and merchants', () => {
  it('counts what lies below, each scope the same payments', async () => {
    const backOffice = await openBackOffice();
    const total = async (scope: string) => (await history(backOffice, scope)).total;
    const cafes = await total(partner);
    expect(cafes).toBeGreaterThan(100);
    expect(await total(merchant)).toBe(cafes);
    const books = await total('Merchants/mer_OldTownBooks');
    expect(await total('Partners/par_Harbor')).toBe(cafes + books);
    const tills = ['term_PierTill1', 'term_PierTill2', 'term_MarketTill'];
    const each = await Promise.all(tills.map((id) => total(`Terminals/${id}`)));
    expect(each.reduce((sum, one) => sum + one, 0)).toBe(cafes);
  });

  it('counts new payments at every scope at once', async () => {
    const backOffice = await openBackOffice();
    const scopes = ['Partners/par_Northwind', 'Partners/par_Training', 'Merchants/mer_Training'];
    const totals = () => Promise.all(scopes.map(async (scope) => (await history(backOffice, scope)).total));
    const before = await totals();
    await backOffice.till.created();
    expect(await totals()).toEqual(before.map((total) => total + 1));
    await backOffice.till.control('POST', '/reset');
    expect(await totals()).toEqual(before);
  });

  it('comes newest first, in pages that never overlap', async () => {
    const backOffice = await openBackOffice();
    const { total } = await history(backOffice, partner);
    const pages = Array.from({ length: Math.ceil(total / 20) }, (_, page) =>
      history(backOffice, partner, { Page: String(page), PageSize: '20' }),
    );
    const records = (await Promise.all(pages)).flatMap(({ data }) => data);
    expect(of(records, 'paymentId').size).toBe(total);
    const created = records.map((record) => String(record['created']));
    expect(created).toEqual([...created].sort().reverse());
  });

  it('can have the fields of PaymentResponse and no others', async () => {
    const backOffice = await openBackOffice();
    await backOffice.till.control('PATCH', '/switches', { history: 'minimal' });
    for (const scope of [partner, merchant]) {
      const { data } = await history(backOffice, scope);
      expect(Object.keys(data[0] ?? {}).join(' ')).toBe(
        'merchantId merchantName locationId locationName tenderType transferType originalSenderAddress ' +
          'refundStatus refundRequested refundInitiated refundCompleted customerId created updated settlementId ' +
          'batchId batchStatus batchPeriod',
      );
    }
  });

  it('never has what only the terminal’s has, and the other way round', async () => {
    const backOffice = await openBackOffice();
    const [wide] = (await history(backOffice, merchant)).data;
    const [own] = (await history(backOffice, 'Terminals/term_PierTill1')).data;
    for (const field of ['trackingId', 'pageId', 'reqCurrencyId', 'payCurrencyId']) {
      expect(own).toHaveProperty(field);
      expect(wide).not.toHaveProperty(field);
    }
    const wider = ['batchPeriod', 'locationId', 'locationName', 'merchantId', 'tenderType', 'transferType'];
    for (const field of [...wider, 'originalSenderAddress', 'refundStatus']) {
      expect(wide).toHaveProperty(field);
      expect(own).not.toHaveProperty(field);
    }
  });

  it('has the customer as an object, the terminal’s as a string', async () => {
    const backOffice = await openBackOffice();
    const [wide] = (await history(backOffice, 'Merchants/mer_MeadowMusic')).data;
    const [own] = (await history(backOffice, 'Terminals/term_MeadowWeb')).data;
    expect(wide?.['customerId']).toMatchObject({
      id: own?.['customerId'],
      email: expect.any(String) as string,
    });
    const filtered = await history(backOffice, 'Merchants/mer_MeadowMusic', {
      CustomerId: String(own?.['customerId']),
    });
    expect(filtered.total).toBeGreaterThan(0);
    expect(filtered.total).toBeLessThan((await history(backOffice, 'Merchants/mer_MeadowMusic')).total);
  });

  it('filters by names of locations and terminals, whatever their case; at terminal scope without effect', async () => {
    const backOffice = await openBackOffice();
    const market = await history(backOffice, partner, { LocationName: 'MARKET' });
    expect(of(market.data, 'locationId')).toEqual(new Set(['loc_PierMarket']));
    const first = await history(backOffice, partner, { TerminalName: 'till 1' });
    expect(of(first.data, 'terminalId')).toEqual(new Set(['term_PierTill1']));
    expect((await history(backOffice, partner, { LocationName: 'nowhere' })).total).toBe(0);
    const all = await history(backOffice, 'Terminals/term_MarketTill');
    expect(await history(backOffice, 'Terminals/term_MarketTill', { LocationName: 'nowhere' })).toEqual(all);
  });

  it('filters by code in any case, by description and status in exact case, by tender and currency', async () => {
    const backOffice = await openBackOffice();
    const total = async (changes: Record<string, string>) =>
      (await history(backOffice, partner, changes)).total;
    expect(await total({ PaymentCode: 'till10001' })).toBe(1);
    expect(await total({ DescriptionSearch: 'Gift' })).toBeGreaterThan(0);
    expect(await total({ DescriptionSearch: 'gift' })).toBe(0);
    expect(await total({ StatusCode: 'completed' })).toBeGreaterThan(0);
    expect(await total({ StatusCode: 'Completed' })).toBe(0);
    const lightning = await history(backOffice, partner, { TenderType: 'bitcoin_Lightning' });
    expect(of(lightning.data, 'transferType')).toEqual(new Set(['lightning']));
    expect(await total({ PayCurrencyId: '3' })).toBe(lightning.total);
    expect(await total({ ReqCurrencyId: '1' })).toBe(await total({}));
    expect(await total({ ReqCurrencyId: '2' })).toBe(0);
  });

  it('filters by the currency that a record states', async () => {
    const backOffice = await openBackOffice();
    const { till } = backOffice;
    const { merchantId, terminalId } = till.profile;
    const tenderTypes = ['ethereum', 'usdcSolana'];
    await backOffice.json('PUT', `/Merchants/${merchantId}`, { tenderTypes });
    await backOffice.json('PUT', `/Terminals/${terminalId}`, { tenderTypes });
    const byPage = async (operation: string, tenderType: string) => {
      const { json } = await till.create({ requestedAmount: 20, reference: `${operation} ${tenderType}` });
      const path = `/PaymentPages/${String(json['paymentPageId'])}/${operation}`;
      await till.send('POST', path, { headers: till.apiKey, json: { tenderType } });
    };
    await byPage('request-quote', 'ethereum');
    await byPage('pending-transaction', 'ethereum');
    await byPage('pending-transaction', 'usdcSolana');
    const window = { From: new Date(START).toISOString(), To: new Date(START + 1).toISOString() };
    const own = (changes: Record<string, string>) =>
      history(backOffice, `Terminals/${terminalId}`, { ...window, ...changes });
    const all = (await own({})).data;
    expect(all.length).toBe(3);
    for (const id of [2, 12]) {
      const stating = all.filter((one) => one['payCurrencyId'] === id);
      expect((await own({ PayCurrencyId: String(id) })).data).toEqual(stating);
      expect(stating.length).toBe(1);
    }
  });

  it('finds one payment by what only the terminal is shown', async () => {
    const backOffice = await openBackOffice();
    const [own] = (await history(backOffice, 'Terminals/term_PierTill1')).data;
    const find = (changes: Record<string, string>) => history(backOffice, merchant, changes);
    expect((await find({ TrackingId: String(own?.['trackingId']) })).total).toBe(1);
    expect((await find({ PageId: String(own?.['pageId']) })).total).toBe(1);
    expect((await find({ Reference: String(own?.['reference']) })).total).toBe(1);
  });

  it('knows no filter on merchants, locations, settlements or batches', async () => {
    const backOffice = await openBackOffice();
    const all = await history(backOffice, partner);
    const none = { MerchantId: 'x', LocationId: 'x', SettlementId: 'x', BatchId: 'x', BatchStatus: 'x' };
    expect(await history(backOffice, partner, none)).toEqual(all);
  });

  it('leaves the end of the window out, and sorts by each key both ways', async () => {
    const backOffice = await openBackOffice();
    const start = new Date(START).toISOString();
    expect((await history(backOffice, partner, { From: start, To: start })).total).toBe(0);
    for (const SortBy of ['statusCode', 'updated', 'created', 'expiration', 'quoteExpiration']) {
      const down = await history(backOffice, merchant, { SortBy });
      const up = await history(backOffice, merchant, { SortBy, SortDirection: 'asc' });
      expect(down.data.length).toBe(up.data.length);
      const key = (one: Envelope['data'][number] | undefined) => String(one?.[SortBy] ?? one?.['created']);
      expect(key(up.data[0]) <= key(down.data[0])).toBe(true);
    }
  });

  it('is seen from above only', async () => {
    const backOffice = await openBackOffice();
    const path = (scope: string) => `/${scope}/payments?${new URLSearchParams(MONTHS).toString()}`;
    expect(await backOffice.as(KEYS.meadow).status('GET', path(partner))).toBe(403);
    expect(await backOffice.as(KEYS.meadow).status('GET', path(merchant))).toBe(403);
    expect(await backOffice.as(KEYS.harbor).status('GET', path('Terminals/term_PierTill1'))).toBe(200);
    expect(await backOffice.as(backOffice.till.apiKey).status('GET', path('Merchants/mer_Training'))).toBe(
      403,
    );
    expect(await backOffice.status('GET', path('Merchants/mer_Nobody'))).toBe(404);
    expect(await backOffice.status('GET', path('Partners/par_Nobody'))).toBe(404);
  });
});

describe('settlement linkage in the history', () => {
  it('is null until a payment is batched, and leaves `updated` alone', async () => {
    const backOffice = await openBackOffice();
    await backOffice.till.created({ requestedAmount: 10.01 });
    await backOffice.till.advance(60_000);
    const record = async () => (await history(backOffice, 'Merchants/mer_Training')).data[0];
    const before = await record();
    expect(before).toMatchObject({ settlementId: null, batchId: null, batchStatus: null, batchPeriod: null });
    const [batch] = await backOffice.till.control<{ id: string }[]>('POST', '/batches', {
      merchantId: 'mer_Training',
    });
    expect(await record()).toEqual({
      ...before,
      batchId: batch?.id,
      batchStatus: 'open',
      batchPeriod: '2026-01-05',
    });
    await backOffice.till.control('POST', `/batches/${String(batch?.id)}`, { status: 'closed' });
    const [settlement] = await backOffice.till.control<{ id: string }[]>('POST', '/settlements', {});
    const mine = await backOffice.get<{ settlementId: string }>(`/Batches/${String(batch?.id)}`);
    expect(settlement).toBeDefined();
    const after = await record();
    expect(after).toMatchObject({ settlementId: mine.settlementId, batchStatus: 'closed' });
    expect(after?.['updated']).toBe(before?.['updated']);
    const [own] = (await history(backOffice, 'Terminals/term_Training01')).data;
    expect(own).toMatchObject({ settlementId: mine.settlementId, batchStatus: 'closed' });
    expect(own).not.toHaveProperty('batchPeriod');
  });
});
