import { describe, expect, it } from 'vitest';
import { openBackOffice } from './back-office/back-office.ts';
import { KEYS } from './onboarding/onboarding-back-office.ts';

describe('text on the wire', () => {
  it('may be any Unicode, escaped or not', async () => {
    const backOffice = await openBackOffice();
    const name = 'Café 😀 \\ud800 \\u0000 "\u001f';
    const partner = await backOffice.json('POST', '/Partners/par_Harbor/partners', { name });
    expect(await backOffice.get(`/Partners/${String(partner['id'])}`)).toMatchObject({ name });
    expect(await backOffice.get(`/Partners/all?Search=${encodeURIComponent('é 😀')}`)).toMatchObject({
      total: 1,
    });
  });

  it('that no database keeps ends neither early nor the process', async () => {
    const backOffice = await openBackOffice();
    const headers = { ...KEYS.northwind, 'content-type': 'application/json' };
    const body = '{"name":"a\\ud800b\\u0000c","locationBusinessType":"physical"}';
    const made = await backOffice.till.send('POST', '/Merchants/mer_PierCoffee/locations', { headers, body });
    expect(made.status).toBe(201);
    const path = `/Locations/${String(made.json['id'])}`;
    expect(await backOffice.get(path)).toMatchObject({ name: 'a\ufffdb\ufffdc' });
    const history = 'From=2025-01-01&To=2027-01-01&Page=0&PageSize=1&LocationName=a%EF%BF%BDb';
    expect(await backOffice.get(`/Merchants/mer_PierCoffee/payments?${history}`)).toMatchObject({ total: 0 });
  });

  it('in an address finds nothing by its beginning', async () => {
    const backOffice = await openBackOffice();
    expect(await backOffice.status('GET', '/Merchants/mer_PierCoffee%00x')).toBe(404);
    expect(await backOffice.get('/Partners/all?Search=%00')).toMatchObject({ total: 0 });
  });

  it('may be nothing at all for an operation without a payload', async () => {
    const backOffice = await openBackOffice();
    const headers = { ...KEYS.northwind, 'content-type': 'application/json' };
    const answer = await backOffice.till.send('POST', '/Terminals/term_PierTill1/clone', {
      headers,
      body: '',
    });
    expect(answer.status).toBe(201);
  });
});
