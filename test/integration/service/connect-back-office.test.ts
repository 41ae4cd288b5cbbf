import { inspect } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectBackOffice } from '../../../src-main/service/back-office/connect-back-office.ts';
import { loopbackServer } from '../../support/service/service-server.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';
import type { BackOfficeConfig, BackOfficeSecrets } from '../../../src-main/service/back-office/config.ts';
import type { LoopbackServer } from '../../support/service/service-server.ts';

const signal = new AbortController().signal;
const SECRETS = {
  apiKey: 'desk-key',
  terminalApiKey: 'terminal-key',
  terminalPassword: 'terminal-pw',
  integratorPassword: 'integrator-pw',
} satisfies BackOfficeSecrets;
const SERVICE_ACCOUNT = { serviceAccount: 'desk@acme.test' };

function connect(
  server: LoopbackServer,
  config: Partial<BackOfficeConfig> = {},
  secrets: BackOfficeSecrets = SECRETS,
) {
  const clock = new VirtualClock();
  const authUrl = `${server.baseUrl}/id`;
  const backOffice = connectBackOffice(
    {
      environment: 'sandbox',
      baseUrl: server.baseUrl,
      currency: 'USD',
      oauth: {
        scheme: 'oauth',
        form: 'realm',
        realm: 'nonprod',
        authUrl,
        brand: 'acme',
        identityDomain: 'pos',
      },
      ...config,
    },
    secrets,
    { clock, random: { next: () => 0 } },
  );
  onTestFinished(backOffice.close);
  return { backOffice, clock };
}

/** Issues tokens named after the client, and answers everything else with `status`. */
const service = (status = 404) =>
  loopbackServer((request, response) => {
    const isToken = request.url?.endsWith('/token') ?? false;
    response.writeHead(isToken ? 200 : status, { 'Content-Type': 'application/json' });
    response.end(isToken ? JSON.stringify({ access_token: 'a-token' }) : '{}');
  });

const credentials = (server: LoopbackServer) =>
  server.arrived
    .filter(({ path }) => !path.endsWith('/token'))
    .map(({ headers }) => headers['x-api-key'] ?? headers.authorization);

describe('a family’s credential', () => {
  it('is the specification’s choice: the terminal’s key for payments, the backOffice’s for all others', async () => {
    const server = await service();
    const { backOffice } = connect(server);
    await backOffice.payments.track('t1', signal);
    await backOffice.merchants.get('mer_1', signal);
    await backOffice.applications.get('a1', signal);
    await backOffice.history.ofPartner.page('par_1', { from: 0, until: 1 }, {}, signal);
    await backOffice.settlements.get('s1', signal);
    expect(credentials(server)).toEqual(['terminal-key', 'desk-key', 'desk-key', 'desk-key', 'desk-key']);
  });

  it('may be a token: one sign-in for all families that use the same login', async () => {
    const server = await service();
    const { backOffice } = connect(server, {
      credentials: { entities: SERVICE_ACCOUNT, settlement: SERVICE_ACCOUNT, payments: { terminalId: 't1' } },
    });
    await backOffice.merchants.get('mer_1', signal);
    await backOffice.settlements.get('s1', signal);
    await backOffice.payments.track('t1', signal);
    await backOffice.applications.get('a1', signal);
    expect(credentials(server)).toEqual([...Array<string>(3).fill('Bearer a-token'), 'desk-key']);
    const logins = server.arrived
      .filter(({ path }) => path.endsWith('/token'))
      .map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
    expect(logins).toMatchObject([
      { client_id: 'acme-integrator', username: 'desk@acme.test', password: 'integrator-pw' },
      { client_id: 'acme-terminal', username: 't1@pos', password: 'terminal-pw' },
    ]);
  });

  it.each([
    ['missing', undefined, 'missing'],
    ['masked', '****4f2a', 'malformed'],
  ])('that is %s is told, and nothing is sent', async (_name, apiKey, fault) => {
    const server = await service();
    const { backOffice } = connect(server, {}, apiKey === undefined ? {} : { apiKey });
    const failure = { action: 'sign-in', code: 'secret-missing', fields: [{ field: 'apiKey', fault }] };
    expect(await backOffice.merchants.get('mer_1', signal)).toMatchObject({ ok: false, failure });
    expect(await backOffice.payments.track('t1', signal)).toMatchObject({
      failure: { fields: [{ field: 'terminalApiKey', fault: 'missing' }] },
    });
    expect(server.arrived).toEqual([]);
  });

  it('that is refused stops nobody else', async () => {
    const server = await loopbackServer((request, response) => {
      const refused = request.headers['x-api-key'] === 'terminal-key';
      response.writeHead(refused ? 401 : 404).end('{}');
    });
    const { backOffice } = connect(server);
    const refusal = { failure: { action: 'sign-in', code: 'sign-in-refused' } };
    expect(await backOffice.payments.track('t1', signal)).toMatchObject(refusal);
    expect(await backOffice.merchants.get('m', signal)).toMatchObject({ failure: { code: 'not-found' } });
  });

  it.each([
    [403, 'not-permitted'],
    [404, 'not-found'],
  ])('that was refused is accepted where the service answers %i', async (status, code) => {
    let answer = 401;
    const server = await loopbackServer((_request, response) => response.writeHead(answer).end('{}'));
    const { backOffice, clock } = connect(server);
    const get = () => backOffice.payments.track('t1', signal);
    expect(await get()).toMatchObject({ failure: { code: 'sign-in-refused' } });
    expect(backOffice.vitals().isRefused).toBe(true);
    answer = status;
    await clock.advance(600_000);
    expect(await get()).toMatchObject({ failure: { code } });
    expect(backOffice.vitals()).toMatchObject({ isRefused: false, answers: 'yes', lastGood: {} });
  });

  it('that is no login stays refused where no token is given', async () => {
    let answer = 401;
    const server = await loopbackServer((_request, response) =>
      response.writeHead(answer).end(JSON.stringify({ error: 'invalid_grant' })),
    );
    const { backOffice } = connect(server, { credentials: { entities: SERVICE_ACCOUNT } });
    expect(await backOffice.signIn(signal)).toMatchObject({ failure: { code: 'sign-in-refused' } });
    answer = 403;
    await backOffice.signIn(signal);
    expect(backOffice.vitals().isRefused).toBe(true);
  });
});

