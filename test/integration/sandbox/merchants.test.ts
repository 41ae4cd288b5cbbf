import { describe, expect, it } from 'vitest';
import { openDesk } from './desk.ts';
import type { Desk, Envelope } from './desk.ts';
import { KEYS } from './onboarding-desk.ts';

const shop = { partnerId: 'par_Meadow', name: 'Meadow Teas', merchantCategoryCode: '0742' };

async function newMerchant(desk: Desk, changes: object = {}): Promise<string> {
  return String((await desk.json('POST', '/Merchants', { ...shop, ...changes }))['id']);
}

describe('merchants', () => {
  it('are listed with those of partners below', async () => {
    const desk = await openDesk();
    const harbor = await desk.as(KEYS.harbor).get<Envelope>('/Merchants/all');
    expect(harbor.data.map(({ name }) => name)).toEqual([
      'Harbor Retail Inc.',
      'Old Town Books',
      'Pier Coffee',
    ]);
    expect(await desk.get('/Merchants/all?Search=books')).toMatchObject({ total: 1 });
    expect(await desk.as(desk.till.apiKey).status('GET', '/Merchants/all')).toBe(403);
  });

  it('are created, read, changed and deleted', async () => {
    const desk = (await openDesk()).as(KEYS.meadow);
    const created = await desk.call('POST', '/Merchants', shop);
    expect(created).toMatchObject({ status: 201, json: { ...shop, isRebateProgramEnabled: false } });
    const path = `/Merchants/${String(created.json['id'])}`;
    expect(await desk.get(path)).toEqual(created.json);
    await desk.till.advance(1000);
    const changed = await desk.json('PUT', path, { ...created.json, name: 'Meadow Coffee' });
    expect(changed).toEqual({ ...created.json, name: 'Meadow Coffee', updated: '2026-01-05T09:00:01.000Z' });
    expect(await desk.status('DELETE', path)).toBe(204);
    expect(await desk.status('GET', path)).toBe(404);
    expect((await desk.get<Envelope>('/Merchants/all')).total).toBe(1);
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
    const desk = await openDesk();
    expect((await desk.faults('POST', '/Merchants', { ...shop, ...changes }))[0]).toBe(400);
    expect(await desk.faults('POST', '/Merchants', { ...shop, ...changes })).toContain(field);
    expect(await desk.faults('PUT', '/Merchants/mer_MeadowMusic', changes)).toContain(field);
  });

  it('belong to a partner that the caller sees, and stay there', async () => {
    const desk = (await openDesk()).as(KEYS.harbor);
    expect(await desk.status('POST', '/Merchants', shop)).toBe(403);
    expect(await desk.status('POST', '/Merchants', { ...shop, partnerId: 'par_Nobody' })).toBe(404);
    const move = { partnerId: 'par_HarborCafes' };
    expect(await desk.faults('PUT', '/Merchants/mer_OldTownBooks', move)).toEqual([400, 'partnerId']);
  });

  it('have an external id of their own', async () => {
    const desk = await openDesk();
    const first = await newMerchant(desk, { externalId: 'TEA' });
    expect(await desk.status('POST', '/Merchants', { ...shop, externalId: 'TEA' })).toBe(409);
    expect(await desk.status('PUT', `/Merchants/${first}`, { externalId: 'TEA' })).toBe(200);
    expect(await desk.status('PUT', '/Merchants/mer_MeadowMusic', { externalId: 'TEA' })).toBe(409);
  });

  it('are not deleted while they have locations or represent a partner', async () => {
    const desk = await openDesk();
    expect(await desk.status('DELETE', '/Merchants/mer_PierCoffee')).toBe(409);
    expect(await desk.status('DELETE', '/Merchants/mer_HarborRetail')).toBe(409);
  });

  it('may be read by their terminals, and no more', async () => {
    const desk = await openDesk();
    const terminal = desk.as(desk.till.apiKey);
    expect(await terminal.status('GET', '/Merchants/mer_Training')).toBe(200);
    expect(await terminal.status('GET', '/Merchants/mer_PierCoffee')).toBe(403);
    expect(await terminal.status('PUT', '/Merchants/mer_Training', { name: 'Mine' })).toBe(403);
    expect(await terminal.status('DELETE', '/Merchants/mer_Training')).toBe(403);
  });
});

describe('a merchant update request', () => {
  const path = '/Merchants/mer_OldTownBooks/update-requests';
  const wish = { changes: { setRebateProgramEnabled: true }, justification: 'They asked for it.' };
  const rebate = async (desk: Desk) =>
    (await desk.get('/Merchants/mer_OldTownBooks'))['isRebateProgramEnabled'];

  it('switches the rebate program once it is approved', async () => {
    const desk = await openDesk();
    const draft = await desk.call('POST', path, wish);
    expect(draft).toMatchObject({ status: 201, json: { ...wish, status: 'draft' } });
    const one = `${path}/${String(draft.json['id'])}`;
    expect(await desk.status('POST', `${one}/approve`)).toBe(409);
    expect(await desk.json('POST', `${one}/submit`)).toMatchObject({ status: 'submitted' });
    expect(await rebate(desk)).toBe(false);
    expect(await desk.json('POST', `${one}/approve`)).toMatchObject({ status: 'approved' });
    expect(await rebate(desk)).toBe(true);
    expect(await desk.get(one)).toMatchObject({ status: 'approved' });
    expect(await desk.get(path)).toMatchObject([{ id: draft.json['id'] }]);
  });

  it('changes nothing when it is rejected or cancelled, and moves no more', async () => {
    const desk = await openDesk();
    for (const [steps, status] of [
      [['submit', 'reject'], 'rejected'],
      [['submit', 'cancel'], 'cancelled'],
      [['cancel'], 'cancelled'],
    ] as const) {
      const one = `${path}/${String((await desk.json('POST', path, wish))['id'])}`;
      for (const step of steps) await desk.json('POST', `${one}/${step}`);
      expect(await desk.get(one)).toMatchObject({ status });
      expect(await desk.status('POST', `${one}/submit`)).toBe(409);
    }
    expect(await rebate(desk)).toBe(false);
  });

  it('needs a change that exists and a justification', async () => {
    const desk = await openDesk();
    expect(await desk.faults('POST', path, { changes: wish.changes })).toEqual([400, 'justification']);
    expect(await desk.faults('POST', path, { ...wish, changes: {} })).toEqual([400, 'changes']);
    expect(await desk.faults('POST', path, { ...wish, changes: { setName: 'x' } })).toContain(
      'changes.setName',
    );
    expect(await desk.status('GET', `${path}/mur_Nothing`)).toBe(404);
    expect(await desk.as(KEYS.meadow).status('POST', path, wish)).toBe(403);
  });
});
