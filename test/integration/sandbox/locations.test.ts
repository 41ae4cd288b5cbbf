import { describe, expect, it } from 'vitest';
import { openDesk } from './desk.ts';
import { KEYS } from './onboarding-desk.ts';

const LIST = '/Merchants/mer_PierCoffee/locations';
const stand = { name: 'Stand', locationBusinessType: 'physical' };

describe('locations', () => {
  it('are created, listed, changed and deleted', async () => {
    const desk = (await openDesk()).as(KEYS.cafes);
    const created = await desk.call('POST', LIST, stand);
    expect(created).toMatchObject({
      status: 201,
      json: { ...stand, merchantId: 'mer_PierCoffee', isEnabled: true },
    });
    const path = `/Locations/${String(created.json['id'])}`;
    expect(await desk.get<unknown[]>(LIST)).toHaveLength(3);
    expect(await desk.json('PUT', path, { name: 'Stall' })).toMatchObject({ ...stand, name: 'Stall' });
    expect(await desk.status('DELETE', path)).toBe(204);
    expect(await desk.status('GET', path)).toBe(404);
    expect(await desk.get<unknown[]>(LIST)).toHaveLength(2);
  });

  it('inherit the merchant’s tenders unless they have a list, which can only be narrower', async () => {
    const desk = await openDesk();
    const merchant = await desk.get('/Merchants/mer_PierCoffee');
    expect(await desk.get('/Locations/loc_PierCoffee')).toMatchObject({
      tenderTypes: merchant['tenderTypes'],
    });
    expect(await desk.get('/Locations/loc_PierMarket')).toMatchObject({
      tenderTypes: ['usdcBase', 'bitcoin_Lightning'],
    });
    expect(await desk.faults('POST', LIST, { ...stand, tenderTypes: ['dogecoin'] })).toEqual([
      422,
      'tenderTypes',
    ]);
    const wider = { tenderTypes: ['usdcbase'] };
    expect(await desk.faults('PUT', '/Locations/loc_PierMarket', wider)).toEqual([422, 'tenderTypes']);
    expect(await desk.json('PUT', '/Locations/loc_PierMarket', { tenderTypes: null })).toMatchObject({
      tenderTypes: merchant['tenderTypes'],
    });
  });

  it('follow the merchant when it is approved for another tender or loses one', async () => {
    const desk = await openDesk();
    await desk.json('PUT', '/Merchants/mer_PierCoffee', { tenderTypes: ['usdcBase', 'venmo'] });
    expect(await desk.get('/Locations/loc_PierCoffee')).toMatchObject({ tenderTypes: ['usdcBase', 'venmo'] });
    expect(await desk.get('/Locations/loc_PierMarket')).toMatchObject({ tenderTypes: ['usdcBase'] });
    expect(await desk.get('/Terminals/term_MarketTill')).toMatchObject({ tenderTypes: ['usdcBase'] });
  });

  it('need an https website when they are virtual', async () => {
    const desk = await openDesk();
    const site = { name: 'Site', locationBusinessType: 'virtual' };
    expect(await desk.faults('POST', LIST, site)).toEqual([400, 'website']);
    expect(await desk.faults('POST', LIST, { ...site, website: 'http://pier.test' })).toEqual([
      400,
      'website',
    ]);
    expect(await desk.status('POST', LIST, { ...site, website: 'https://pier.test' })).toBe(201);
    expect(await desk.faults('POST', LIST, { ...stand, locationBusinessType: 'both' })).toEqual([
      400,
      'locationBusinessType',
    ]);
  });

  it('are enabled and disabled by their own endpoint; a disabled one takes no payments', async () => {
    const desk = await openDesk();
    const path = '/Locations/loc_Training';
    expect(await desk.faults('PUT', path, { isEnabled: false })).toEqual([400, 'isEnabled']);
    expect(await desk.json('PATCH', `${path}/enabled`, { enabled: false })).toMatchObject({
      isEnabled: false,
    });
    expect(await desk.till.create()).toMatchObject({ status: 422, json: { code: 'business_rule' } });
    await desk.json('PATCH', `${path}/enabled`, { enabled: true });
    expect((await desk.till.create()).status).toBe(201);
    expect(await desk.faults('PATCH', `${path}/enabled`, { enabled: 'yes' })).toEqual([400, 'enabled']);
  });

  it('are deleted only without terminals', async () => {
    const desk = await openDesk();
    expect(await desk.call('DELETE', '/Locations/loc_OldTown')).toMatchObject({
      status: 409,
      json: { code: 'conflict' },
    });
    await desk.call('DELETE', '/Terminals/term_BooksTill');
    expect(await desk.status('DELETE', '/Locations/loc_OldTown')).toBe(204);
  });

  it('are read by their own terminals', async () => {
    const desk = await openDesk();
    const terminal = desk.as(desk.till.apiKey);
    expect(await terminal.status('GET', '/Locations/loc_Training')).toBe(200);
    expect(await terminal.status('GET', '/Locations/loc_TrainingWeb')).toBe(403);
    expect(await terminal.status('PUT', '/Locations/loc_Training', { name: 'x' })).toBe(403);
    expect(await desk.as(KEYS.meadow).status('GET', '/Locations/loc_OldTown')).toBe(403);
  });
});
