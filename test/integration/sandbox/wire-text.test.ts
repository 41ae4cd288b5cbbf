import { describe, expect, it } from 'vitest';
import { openDesk } from './desk.ts';
import { KEYS } from './onboarding-desk.ts';

describe('text on the wire', () => {
  it('may be any Unicode, escaped or not', async () => {
    const desk = await openDesk();
    const name = 'Café 😀 \\ud800 \\u0000 "\u001f';
    const partner = await desk.json('POST', '/Partners/par_Harbor/partners', { name });
    expect(await desk.get(`/Partners/${String(partner['id'])}`)).toMatchObject({ name });
    expect(await desk.get(`/Partners/all?Search=${encodeURIComponent('é 😀')}`)).toMatchObject({ total: 1 });
  });

  it('that no database keeps ends neither early nor the process', async () => {
    const desk = await openDesk();
    const headers = { ...KEYS.northwind, 'content-type': 'application/json' };
    const body = '{"name":"a\\ud800b\\u0000c","locationBusinessType":"physical"}';
    const made = await desk.till.send('POST', '/Merchants/mer_PierCoffee/locations', { headers, body });
    expect(made.status).toBe(201);
    const path = `/Locations/${String(made.json['id'])}`;
    expect(await desk.get(path)).toMatchObject({ name: 'a\ufffdb\ufffdc' });
    const history = 'From=2025-01-01&To=2027-01-01&Page=0&PageSize=1&LocationName=a%EF%BF%BDb';
    expect(await desk.get(`/Merchants/mer_PierCoffee/payments?${history}`)).toMatchObject({ total: 0 });
  });

  it('in an address finds nothing by its beginning', async () => {
    const desk = await openDesk();
    expect(await desk.status('GET', '/Merchants/mer_PierCoffee%00x')).toBe(404);
    expect(await desk.get('/Partners/all?Search=%00')).toMatchObject({ total: 0 });
  });

  it('may be nothing at all for an operation without a payload', async () => {
    const desk = await openDesk();
    const headers = { ...KEYS.northwind, 'content-type': 'application/json' };
    const answer = await desk.till.send('POST', '/Terminals/term_PierTill1/clone', { headers, body: '' });
    expect(answer.status).toBe(201);
  });
});
