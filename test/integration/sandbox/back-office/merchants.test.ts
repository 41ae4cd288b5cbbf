import { describe, expect, it } from 'vitest';
import { openBackOffice } from './back-office.ts';
import type { BackOffice, Envelope } from './back-office.ts';
import { KEYS } from '../onboarding/onboarding-back-office.ts';

const shop = { partnerId: 'par_Meadow', name: 'Meadow Teas', merchantCategoryCode: '0742' };

async function newMerchant(backOffice: BackOffice, changes: object = {}): Promise<string> {
  return String((await backOffice.json('POST', '/Merchants', { ...shop, ...changes }))['id']);
}

describe('merchants', () => {
  it('are listed with those of partners below', async () => {
    const backOffice = await openBackOffice();
    const harbor = await backOffice.as(KEYS.harbor).get<Envelope>('/Merchants/all');
    expect(harbor.data.map(({ name }) => name)).toEqual([
      'Harbor Retail Inc.',
      'Old Town Books',
      'Pier Coffee',
    ]);
    expect(await backOffice.get('/Merchants/all?Search=books')).toMatchObject({ total: 1 });
    expect(await backOffice.as(backOffice.till.apiKey).status('GET', '/Merchants/all')).toBe(403);
  });

  it('are found in any case, umlauts too', async () => {
    const backOffice = await openBackOffice();
    const id = await newMerchant(backOffice, { name: 'ÖlMühle', externalId: 'Ä-1' });
    for (const search of ['ÖLM', 'ölmü', 'ä-1']) {
      const path = `/Merchants/all?Search=${encodeURIComponent(search)}`;
      expect((await backOffice.get<Envelope>(path)).data.map((one) => one['id'])).toEqual([id]);
    }
  });

  it('are created, read, changed and deleted', async () => {
    const backOffice = (await openBackOffice()).as(KEYS.meadow);
    const created = await backOffice.call('POST', '/Merchants', shop);
    expect(created).toMatchObject({ status: 201, json: { ...shop, isRebateProgramEnabled: false } });
    const path = `/Merchants/${String(created.json['id'])}`;
    expect(await backOffice.get(path)).toEqual(created.json);
    await backOffice.till.advance(1000);
    const changed = await backOffice.json('PUT', path, { ...created.json, name: 'Meadow Coffee' });
    expect(changed).toEqual({ ...created.json, name: 'Meadow Coffee', updated: '2026-01-05T09:00:01.000Z' });
    expect(await backOffice.status('DELETE', path)).toBe(204);
    expect(await backOffice.status('GET', path)).toBe(404);
    expect((await backOffice.get<Envelope>('/Merchants/all')).total).toBe(1);
  });

  it.each([
    ['merchantCategoryCode', { merchantCategoryCode: 742 }],
    ['merchantCategoryCode', { merchantCategoryCode: '742' }],
    ['website', { website: 'http://meadow.test' }],
    ['contactEmail', { contactEmail: 'nobody' }],
    ['contactPhone', { contactPhone: 'call me' }],
    [
      'address.countryCode',
      { address: { address: 'a', city: 'b', state: 'c', countryCode: 'USA', postalCode: '1' } },
    ],
    ['address.postalCode', { address: { address: 'a', city: 'b', state: 'c', countryCode: 'US' } }],
    ['tenderTypes', { tenderTypes: ['usdcBase', 'usdcBase'] }],
    ['id', { id: 'mer_Mine' }],
    ['isRebateProgramEnabled', { isRebateProgramEnabled: true }],
  ])('are refused for %s', async (field, changes) => {
    const backOffice = await openBackOffice();
    expect((await backOffice.faults('POST', '/Merchants', { ...shop, ...changes }))[0]).toBe(400);
    expect(await backOffice.faults('POST', '/Merchants', { ...shop, ...changes })).toContain(field);
    expect(await backOffice.faults('PUT', '/Merchants/mer_MeadowMusic', changes)).toContain(field);
  });

  it('belong to a partner that the caller sees, and stay there', async () => {
    const backOffice = (await openBackOffice()).as(KEYS.harbor);
    expect(await backOffice.status('POST', '/Merchants', shop)).toBe(403);
    expect(await backOffice.status('POST', '/Merchants', { ...shop, partnerId: 'par_Nobody' })).toBe(404);
    const move = { partnerId: 'par_HarborCafes' };
    expect(await backOffice.faults('PUT', '/Merchants/mer_OldTownBooks', move)).toEqual([400, 'partnerId']);
  });

  it('have an external id of their own', async () => {
    const backOffice = await openBackOffice();
    const first = await newMerchant(backOffice, { externalId: 'TEA' });
    expect(await backOffice.status('POST', '/Merchants', { ...shop, externalId: 'TEA' })).toBe(409);
    expect(await backOffice.status('PUT', `/Merchants/${first}`, { externalId: 'TEA' })).toBe(200);
    expect(await backOffice.status('PUT', '/Merchants/mer_MeadowMusic', { externalId: 'TEA' })).toBe(409);
  });

  it('are not deleted while they have locations or represent a partner', async () => {
    const backOffice = await openBackOffice();
    expect(await backOffice.status('DELETE', '/Merchants/mer_PierCoffee')).toBe(409);
    expect(await backOffice.status('DELETE', '/Merchants/mer_HarborRetail')).toBe(409);
  });

  it('may be read by their terminals, and no more', async () => {
    const backOffice = await openBackOffice();
    const terminal = backOffice.as(backOffice.till.apiKey);
    expect(await terminal.status('GET', '/Merchants/mer_Training')).toBe(200);
    expect(await terminal.status('GET', '/Merchants/mer_PierCoffee')).toBe(403);
    expect(await terminal.status('PUT', '/Merchants/mer_Training', { name: 'Mine' })).toBe(403);
    expect(await terminal.status('DELETE', '/Merchants/mer_Training')).toBe(403);
  });
});

