import { describe, expect, it } from 'vitest';
import { openBackOffice } from './back-office.ts';
import { KEYS } from '../onboarding/onboarding-back-office.ts';

const till = { locationId: 'loc_PierCoffee', name: 'Till 3' };

describe('terminals', () => {
  it('are created with a key that works, read, changed and deleted', async () => {
    const backOffice = (await openBackOffice()).as(KEYS.cafes);
    const created = await backOffice.call('POST', '/Terminals', till);
    expect(created).toMatchObject({ status: 201, json: { ...till, merchantId: 'mer_PierCoffee' } });
    const { id, apiKey, ...shown } = created.json as { id: string; apiKey: string };
    const path = `/Terminals/${id}`;
    expect(await backOffice.get(path)).toEqual({ id, ...shown });
    const own = backOffice.as({ 'x-api-key': apiKey });
    expect(await own.status('GET', path)).toBe(200);
    expect(await backOffice.json('PUT', path, { name: 'Till X' })).toMatchObject({ id, name: 'Till X' });
    expect(await backOffice.status('DELETE', path)).toBe(204);
    expect(await backOffice.status('GET', path)).toBe(404);
    expect(await own.status('GET', path)).toBe(401);
  });

  it('are listed by location and by merchant', async () => {
    const backOffice = await openBackOffice();
    const ids = async (path: string) => (await backOffice.get<{ id: string }[]>(path)).map(({ id }) => id);
    expect(await ids('/Locations/loc_PierCoffee/terminals')).toEqual(['term_PierTill1', 'term_PierTill2']);
    expect(await ids('/Merchants/mer_PierCoffee/terminals')).toHaveLength(3);
  });

  it('inherit tenders from location and merchant, and may narrow them', async () => {
    const backOffice = await openBackOffice();
    const market = { ...till, locationId: 'loc_PierMarket' };
    expect(await backOffice.json('POST', '/Terminals', market)).toMatchObject({
      tenderTypes: ['usdcBase', 'bitcoin_Lightning'],
    });
    expect(
      await backOffice.json('POST', '/Terminals', { ...market, tenderTypes: ['usdcBase'] }),
    ).toMatchObject({
      tenderTypes: ['usdcBase'],
    });
    expect(await backOffice.faults('POST', '/Terminals', { ...market, tenderTypes: ['paypal'] })).toEqual([
      422,
      'tenderTypes',
    ]);
    const wider = { tenderTypes: ['paypal'] };
    expect(await backOffice.faults('PUT', '/Terminals/term_MarketTill', wider)).toEqual([422, 'tenderTypes']);
    expect(await backOffice.json('PUT', '/Terminals/term_PierTill1', wider)).toMatchObject(wider);
  });

  it('choose the shared wallet when they are created, never later, and only in the Sandbox', async () => {
    const backOffice = await openBackOffice();
    const shared = await backOffice.json('POST', '/Terminals', { ...till, useSandboxSharedWallet: true });
    expect(shared['useSandboxSharedWallet']).toBe(true);
    const change = { useSandboxSharedWallet: true };
    expect(await backOffice.faults('PUT', '/Terminals/term_PierTill1', change)).toEqual([
      400,
      'useSandboxSharedWallet',
    ]);
    const live = (await openBackOffice({ environment: 'production' })).as({
      'x-api-key': 'production-sandbox-partner-key-Northwind',
    });
    expect(await live.faults('POST', '/Terminals', { ...till, ...change })).toEqual([
      400,
      'useSandboxSharedWallet',
    ]);
  });

  it.each([
    ['locationId', { locationId: undefined }, 400],
    ['name', { name: '' }, 400],
    ['created', { created: '2020-01-01T00:00:00Z' }, 400],
  ])('are refused for %s', async (field, changes, status) => {
    const backOffice = await openBackOffice();
    expect(await backOffice.faults('POST', '/Terminals', { ...till, ...changes })).toEqual([status, field]);
  });

  it('stand at a location that exists, is seen, and is the merchant’s', async () => {
    const backOffice = await openBackOffice();
    const status = (changes: object, key: HeadersInit = KEYS.northwind) =>
      backOffice.as(key).status('POST', '/Terminals', { ...till, ...changes });
    expect(await status({ locationId: 'loc_Nowhere' })).toBe(404);
    expect(await status({ merchantId: 'mer_OldTownBooks' })).toBe(403);
    expect(await status({}, KEYS.meadow)).toBe(403);
    expect(await status({}, backOffice.till.apiKey)).toBe(403);
  });

  it('are cloned with credentials of their own and no webhook', async () => {
    const backOffice = await openBackOffice();
    await backOffice.json('PUT', '/Terminals/term_MarketTill/webhook', { url: 'https://pier.test/hook' });
    const original = await backOffice.get('/Terminals/term_MarketTill');
    const clone = await backOffice.call('POST', '/Terminals/term_MarketTill/clone');
    expect(clone).toMatchObject({
      status: 201,
      json: { locationId: original['locationId'], tenderTypes: original['tenderTypes'], webhookUrl: null },
    });
    expect(clone.json['id']).not.toBe(original['id']);
    const named = await backOffice.json('POST', '/Terminals/term_MarketTill/clone', { name: 'Second' });
    expect(named['name']).toBe('Second');
    expect(named['apiKey']).not.toBe(clone.json['apiKey']);
  });
});

