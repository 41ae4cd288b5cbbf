import { describe, expect, it } from 'vitest';
import { openBackOffice } from './back-office.ts';
import { KEYS } from '../onboarding/onboarding-back-office.ts';

const LIST = '/Merchants/mer_PierCoffee/locations';
const stand = { name: 'Stand', locationBusinessType: 'physical' };

describe('locations', () => {
  it('are created, listed, changed and deleted', async () => {
    const backOffice = (await openBackOffice()).as(KEYS.cafes);
    const created = await backOffice.call('POST', LIST, stand);
    expect(created).toMatchObject({
      status: 201,
      json: { ...stand, merchantId: 'mer_PierCoffee', isEnabled: true },
    });
    const path = `/Locations/${String(created.json['id'])}`;
    expect(await backOffice.get<unknown[]>(LIST)).toHaveLength(3);
    expect(await backOffice.json('PUT', path, { name: 'Stall' })).toMatchObject({ ...stand, name: 'Stall' });
    expect(await backOffice.status('DELETE', path)).toBe(204);
    expect(await backOffice.status('GET', path)).toBe(404);
    expect(await backOffice.get<unknown[]>(LIST)).toHaveLength(2);
  });

  it('inherit the merchant’s tenders unless they have a list, which can only be narrower', async () => {
    const backOffice = await openBackOffice();
    const merchant = await backOffice.get('/Merchants/mer_PierCoffee');
    expect(await backOffice.get('/Locations/loc_PierCoffee')).toMatchObject({
      tenderTypes: merchant['tenderTypes'],
    });
    expect(await backOffice.get('/Locations/loc_PierMarket')).toMatchObject({
      tenderTypes: ['usdcBase', 'bitcoin_Lightning'],
    });
    expect(await backOffice.faults('POST', LIST, { ...stand, tenderTypes: ['dogecoin'] })).toEqual([
      422,
      'tenderTypes',
    ]);
    const wider = { tenderTypes: ['usdcbase'] };
    expect(await backOffice.faults('PUT', '/Locations/loc_PierMarket', wider)).toEqual([422, 'tenderTypes']);
    expect(await backOffice.json('PUT', '/Locations/loc_PierMarket', { tenderTypes: null })).toMatchObject({
      tenderTypes: merchant['tenderTypes'],
    });
  });

  it('follow the merchant when it is approved for another tender or loses one', async () => {
    const backOffice = await openBackOffice();
    await backOffice.json('PUT', '/Merchants/mer_PierCoffee', { tenderTypes: ['usdcBase', 'venmo'] });
    expect(await backOffice.get('/Locations/loc_PierCoffee')).toMatchObject({
      tenderTypes: ['usdcBase', 'venmo'],
    });
    expect(await backOffice.get('/Locations/loc_PierMarket')).toMatchObject({ tenderTypes: ['usdcBase'] });
    expect(await backOffice.get('/Terminals/term_MarketTill')).toMatchObject({ tenderTypes: ['usdcBase'] });
  });

  it('need an https website when they are virtual', async () => {
    const backOffice = await openBackOffice();
    const site = { name: 'Site', locationBusinessType: 'virtual' };
    expect(await backOffice.faults('POST', LIST, site)).toEqual([400, 'website']);
    expect(await backOffice.faults('POST', LIST, { ...site, website: 'http://pier.test' })).toEqual([
      400,
      'website',
    ]);
    expect(await backOffice.status('POST', LIST, { ...site, website: 'https://pier.test' })).toBe(201);
    expect(await backOffice.faults('POST', LIST, { ...stand, locationBusinessType: 'both' })).toEqual([
      400,
      'locationBusinessType',
    ]);
  });

  it('are enabled and disabled by their own endpoint; a disabled one takes no payments', async () => {
    const backOffice = await openBackOffice();
    const path = '/Locations/loc_Training';
    expect(await backOffice.faults('PUT', path, { isEnabled: false })).toEqual([400, 'isEnabled']);
    expect(await backOffice.json('PATCH', `${path}/enabled`, { enabled: false })).toMatchObject({
      isEnabled: false,
    });
    expect(await backOffice.till.create()).toMatchObject({ status: 422, json: { code: 'business_rule' } });
    await backOffice.json('PATCH', `${path}/enabled`, { enabled: true });
    expect((await backOffice.till.create()).status).toBe(201);
    expect(await backOffice.faults('PATCH', `${path}/enabled`, { enabled: 'yes' })).toEqual([400, 'enabled']);
  });

  it('are deleted only without terminals', async () => {
    const backOffice = await openBackOffice();
    expect(await backOffice.call('DELETE', '/Locations/loc_OldTown')).toMatchObject({
      status: 409,
      json: { code: 'conflict' },
    });
    await backOffice.call('DELETE', '/Terminals/term_BooksTill');
    expect(await backOffice.status('DELETE', '/Locations/loc_OldTown')).toBe(204);
  });

  it('are read by their own terminals', async () => {
    const backOffice = await openBackOffice();
    const terminal = backOffice.as(backOffice.till.apiKey);
    expect(await terminal.status('GET', '/Locations/loc_Training')).toBe(200);
    expect(await terminal.status('GET', '/Locations/loc_TrainingWeb')).toBe(403);
    expect(await terminal.status('PUT', '/Locations/loc_Training', { name: 'x' })).toBe(403);
    expect(await backOffice.as(KEYS.meadow).status('GET', '/Locations/loc_OldTown')).toBe(403);
  });
});
