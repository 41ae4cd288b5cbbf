import { describe, expect, it } from 'vitest';
import { openDesk } from './desk.ts';
import type { Envelope } from './desk.ts';
import { KEYS } from './onboarding-desk.ts';

const ids = ({ data }: Envelope) => data.map(({ id }) => id);

describe('partners', () => {
  it('are listed with those below the caller, in pages', async () => {
    const desk = await openDesk();
    const all = await desk.get<Envelope>('/Partners/all');
    expect(all).toMatchObject({ total: 5, page: 0 });
    expect(ids(await desk.as(KEYS.harbor).get('/Partners/all'))).toEqual(['par_HarborCafes', 'par_Harbor']);
    const second = await desk.get<Envelope>('/Partners/all?Page=1&PageSize=2');
    expect(second).toEqual({ data: all.data.slice(2, 4), total: 5, page: 1 });
    expect(ids(await desk.get('/Partners/all?Search=CAF'))).toEqual(['par_HarborCafes']);
    expect(ids(await desk.get('/Partners/all?ParentId=par_Harbor'))).toEqual(['par_HarborCafes']);
    expect(await desk.faults('GET', '/Partners/all?PageSize=101&Page=-1')).toEqual([400, 'Page', 'PageSize']);
  });

  it('are seen from above, not from below or beside', async () => {
    const desk = await openDesk();
    expect(await desk.as(KEYS.harbor).get('/Partners/par_HarborCafes')).toMatchObject({
      parentId: 'par_Harbor',
    });
    for (const other of ['par_Northwind', 'par_Meadow']) {
      expect(await desk.as(KEYS.harbor).status('GET', `/Partners/${other}`)).toBe(403);
    }
    expect(await desk.status('GET', '/Partners/par_harbor')).toBe(404);
    expect(await desk.as(desk.till.apiKey).status('GET', '/Partners/par_Training')).toBe(403);
  });

  it('get children, each external id once under the same parent', async () => {
    const desk = (await openDesk()).as(KEYS.harbor);
    const body = { name: 'Harbor Bakeries', externalId: 'BAKE' };
    const answer = await desk.call('POST', '/Partners/par_HarborCafes/partners', body);
    expect(answer).toMatchObject({ status: 201, json: { ...body, parentId: 'par_HarborCafes' } });
    expect(await desk.get(`/Partners/${String(answer.json['id'])}`)).toEqual(answer.json);
    expect(await desk.status('POST', '/Partners/par_HarborCafes/partners', body)).toBe(409);
    expect(await desk.status('POST', '/Partners/par_Harbor/partners', body)).toBe(201);
    expect(await desk.status('POST', '/Partners/par_Meadow/partners', body)).toBe(403);
    expect(await desk.faults('POST', '/Partners/par_Harbor/partners', {})).toEqual([400, 'name']);
    const own = { name: 'x', id: 'par_Mine', created: 'now' };
    expect(await desk.faults('POST', '/Partners/par_Harbor/partners', own)).toEqual([400, 'id', 'created']);
  });

  it('have the fee schedule of the nearest ancestor with a representing merchant, or none', async () => {
    const desk = await openDesk();
    const own = await desk.get('/Partners/par_Harbor/fee-schedule');
    expect(own['fees']).toContainEqual({
      name: 'cryptoPercentage',
      feeType: 'percentage',
      sellRate: 1,
      buyRate: 0.6,
    });
    const inherited = await desk.get('/Partners/par_HarborCafes/fee-schedule');
    expect(inherited).toEqual({ ...own, partnerId: 'par_HarborCafes' });
    expect(await desk.status('GET', '/Partners/par_Meadow/fee-schedule')).toBe(404);
    expect(await desk.status('GET', '/Partners/par_Northwind/fee-schedule')).toBe(404);
  });

  it('may be represented by a merchant', async () => {
    const desk = await openDesk();
    expect(await desk.get('/Partners/par_Harbor/representing-merchant')).toMatchObject({
      id: 'mer_HarborRetail',
    });
    expect(await desk.status('GET', '/Partners/par_HarborCafes/representing-merchant')).toBe(404);
  });

  it('list their own merchants, not those of partners below', async () => {
    const desk = await openDesk();
    expect(ids(await desk.get('/Partners/par_Harbor/merchants'))).toEqual([
      'mer_HarborRetail',
      'mer_OldTownBooks',
    ]);
    expect(ids(await desk.get('/Partners/par_HarborCafes/merchants'))).toEqual(['mer_PierCoffee']);
  });

  it('get API keys that are shown once in full and work for what is below', async () => {
    const desk = await openDesk();
    const made = await desk.call('POST', '/Partners/par_Meadow/api-keys', { name: 'Back office' });
    const { apiKey, ...masked } = made.json as { apiKey: string };
    expect(made.status).toBe(201);
    expect(await desk.get('/Partners/par_Meadow/api-keys')).toContainEqual(masked);
    const theirs = desk.as({ 'x-api-key': apiKey });
    expect(await theirs.status('GET', '/Merchants/mer_MeadowMusic')).toBe(200);
    expect(await theirs.status('GET', '/Merchants/mer_PierCoffee')).toBe(403);
    const { maskedApiKey } = masked as unknown as { maskedApiKey: string };
    expect(await desk.as({ 'x-api-key': maskedApiKey }).status('GET', '/Partners/all')).toBe(401);
  });

  it('are also managed with the integrator’s token, never with a terminal’s', async () => {
    const desk = await openDesk();
    const form = { client_id: 'sandbox-integrator', username: 'training-integrator' };
    const token = await desk.till.signIn(
      desk.till.passwordForm({ ...form, password: 'training-integrator-password' }),
    );
    expect(await desk.as(token).status('GET', '/Partners/all')).toBe(200);
    expect(await desk.as(await desk.till.signIn()).status('GET', '/Partners/all')).toBe(401);
  });
});
