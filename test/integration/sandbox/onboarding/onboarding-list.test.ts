import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '../../../../sandbox/onboarding/statuses.ts';
import { KEYS, openBackOffice } from './onboarding-back-office.ts';
import type { OnboardingBackOffice } from './onboarding-back-office.ts';
import { START } from '../open-sandbox.ts';

interface Item {
  readonly merchantName: string;
  readonly status: string;
  readonly updated: string;
}

async function list(
  backOffice: OnboardingBackOffice,
  query: string,
  path = '/Partners/par_Northwind/applications',
) {
  const { status, json, text } = await backOffice.send('GET', `${path}?${query}`, undefined, KEYS.northwind);
  expect(status, text).toBe(200);
  expect(Object.keys(json).sort()).toEqual(['data', 'page', 'total']);
  const { data, page, total } = json as unknown as { data: Item[]; page: number; total: number };
  return { page, total, items: data, names: data.map((one) => one.merchantName) };
}

describe('the applications of a partner', () => {
  it('hold one in each state from the start, also those of descendants', async () => {
    const { total, items } = await list(await openBackOffice(), '');
    expect(total).toBe(APPLICATION_STATUSES.length);
    expect(items.map((one) => one.status).sort()).toEqual([...APPLICATION_STATUSES].sort());
  });

  it('end where the partner ends', async () => {
    const backOffice = await openBackOffice();
    const { names } = await list(backOffice, '', '/Partners/par_Meadow/applications');
    expect(names.sort()).toEqual(['Lucky Star Gaming', 'Mill Street Records', 'Northlight Prints']);
    const path = '/Partners/par_Meadow/applications';
    expect((await backOffice.send('GET', path, undefined, KEYS.harbor)).status).toBe(403);
    expect((await backOffice.send('GET', '/Partners/par_Nobody/applications')).status).toBe(404);
  });

  it('are filtered by updated date, From inclusive and To exclusive', async () => {
    const backOffice = await openBackOffice();
    await backOffice.applied();
    await backOffice.service.advance(1);
    const at = (ms: number) => new Date(START + ms).toISOString();
    expect((await list(backOffice, `From=${at(0)}`)).names).toEqual(['Shell Shop']);
    expect((await list(backOffice, `From=${at(1)}`)).names).toEqual([]);
    expect((await list(backOffice, `From=${at(0)}&To=${at(0)}`)).names).toEqual([]);
    expect((await list(backOffice, `From=${at(0)}&To=${at(1)}`)).names).toEqual(['Shell Shop']);
  });

  it('are filtered by any of several statuses', async () => {
    const { items } = await list(await openBackOffice(), 'Statuses=draft&Statuses=rejected');
    expect(items.map((one) => one.status).sort()).toEqual(['draft', 'rejected']);
  });

  it.each(['lighthouse', 'ROBIN@LIGHTHOUSEBAKERY.TEST', 'mid-01'])(
    'are found by merchant name, signer e-mail and partner external id: %s',
    async (search) => {
      expect((await list(await openBackOffice(), `Search=${search}`)).names).toEqual(['Lighthouse Bakery']);
    },
  );

  it.each(['ÖLMÜHLE', 'ölmühle', 'Mühle'])('are found in any case, umlauts too: %s', async (search) => {
    const backOffice = await openBackOffice();
    await backOffice.createShort({ merchantName: 'ÖlMühle' });
    expect((await list(backOffice, `Search=${encodeURIComponent(search)}`)).names).toEqual(['ÖlMühle']);
  });

  it('are sorted and paged', async () => {
    const backOffice = await openBackOffice();
    const newestFirst = (await list(backOffice, '')).items.map((one) => one.updated);
    expect(newestFirst).toEqual([...newestFirst].sort().reverse());
    const byName = await list(backOffice, 'SortBy=merchantName&SortDirection=asc&PageSize=5');
    expect(byName.names).toEqual([
      'Cobble Cycles',
      'Fern Florist',
      'Gull & Anchor',
      'Lighthouse Bakery',
      'Lucky Star Gaming',
    ]);
    const last = await list(backOffice, 'SortBy=merchantName&SortDirection=asc&PageSize=5&Page=2');
    expect([last.page, last.total, last.names]).toEqual([2, 12, ['Saltmarsh Outfitters', 'Tidewater Tea']]);
  });

  it('are also at the deprecated path, for the partner of the key', async () => {
    const backOffice = await openBackOffice();
    const { total } = await list(backOffice, '', '/merchant-onboarding/applications');
    expect(total).toBe(12);
  });

  it('name every parameter that is wrong', async () => {
    const query = 'From=x&To=2026-02-31&Statuses=Draft&Page=-1&PageSize=101&SortBy=name&SortDirection=up';
    const backOffice = await openBackOffice();
    const { status, json } = await backOffice.send('GET', `/Partners/par_Harbor/applications?${query}`);
    expect(status).toBe(400);
    const fields = (json['details'] as { field: string }[]).map(({ field }) => field).sort();
    expect(fields).toEqual(['From', 'Page', 'PageSize', 'SortBy', 'SortDirection', 'Statuses', 'To']);
  });
});