describe('a merchant update request', () => {
  const path = '/Merchants/mer_OldTownBooks/update-requests';
  const wish = { changes: { setRebateProgramEnabled: true }, justification: 'They asked for it.' };
  const rebate = async (backOffice: BackOffice) =>
    (await backOffice.get('/Merchants/mer_OldTownBooks'))['isRebateProgramEnabled'];

  it('switches the rebate program once it is approved', async () => {
    const backOffice = await openBackOffice();
    const draft = await backOffice.call('POST', path, wish);
    expect(draft).toMatchObject({ status: 201, json: { ...wish, status: 'draft' } });
    const one = `${path}/${String(draft.json['id'])}`;
    expect(await backOffice.status('POST', `${one}/approve`)).toBe(409);
    expect(await backOffice.json('POST', `${one}/submit`)).toMatchObject({ status: 'submitted' });
    expect(await rebate(backOffice)).toBe(false);
    expect(await backOffice.json('POST', `${one}/approve`)).toMatchObject({ status: 'approved' });
    expect(await rebate(backOffice)).toBe(true);
    expect(await backOffice.get(one)).toMatchObject({ status: 'approved' });
    expect(await backOffice.get(path)).toMatchObject([{ id: draft.json['id'] }]);
  });

  it('changes nothing when it is rejected or cancelled, and moves no more', async () => {
    const backOffice = await openBackOffice();
    for (const [steps, status] of [
      [['submit', 'reject'], 'rejected'],
      [['submit', 'cancel'], 'cancelled'],
      [['cancel'], 'cancelled'],
    ] as const) {
      const one = `${path}/${String((await backOffice.json('POST', path, wish))['id'])}`;
      for (const step of steps) await backOffice.json('POST', `${one}/${step}`);
      expect(await backOffice.get(one)).toMatchObject({ status });
      expect(await backOffice.status('POST', `${one}/submit`)).toBe(409);
    }
    expect(await rebate(backOffice)).toBe(false);
  });

  it('needs a change that exists and a justification', async () => {
    const backOffice = await openBackOffice();
    expect(await backOffice.faults('POST', path, { changes: wish.changes })).toEqual([400, 'justification']);
    expect(await backOffice.faults('POST', path, { ...wish, changes: {} })).toEqual([400, 'changes']);
    expect(await backOffice.faults('POST', path, { ...wish, changes: { setName: 'x' } })).toContain(
      'changes.setName',
    );
    expect(await backOffice.status('GET', `${path}/mur_Nothing`)).toBe(404);
    expect(await backOffice.as(KEYS.meadow).status('POST', path, wish)).toBe(403);
  });
});