describe('a terminal’s API key', () => {
  const path = '/Terminals/term_Training01/api-keys';

  it('is retrieved in full and masked; the masked one opens nothing', async () => {
    const backOffice = await openBackOffice();
    const { apiKey } = backOffice.till.secrets;
    const key = await backOffice.get(path);
    expect(key).toEqual({ terminalId: 'term_Training01', apiKey, maskedApiKey: '****9a7e' });
    expect(await backOffice.as({ 'x-api-key': '****9a7e' }).status('GET', path)).toBe(401);
    expect(await backOffice.as(KEYS.meadow).status('GET', path)).toBe(403);
  });

  it('is dead once it is reset, and the new one works at once', async () => {
    const backOffice = await openBackOffice();
    const old = backOffice.as(backOffice.till.apiKey);
    const { apiKey } = await old.json<{ apiKey: string }>('POST', path);
    expect(await old.status('GET', '/Terminals/term_Training01')).toBe(401);
    expect((await backOffice.till.create({}, { 'x-api-key': apiKey })).status).toBe(201);
  });
});

describe('a terminal’s webhook', () => {
  const path = '/Terminals/term_Training01/webhook';

  it('is set and changed, and keeps its signing secret, also when it is removed', async () => {
    const backOffice = await openBackOffice();
    expect(await backOffice.get('/Terminals/term_Training01')).not.toHaveProperty('signingSecret');
    const { signingSecret, url } = await backOffice.json('PUT', path, { url: 'https://a.test/hook' });
    expect(url).toBe('https://a.test/hook');
    expect(String(signingSecret)).toMatch(/^[A-Za-z0-9+/]{43}=$/);
    expect(await backOffice.json('PUT', path, { url: 'https://b.test' })).toEqual({
      url: 'https://b.test',
      signingSecret,
    });
    expect(await backOffice.status('DELETE', path)).toBe(204);
    expect(await backOffice.get('/Terminals/term_Training01')).toMatchObject({
      webhookUrl: null,
      signingSecret,
    });
  });

  it.each(['http://a.test', 'a.test/hook', '/hook', 'ftp://a.test', ''])(
    'is not set to "%s"',
    async (url) => {
      const backOffice = await openBackOffice();
      expect(await backOffice.faults('PUT', path, { url })).toEqual([400, 'url']);
    },
  );

  it('needs a url, and a caller who sees the terminal', async () => {
    const backOffice = await openBackOffice();
    expect(await backOffice.faults('PUT', path, {})).toEqual([400, 'url']);
    expect(await backOffice.as(KEYS.meadow).status('PUT', path, { url: 'https://a.test' })).toBe(403);
    expect(await backOffice.as(backOffice.till.apiKey).status('PUT', path, { url: 'https://a.test' })).toBe(
      200,
    );
    const token = backOffice.as(await backOffice.till.signIn());
    expect(await token.status('PUT', path, { url: 'https://a.test' })).toBe(200);
    const other = '/Terminals/term_TrainingWeb/webhook';
    expect(await token.status('PUT', other, { url: 'https://a.test' })).toBe(403);
  });
});
