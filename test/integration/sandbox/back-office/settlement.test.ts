import { describe, expect, it } from 'vitest';
import { openBackOffice } from './back-office.ts';
import type { BackOffice, Envelope } from './back-office.ts';
import { KEYS } from '../onboarding/onboarding-back-office.ts';

const list = (backOffice: BackOffice, path: string) => backOffice.get<Envelope>(path);
const of = ({ data }: Envelope, field: string) => new Set(data.map((record) => record[field]));

describe.each(['Settlements', 'Batches', 'Deposits'])('/%s', (name) => {
  it('lists what the caller sees, newest first, in pages', async () => {
    const backOffice = await openBackOffice();
    const all = await list(backOffice, `/${name}?PageSize=100`);
    expect(all.total).toBeGreaterThan(40);
    const created = all.data.map((record) => String(record['created']));
    expect(created).toEqual([...created].sort().reverse());
    const second = await list(backOffice, `/${name}?Page=1&PageSize=10`);
    expect(second).toMatchObject({ page: 1, total: all.total, data: all.data.slice(10, 20) });
    const meadow = await list(backOffice.as(KEYS.meadow), `/${name}`);
    expect(of(meadow, 'merchantId')).toEqual(new Set(['mer_MeadowMusic']));
    expect(meadow.total).toBeLessThan(all.total);
  });

  it('takes dates only, the end left out: one day’s window holds nothing', async () => {
    const backOffice = await openBackOffice();
    const [first] = (await list(backOffice, `/${name}`)).data;
    const day = String(first?.['created']).slice(0, 10);
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    expect((await list(backOffice, `/${name}?From=${day}&To=${next}`)).total).toBeGreaterThan(0);
    expect(await list(backOffice, `/${name}?From=${day}&To=${day}`)).toEqual({ data: [], total: 0, page: 0 });
    expect(await backOffice.faults('GET', `/${name}?From=${day}T00:00:00Z&To=soon`)).toEqual([
      400,
      'From',
      'To',
    ]);
  });

  it('filters by merchants and by status', async () => {
    const backOffice = await openBackOffice();
    const two = await list(
      backOffice,
      `/${name}?MerchantIds=mer_PierCoffee&MerchantIds=mer_MeadowMusic&PageSize=100`,
    );
    expect(of(two, 'merchantId')).toEqual(new Set(['mer_PierCoffee', 'mer_MeadowMusic']));
    const other = await list(backOffice.as(KEYS.meadow), `/${name}?MerchantIds=mer_PierCoffee`);
    expect(other.total).toBe(0);
    const [first] = two.data;
    const status = String(first?.['status']);
    expect(of(await list(backOffice, `/${name}?Status=${status}`), 'status')).toEqual(new Set([status]));
  });

  it('reads one record, and hides those of others', async () => {
    const backOffice = await openBackOffice();
    const [record] = (await list(backOffice.as(KEYS.harbor), `/${name}`)).data;
    const path = `/${name}/${String(record?.['id'])}`;
    expect(await backOffice.get(path)).toEqual(record);
    expect(await backOffice.as(KEYS.meadow).status('GET', path)).toBe(404);
    expect(await backOffice.status('GET', `/${name}/nothing`)).toBe(404);
  });

  it('is for partners’ API keys', async () => {
    const backOffice = await openBackOffice();
    expect(await backOffice.as(backOffice.till.apiKey).status('GET', `/${name}`)).toBe(403);
    expect(await backOffice.as(await backOffice.till.signIn()).status('GET', `/${name}`)).toBe(401);
    expect(await backOffice.as({}).status('GET', `/${name}`)).toBe(401);
  });

  it('refuses a query with every fault listed', async () => {
    const backOffice = await openBackOffice();
    const query = 'PageSize=101&Page=-1&SortBy=colour&SortDirection=up';
    expect(await backOffice.faults('GET', `/${name}?${query}`)).toEqual([
      400,
      'Page',
      'PageSize',
      'SortBy',
      'SortDirection',
    ]);
  });
});

