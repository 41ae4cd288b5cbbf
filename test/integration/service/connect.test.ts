import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectService } from '../../../src-main/service/connect.ts';
import { closedPort } from '../../support/service/closed-port.ts';
import { loopbackServer } from '../../support/service/service-server.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';
import type { RequestListener } from 'node:http';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { ServiceConfig } from '../../../src-main/service/config.ts';
import type { ServiceConnection } from '../../../src-main/service/connect.ts';
import type { LoopbackServer } from '../../support/service/service-server.ts';

const signal = new AbortController().signal;
const KEY_CONFIG: ServiceConfig = {
  environment: 'sandbox',
  baseUrl: 'http://127.0.0.1:1',
  auth: { scheme: 'apiKey' },
  merchantId: 'mer_1',
  terminalId: 'term_1',
  currency: 'USD',
};
const oauth = (authUrl: string): ServiceConfig['auth'] => ({
  scheme: 'oauth',
  form: 'oauth-token',
  authUrl,
  brand: 'acme',
  identityDomain: 'pos.test',
});

let states: SessionView['state'][] = [];
let clock: VirtualClock;
beforeEach(() => {
  states = [];
  clock = new VirtualClock();
});

function connect(config: Partial<ServiceConfig>): ServiceConnection {
  const connection = connectService(
    { ...KEY_CONFIG, ...config },
    { apiKey: 'the-key', terminalPassword: 'pw', clientSecret: 'cs' },
    {
      clock,
      random: { next: () => 0 },
      onSession: ({ state }) => states.push(state),
      onBusy: () => undefined,
    },
  );
  onTestFinished(connection.close);
  return connection;
}
const serve = (status: number, body: unknown): Promise<LoopbackServer> => {
  const answer: RequestListener = (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
  return loopbackServer(answer);
};

it('knows the last good answers, what is left of the quota and how far the clocks differ', async () => {
  const server = await serve(404, { code: 'not_found' });
  const connection = connect({ baseUrl: server.baseUrl });
  expect(connection.vitals()).toEqual({ readsLeft: 1000, writesLeft: 100, lastGood: {} });
  await connection.signIn(signal);
  const { clockDifferenceMs, ...others } = connection.vitals();
  expect(others).toEqual({ readsLeft: 999, writesLeft: 100, lastGood: { status: clock.wall() } });
  // The server tells real time, and the till's clock is a virtual one.
  expect(Math.abs(clock.wall() - Number(clockDifferenceMs) - Date.now())).toBeLessThan(60_000);
  await clock.advance(60_001);
  expect(connection.vitals().readsLeft).toBe(1000);
});

describe('an address without TLS', () => {
  it.each<Partial<ServiceConfig>>([
    { baseUrl: 'http://api.example.test' },
    { baseUrl: 'http://127.0.0.1:1', environment: 'production' },
    { auth: oauth('http://id.example.test') },
  ])('is refused before a secret could travel: %j', (config) => {
    expect(() => connect(config)).toThrow('address not allowed');
  });
});

describe('signing in with an API key', () => {
  it('is shown to the payments endpoints, where an unknown payment proves it', async () => {
    const server = await serve(404, { code: 'not_found', message: 'No such payment' });
    expect(await connect({ baseUrl: server.baseUrl }).signIn(signal)).toEqual({ ok: true, value: null });
    expect(server.arrived).toMatchObject([{ method: 'GET', headers: { 'x-api-key': 'the-key' } }]);
    expect(server.arrived[0]?.path).toMatch(/^\/Payments\/tracking\//);
    expect(states).toEqual(['signing-in', 'signed-in']);
  });

  it('is "unreachable" while nobody answers', async () => {
    const port = await closedPort();
    const unreachable = connect({ baseUrl: `http://127.0.0.1:${port}` });
    expect(await unreachable.signIn(signal)).toMatchObject({
      ok: false,
      failure: { action: 'wait', code: 'service-unreachable', detail: 'ECONNREFUSED' },
    });
    expect(states).toEqual(['signing-in', 'unreachable']);
  });

  it('needs no sign-in of its own: the first accepted call tells', async () => {
    const server = await serve(200, { statusCode: 'created' });
    await connect({ baseUrl: server.baseUrl }).gateway.readTracking('p1', signal);
    expect(states).toEqual(['signed-in']);
  });

  it('is not undone when the terminal’s record is refused', async () => {
    const server = await loopbackServer((request, response) => {
      response.writeHead(request.url?.startsWith('/Terminals/') ? 401 : 404).end('{}');
    });
    const connection = connect({ baseUrl: server.baseUrl });
    await connection.signIn(signal);
    const reading = connection.readTenders(signal);
    // It is asked once more: one 401 may be a mistake.
    await vi.waitFor(() => expect(clock.sleeps.at(-1)).toBeLessThan(2_000));
    await clock.advance(2_000);
    expect(await reading).toMatchObject({
      ok: false,
      failure: { action: 'fix-configuration', code: 'not-permitted' },
    });
    expect(server.arrived).toHaveLength(3);
    expect(states).toEqual(['signing-in', 'signed-in']);
  });
});

describe('an API key that is refused for a while', () => {
  const refusing = async () => {
    let refuses = true;
    const server = await loopbackServer((request, response) => {
      response.writeHead(refuses ? 401 : request.url?.endsWith('/p1') ? 200 : 404);
      response.end(refuses ? '{}' : '{"statusCode":"completed"}');
    });
    return { server, relent: () => (refuses = false) };
  };

  it('holds readings of an open payment back until it is due, and then lets them go', async () => {
    const { server, relent } = await refusing();
    const { gateway } = connect({ baseUrl: server.baseUrl });
    const refused = { kind: 'failed', failure: { code: 'sign-in-refused' } };
    expect(await gateway.readTracking('p1', signal)).toMatchObject(refused);
    expect(await gateway.readTracking('p1', signal)).toMatchObject(refused);
    expect(server.arrived).toHaveLength(1);
    relent();
    await clock.advance(9_999);
    expect(await gateway.readTracking('p1', signal)).toMatchObject(refused);
    await clock.advance(1);
    await vi.waitFor(() => expect(states.at(-1)).toBe('signed-in'));
    expect(await gateway.readTracking('p1', signal)).toMatchObject({ kind: 'read' });
    expect(states).toEqual(['refused', 'signed-in']);
  });

  it('is shown at once when a person signs in', async () => {
    const { server, relent } = await refusing();
    const connection = connect({ baseUrl: server.baseUrl });
    expect(await connection.signIn(signal)).toMatchObject({ failure: { signInFault: 'api-key' } });
    relent();
    expect(await connection.signIn(signal)).toEqual({ ok: true, value: null });
    expect(server.arrived).toHaveLength(2);
    expect(states.at(-1)).toBe('signed-in');
  });

  it('is shown again by itself, and given up with the connection', async () => {
    const { server, relent } = await refusing();
    const connection = connect({ baseUrl: server.baseUrl });
    await connection.signIn(signal);
    for (const [count, wait] of [10_000, 30_000, 60_000].entries()) {
      await clock.advance(wait - 1);
      expect(server.arrived).toHaveLength(count + 1);
      await clock.advance(1);
      await server.untilArrived(count + 2);
      await vi.waitFor(() => expect(states).toHaveLength(count + 3));
    }
    relent();
    await clock.advance(120_000);
    await vi.waitFor(() => expect(states.at(-1)).toBe('signed-in'));
    await connection.close();
    expect(clock.pending()).toBe(0);
  });
});

describe('signing in with a token', () => {
  it('sends the token to payments and the API key to the terminal’s record', async () => {
    const server = await serve(200, { access_token: 'tok', statusCode: 'created', tenderTypes: [] });
    const connection = connect({ baseUrl: server.baseUrl, auth: oauth(server.baseUrl) });
    await connection.gateway.readTracking('p1', signal);
    await connection.readTenders(signal);
    const [, tracking, record] = server.arrived.map(({ headers }) => headers);
    expect(tracking).toMatchObject({ authorization: 'Bearer tok' });
    expect(tracking).not.toHaveProperty('x-api-key');
    expect(record).toMatchObject({ 'x-api-key': 'the-key' });
    expect(record).not.toHaveProperty('authorization');
  });

  it('is "unreachable", not refused, while the identity provider is gone', async () => {
    const connection = connect({ auth: oauth(`http://127.0.0.1:${await closedPort()}`) });
    const failure = { action: 'wait', code: 'service-unreachable' };
    expect(await connection.signIn(signal)).toMatchObject({ ok: false, failure });
    expect(await connection.gateway.readTracking('p1', signal)).toMatchObject({ kind: 'failed', failure });
    expect(states).toEqual(['signing-in', 'unreachable']);
  });

  it('has nothing to do with the API key of the terminal’s record', async () => {
    const identity = await serve(401, { error: 'invalid_grant' });
    const server = await serve(200, { tenderTypes: ['usdcBase'] });
    const connection = connect({ baseUrl: server.baseUrl, auth: oauth(identity.baseUrl) });
    expect(await connection.signIn(signal)).toMatchObject({ ok: false });
    expect(await connection.readTenders(signal)).toEqual({ ok: true, value: ['usdcBase'] });
    expect(states).toEqual(['signing-in', 'refused']);
  });

  it('tells nothing more once the connection is closed', async () => {
    const server = await loopbackServer(() => undefined);
    const connection = connect({ auth: oauth(server.baseUrl) });
    const signingIn = connection.signIn(signal);
    await server.untilArrived(1);
    await connection.close();
    expect(await signingIn).toMatchObject({ ok: false });
    expect(states).toEqual(['signing-in']);
  });

  it('can be given up', async () => {
    const server = await loopbackServer(() => undefined);
    const stop = new AbortController();
    const signingIn = connect({ auth: oauth(server.baseUrl) }).signIn(stop.signal);
    await server.untilArrived(1);
    stop.abort();
    expect(await signingIn).toMatchObject({ ok: false, failure: { action: 'try-again' } });
  });
});
