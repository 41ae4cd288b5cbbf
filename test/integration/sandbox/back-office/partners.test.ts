import { describe, expect, it } from 'vitest';
import { openBackOffice } from './back-office.ts';
import type { Envelope } from './back-office.ts';
import { KEYS } from '../onboarding/onboarding-back-office.ts';

const ids = ({ data }: Envelope) => data.map(({ id }) => id);

describe('partners', () => {
  it('are listed with those below the caller, in pages', async () => {
    const backOffice = await openBackOffice();
    const all = await backOffice.get<Envelope>('/Partners/all');
    expect(all).toMatchObject({ total: 5, page: 0 });
    expect(ids(await backOffice.as(KEYS.harbor).get('/Partners/all'))).toEqual([
      'par_HarborCafes',
      'par_Harbor',
    ]);
    const second = await backOffice.get<Envelope>('/Partners/all?Page=1&PageSize=2');
    expect(second).toEqual({ data: all.data.slice(2, 4), total: 5, page: 1 });
    expect(ids(await backOffice.get('/Partners/all?Search=CAF'))).toEqual(['par_HarborCafes']);
    expect(ids(await backOffice.get('/Partners/all?ParentId=par_Harbor'))).toEqual(['par_HarborCafes']);
    expect(await backOffice.faults('GET', '/Partners/all?PageSize=101&Page=-1')).toEqual([
      400,
      'Page',
      'PageSize',
    ]);
  });

  it('are seen from above, not from below or beside', async () => {
    const backOffice = await openBackOffice();
    expect(await backOffice.as(KEYS.harbor).get('/Partners/par_HarborCafes')).toMatchObject({
      parentId: 'par_Harbor',
    });
    for (const other of ['par_Northwind', 'par_Meadow']) {
      expect(await backOffice.as(KEYS.harbor).status('GET', `/Partners/${other}`)).toBe(403);
    }
    expect(await backOffice.status('GET', '/Partners/par_harbor')).toBe(404);
    expect(await backOffice.as(backOffice.till.apiKey).status('GET', '/Partners/par_Training')).toBe(403);
  });

  it('get children, each external id once under the same parent', async () => {
    const backOffice = (await openBackOffice()).as(KEYS.harbor);
    const body = { name: 'Harbor Bakeries', externalId: 'BAKE' };
    const answer = await backOffice.call('POST', '/Partners/par_HarborCafes/partners', body);
    expect(answer).toMatchObject({ status: 201, json: { ...body, parentId: 'par_HarborCafes' } });
    expect(await backOffice.get(`/Partners/${String(answer.json['id'])}`)).toEqual(answer.json);
    expect(await backOffice.status('POST', '/Partners/par_HarborCafes/partners', body)).toBe(409);
    expect(await backOffice.status('POST', '/Partners/par_Harbor/partners', body)).toBe(201);
    expect(await backOffice.status('POST', '/Partners/par_Meadow/partners', body)).toBe(403);
    expect(await backOffice.faults('POST', '/Partners/par_Harbor/partners', {})).toEqual([400, 'name']);
    const own = { name: 'x', id: 'par_Mine', created: 'now' };
    expect(await backOffice.faults('POST', '/Partners/par_Harbor/partners', own)).toEqual([
      400,
      'id',
      'created',
    ]);
  });

  it('have the fee schedule of the nearest ancestor with a representing merchant, or none', async () => {
    const backOffice = await openBackOffice();
    const own = await backOffice.get('/Partners/par_Harbor/fee-schedule');
    expect(own['fees']).toContainEqual({
      name: 'cryptoPercentage',
      feeType: 'percentage',
      sellRate: 1,
      buyRate: 0.6,
    });
    const inherited = await backOffice.get('/Partners/par_HarborCafes/fee-schedule');
    expect(inherited).toEqual({ ...own, partnerId: 'par_HarborCafes' });
    expect(await backOffice.status('GET', '/Partners/par_Meadow/fee-schedule')).toBe(404);
    expect(await backOffice.status('GET', '/Partners/par_Northwind/fee-schedule')).toBe(404);
  });

  it('may be represented by a merchant', async () => {
    const backOffice = await openBackOffice();
    expect(await backOffice.get('/Partners/par_Harbor/representing-merchant')).toMatchObject({
      id: 'mer_HarborRetail',
    });
    expect(await backOffice.status('GET', '/Partners/par_HarborCafes/representing-merchant')).toBe(404);
  });

  it('list their own merchants, not those of partners below', async () => {
    const backOffice = await openBackOffice();
    expect(ids(await backOffice.get('/Partners/par_Harbor/merchants'))).toEqual([
      'mer_HarborRetail',
      'mer_OldTownBooks',
    ]);
    expect(ids(await backOffice.get('/Partners/par_HarborCafes/merchants'))).toEqual(['mer_PierCoffee']);
  });

  it('get API keys that are shown once in full and work for what is below', async () => {
    const backOffice = await openBackOffice();
    const made = await backOffice.call('POST', '/Partners/par_Meadow/api-keys', { name: 'Back office' });
    const { apiKey, ...masked } = made.json as { apiKey: string };
    expect(made.status).toBe(201);
    expect(await backOffice.get('/Partners/par_Meadow/api-keys')).toContainEqual(masked);
    const theirs = backOffice.as({ 'x-api-key': apiKey });
    expect(await theirs.status('GET', '/Merchants/mer_MeadowMusic')).toBe(200);
    expect(await theirs.status('GET', '/Merchants/mer_PierCoffee')).toBe(403);
    const { maskedApiKey } = masked as unknown as { maskedApiKey: string };
    expect(await backOffice.as({ 'x-api-key': maskedApiKey }).status('GET', '/Partners/all')).toBe(401);
  });

  it('are also managed with the integrator’s token, never with a terminal’s', async () => {
    const backOffice = await openBackOffice();
    const form = { client_id: 'sandbox-integrator', username: 'training-integrator' };
    const token = await backOffice.till.signIn(
      backOffice.till.passwordForm({ ...form, password: 'training-integrator-password' }),
    );
    expect(await backOffice.as(token).status('GET', '/Partners/all')).toBe(200);
    expect(await backOffice.as(await backOffice.till.signIn()).status('GET', '/Partners/all')).toBe(401);
  });
});