describe('settlement records', () => {
  it('show what the specification shows, and never what is not returned', async () => {
    const backOffice = await openBackOffice();
    const [paid] = (await list(backOffice, '/Settlements?Status=paid')).data;
    expect(paid).toMatchObject({
      created: expect.stringMatching(/Z$/) as string,
      batchCount: expect.any(Number) as number,
      totalFees: expect.any(Number) as number,
      netAdjustmentTotal: expect.any(Number) as number,
      holdReason: null,
      payoutId: expect.stringMatching(/^pyt_/) as string,
    });
    for (const field of ['settlementSweepId', 'achTransferId', 'targetPayoutDate']) {
      expect(paid).not.toHaveProperty(field);
    }
    const [held] = (await list(backOffice, '/Settlements?Status=hold')).data;
    expect(held).toMatchObject({ holdReason: 'Bank account under review', payoutId: null });
  });

  it('come with their batches and deposits, whose sums agree', async () => {
    const backOffice = await openBackOffice();
    const [paid] = (await list(backOffice, '/Settlements?Status=paid')).data;
    const path = `/Settlements/${String(paid?.['id'])}`;
    const batches = await backOffice.get<{ grossAmount: number }[]>(`${path}/batches`);
    expect(batches).toHaveLength(Number(paid?.['batchCount']));
    const gross = batches.reduce((sum, { grossAmount }) => sum + grossAmount, 0);
    expect(gross).toBeCloseTo(Number(paid?.['grossAmount']));
    expect(await backOffice.get(`${path}/deposits`)).toMatchObject([{ amount: paid?.['netAmount'] }]);
    expect(await backOffice.as(KEYS.meadow).status('GET', '/Settlements/set_Nothing/batches')).toBe(404);
  });

  it('have types, methods and settlements to filter by', async () => {
    const backOffice = await openBackOffice();
    for (const type of ['crypto', 'walletApps', 'fiat']) {
      expect(of(await list(backOffice, `/Settlements?Type=${type}`), 'type')).toEqual(new Set([type]));
      expect(of(await list(backOffice, `/Batches?Type=${type}`), 'type')).toEqual(new Set([type]));
    }
    for (const method of ['ACH', 'wire']) {
      expect(of(await list(backOffice, `/Deposits?Method=${method}`), 'method')).toEqual(new Set([method]));
    }
    const [deposit] = (await list(backOffice, '/Deposits')).data;
    const id = String(deposit?.['settlementId']);
    expect((await list(backOffice, `/Deposits?SettlementIds=${id}&SettlementIds=x`)).total).toBe(1);
    expect(of(await list(backOffice, `/Batches?SettlementIds=${id}`), 'settlementId')).toEqual(new Set([id]));
    expect(await backOffice.faults('GET', '/Batches?Status=paid&Type=gold')).toEqual([400, 'Status', 'Type']);
    expect(await backOffice.faults('GET', '/Deposits?Method=ach')).toEqual([400, 'Method']);
  });

  it('start with batches that are open, closed and on hold', async () => {
    const backOffice = await openBackOffice();
    for (const status of ['open', 'closed', 'hold']) {
      expect((await list(backOffice, `/Batches?Status=${status}`)).total).toBeGreaterThan(0);
    }
  });

  it('are listed for one merchant', async () => {
    const backOffice = await openBackOffice();
    const batches = await list(backOffice, '/Batches/merchants/mer_PierCoffee?MerchantIds=mer_MeadowMusic');
    expect(of(batches, 'merchantId')).toEqual(new Set(['mer_PierCoffee']));
    expect(await backOffice.as(KEYS.meadow).status('GET', '/Batches/merchants/mer_PierCoffee')).toBe(403);
    expect(await backOffice.status('GET', '/Batches/merchants/mer_Nobody')).toBe(404);
  });
});