describe('signing in', () => {
  it('fetches the tokens in use, and looks for the keys', async () => {
    const server = await service();
    const { backOffice } = connect(server, { credentials: { entities: SERVICE_ACCOUNT } });
    expect(await backOffice.signIn(signal)).toEqual({ ok: true, value: null });
    expect(server.arrived.map(({ path }) => path)).toEqual([
      '/id/realms/nonprod/protocol/openid-connect/token',
    ]);
    expect(await connect(server, {}, {}).backOffice.signIn(signal)).toMatchObject({
      failure: { code: 'secret-missing' },
    });
  });

  it('lifts a refusal, after which no token was asked for', async () => {
    let password = 'another';
    const server = await loopbackServer((request, response) => {
      const isToken = request.url?.endsWith('/token') ?? false;
      const refused = isToken && password !== 'integrator-pw';
      response
        .writeHead(refused ? 401 : isToken ? 200 : 404)
        .end(JSON.stringify(refused ? { error: 'invalid_grant' } : { access_token: 'a-token' }));
    });
    const { backOffice } = connect(server, { credentials: { entities: SERVICE_ACCOUNT } });
    const get = () => backOffice.merchants.get('mer_1', signal);
    expect(await get()).toMatchObject({ failure: { code: 'sign-in-refused' } });
    expect(await get()).toMatchObject({ failure: { code: 'sign-in-refused' } });
    expect(server.arrived).toHaveLength(1);
    password = 'integrator-pw';
    expect(await backOffice.signIn(signal)).toEqual({ ok: true, value: null });
    expect(await get()).toMatchObject({ failure: { code: 'not-found' } });
  });
});

describe('the rate limit', () => {
  it('does not hold back what is not metered', async () => {
    const server = await service();
    const { backOffice, clock } = connect(server);
    for (let n = 0; n < 120; n++) await backOffice.merchants.remove(`mer_${n}`, signal);
    expect(server.arrived).toHaveLength(120);
    expect(clock.sleeps).not.toContain(60_000);
  });

  it('holds it back all the same when the service says so', async () => {
    let calls = 0;
    const server = await loopbackServer((_request, response) => {
      calls += 1;
      response.writeHead(calls === 1 ? 429 : 404, { 'Retry-After': '7' }).end('{}');
    });
    const { backOffice, clock } = connect(server);
    const removing = backOffice.merchants.remove('mer_1', signal);
    await server.untilArrived(1);
    while (!clock.sleeps.includes(7_000)) await new Promise(setImmediate);
    await clock.advance(7_000);
    expect(await removing).toMatchObject({ failure: { code: 'not-found' } });
  });
});

it('reads a page of megabytes', async () => {
  const record = {
    trackingId: 't',
    cartItems: Array.from({ length: 500 }, (_, n) => ({ n, name: 'x'.repeat(90) })),
  };
  const data = Array.from({ length: 100 }, () => record);
  const server = await loopbackServer((_request, response) =>
    response.end(JSON.stringify({ data, total: 100, page: 0 })),
  );
  const { backOffice } = connect(server);
  const page = await backOffice.history.ofTerminal.page(
    'term_1',
    { from: 0, until: 1 },
    { pageSize: 100 },
    signal,
  );
  expect(page.ok && page.value.records.length).toBe(100);
});

it('carries its secrets where nothing prints them', async () => {
  const { backOffice } = connect(await service(), { credentials: { entities: SERVICE_ACCOUNT } });
  await backOffice.merchants.get('mer_1', signal);
  const printed = inspect(backOffice, { depth: 20, showHidden: true }) + JSON.stringify(backOffice);
  for (const secret of [...Object.values(SECRETS), 'a-token']) expect(printed).not.toContain(secret);
});

it('gives every waiting call up when it is closed', async () => {
  const server = await loopbackServer(() => undefined);
  const { backOffice } = connect(server);
  const calls = [backOffice.merchants.get('mer_1', signal), backOffice.merchants.remove('mer_1', signal)];
  await server.untilArrived(2);
  await backOffice.close();
  expect(await Promise.all(calls)).toMatchObject([
    { ok: false, failure: { code: 'service-unreachable' } },
    { ok: false, failure: { code: 'change-unconfirmed' } },
  ]);
});

it.each([
  ['a plain address', { baseUrl: 'http://api.acme.test' }, 'address not allowed'],
  ['a token that nobody issues', { credentials: { payments: SERVICE_ACCOUNT } }, 'where tokens come from'],
])('is not opened with %s', (_name, config, words) => {
  const dependencies = { clock: new VirtualClock(), random: { next: () => 0 } };
  const good: BackOfficeConfig = {
    environment: 'sandbox',
    baseUrl: 'https://api.acme.test',
    currency: 'USD',
  };
  expect(() => connectBackOffice({ ...good, ...config }, {}, dependencies)).toThrow(words);
});