describe('a merchant’s settlements', () => {
  const path = '/Merchants/mer_PierCoffee/settlements';

  it('take parameters in lower case; MerchantIds has no effect', async () => {
    const backOffice = await openBackOffice();
    const all = await list(backOffice, path);
    expect(of(all, 'merchantId')).toEqual(new Set(['mer_PierCoffee']));
    expect(await list(backOffice, `${path}?MerchantIds=mer_MeadowMusic&merchantId=mer_MeadowMusic`)).toEqual(
      all,
    );
    const oldest = await list(backOffice, `${path}?sortByDirection=asc&pageSize=1&page=0`);
    expect(oldest.data[0]?.['id']).toBe((await list(backOffice, `${path}?pageSize=100`)).data.at(-1)?.['id']);
    expect(await list(backOffice, `${path}?PageSize=1`)).toEqual(all);
    const id = String(all.data[0]?.['id']);
    expect((await list(backOffice, `${path}?merchantSettlementId=${id}`)).total).toBe(1);
    expect(of(await list(backOffice, `${path}?status=paid`), 'status')).toEqual(new Set(['paid']));
    const created = String(all.data[0]?.['created']);
    expect((await list(backOffice, `${path}?startTime=${created}`)).total).toBeGreaterThan(0);
    expect((await list(backOffice, `${path}?startTime=${created}&endTime=${created}`)).total).toBe(0);
    expect(await backOffice.faults('GET', `${path}?pageSize=0&startTime=now`)).toEqual([
      400,
      'pageSize',
      'startTime',
    ]);
  });

  it('are broken down to payments, whose fees add up', async () => {
    const backOffice = await openBackOffice();
    const [settlement] = (await list(backOffice, path)).data;
    const id = String(settlement?.['id']);
    const payments = await list(
      backOffice,
      `/Merchants/mer_PierCoffee/payment-settlements?merchantSettlementId=${id}&pageSize=100`,
    );
    expect(payments.total).toBe(settlement?.['paymentCount']);
    const sum = (field: string) => payments.data.reduce((total, record) => total + Number(record[field]), 0);
    expect(sum('grossAmount')).toBeCloseTo(Number(settlement?.['grossAmount']));
    expect(sum('feeAmount')).toBeCloseTo(Number(settlement?.['totalFees']));
    expect(of(payments, 'status')).toEqual(new Set([settlement?.['status']]));
  });
});

describe('the deprecated /MerchantSettlements family', () => {
  it.each([
    'merchant/mer_PierCoffee',
    'set_1',
    'set_1/payment-ids',
    'set_1/settlement-info',
    'merchant/between',
    'merchant-payment-settlements/merchant/mer_PierCoffee',
  ])('answers %s with an empty result', async (path) => {
    const backOffice = await openBackOffice();
    const answer = await backOffice.call('GET', `/MerchantSettlements/${path}`);
    expect(answer).toMatchObject({ status: 200, json: { data: [], total: 0 } });
    expect(await backOffice.as({}).status('GET', `/MerchantSettlements/${path}`)).toBe(401);
  });
});

describe('settling by the control interface', () => {
  it('takes paid payments through batch and settlement to a deposit', async () => {
    const backOffice = await openBackOffice();
    const { till } = backOffice;
    await till.created({ requestedAmount: 100.01 });
    await till.created({ requestedAmount: 50.03 });
    await till.created({ requestedAmount: 7.02 });
    await till.advance(5000);
    const [batch] = await till.control<{ id: string }[]>('POST', '/batches', { merchantId: 'mer_Training' });
    expect(batch).toMatchObject({ status: 'open', paymentCount: 2, grossAmount: 150.04, totalFees: 1.5 });
    await till.created({ requestedAmount: 20.01 });
    await till.advance(5000);
    const again = await till.control('POST', '/batches', { merchantId: 'mer_Training' });
    expect(again).toMatchObject([{ id: batch?.id, paymentCount: 3 }]);
    await till.control('POST', `/batches/${String(batch?.id)}`, { status: 'closed' });
    const [settlement] = await till.control<{ id: string }[]>('POST', '/settlements', {
      merchantId: 'mer_Training',
    });
    expect(settlement).toMatchObject({ status: 'pending', batchCount: 1, grossAmount: 170.05 });
    const path = `/settlements/${String(settlement?.id)}`;
    expect(await till.control('POST', `${path}/hold`, { holdReason: 'Look' })).toMatchObject({
      status: 'hold',
    });
    expect((await till.send('POST', `${till.sandbox.controlUrl}${path}/pay-out`)).status).toBe(409);
    await till.control('POST', `${path}/hold`, { holdReason: null });
    expect(await till.control('POST', `${path}/pay-out`, { method: 'wire' })).toMatchObject({
      method: 'wire',
      amount: 168.35,
    });
    expect(await backOffice.get(`/Settlements/${String(settlement?.id)}`)).toMatchObject({ status: 'paid' });
  });

  it('can do all of it at once', async () => {
    const { till } = await openBackOffice();
    await till.created({ requestedAmount: 100.01 });
    await till.advance(5000);
    expect(await till.control('POST', '/settle', { merchantId: 'mer_Training' })).toMatchObject([
      { merchantId: 'mer_Training', method: 'ACH', amount: 99.01 },
    ]);
    expect(await till.control('POST', '/settle', { merchantId: 'mer_Training' })).toEqual([]);
  });
});
