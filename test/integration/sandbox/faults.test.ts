import { describe, expect, it } from 'vitest';
import { openSandbox } from './open-sandbox.ts';
import type { OpenSandbox } from './open-sandbox.ts';

const CREATE = { method: 'POST', path: '/Payments/crypto' };
const anyText = expect.any(String) as string;

const addFault = (till: OpenSandbox, fault: object) =>
  till.control('POST', '/faults', { times: 1, match: CREATE, ...fault });

const count = async (till: OpenSandbox) =>
  (await till.control<readonly unknown[]>('GET', '/payments')).length;

/** Asks until the service has carried out a create, answered or not. */
async function untilCreated(till: OpenSandbox): Promise<void> {
  while ((await count(till)) === 0);
}

describe('a fault', () => {
  it('refuses with a status once, and nothing is done', async () => {
    const till = await openSandbox();
    await addFault(till, { kind: 'status', status: 503, retryAfter: 7 });
    const answer = await till.create();
    expect(answer).toMatchObject({ status: 503, json: { message: anyText, traceId: anyText } });
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(await count(till)).toBe(0);
    expect((await till.create()).status).toBe(201);
  });

  it('refuses with 429 in the form that the specification gives it', async () => {
    const till = await openSandbox();
    await addFault(till, { kind: 'status', status: 429, retryAfter: 3, times: 2 });
    await till.create();
    const { status, headers, json } = await till.create();
    expect([status, headers.get('retry-after')]).toEqual([429, '3']);
    expect(json).toEqual({ code: 429, error: 'rate_limit_exceeded', message: anyText });
    expect((await till.create()).status).toBe(201);
  });

  it('drops the connection before the work', async () => {
    const till = await openSandbox();
    await addFault(till, { kind: 'drop-before-work' });
    await expect(till.create()).rejects.toThrow('fetch failed');
    expect(await count(till)).toBe(0);
  });

  it('drops the connection after the work', async () => {
    const till = await openSandbox();
    await addFault(till, { kind: 'drop-after-work' });
    await expect(till.create()).rejects.toThrow('fetch failed');
    expect(await count(till)).toBe(1);
  });

  it('drops everything while the network is gone, also calls that would be refused', async () => {
    const till = await openSandbox();
    const { id } = await addFault(till, { kind: 'drop-before-work', times: undefined, match: undefined });
    for (const headers of [till.apiKey, {}]) {
      await expect(till.track('nobody', headers)).rejects.toThrow('fetch failed');
    }
    await expect(till.tokenByRealm()).rejects.toThrow('fetch failed');
    await till.control('DELETE', `/faults/${String(id)}`);
    expect((await till.track('nobody')).status).toBe(404);
  });

  it('never begins an answer, though the work is done', async () => {
    const till = await openSandbox();
    await addFault(till, { kind: 'stall-headers' });
    const giveUp = new AbortController();
    const sent = till.fetch('POST', '/Payments/crypto', {
      headers: till.apiKey,
      json: till.createBody(),
      signal: giveUp.signal,
    });
    await untilCreated(till);
    expect(await Promise.race([sent, till.control('GET', '/clock').then(() => 'silence')])).toBe('silence');
    giveUp.abort();
    await expect(sent).rejects.toThrow('aborted');
  });

  it('stops an answer in the middle of its body', async () => {
    const till = await openSandbox();
    await addFault(till, { kind: 'stall-body' });
    const giveUp = new AbortController();
    const options = { headers: till.apiKey, json: till.createBody(), signal: giveUp.signal };
    const response = await till.fetch('POST', '/Payments/crypto', options);
    const reader = response.body?.getReader();
    const first = (await reader?.read())?.value as Uint8Array;
    expect(response.status).toBe(201);
    expect(first.length * 2).toBeLessThanOrEqual(Number(response.headers.get('content-length')));
    const next = reader?.read();
    expect(await Promise.race([next, till.control('GET', '/clock').then(() => 'silence')])).toBe('silence');
    giveUp.abort();
    await expect(next).rejects.toThrow('aborted');
  });

  it('answers garbage under the headers of JSON', async () => {
    const till = await openSandbox();
    await addFault(till, { kind: 'garbage-body' });
    const response = await till.fetch('POST', '/Payments/crypto', {
      headers: till.apiKey,
      json: till.createBody(),
    });
    expect(response.headers.get('content-type')).toMatch('application/json');
    const text = await response.text();
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    expect(await count(till)).toBe(1);
  });

  it('answers what it is told after the work, headers and body to the letter', async () => {
    const till = await openSandbox();
    const headers = { 'content-type': 'text/html', 'x-extra': '1' };
    await addFault(till, { kind: 'answer', headers, body: '<html>' });
    const answer = await till.create();
    expect([answer.status, answer.text, answer.headers.get('x-extra')]).toEqual([201, '<html>', '1']);
    expect(await count(till)).toBe(1);
  });

  it('answers what it is told instead of the work from status 400 up', async () => {
    const till = await openSandbox();
    await addFault(till, { kind: 'answer', status: 422, body: { code: 'tender_unavailable' } });
    expect(await till.create()).toMatchObject({ status: 422, json: { code: 'tender_unavailable' } });
    expect(await count(till)).toBe(0);
  });

  it('answers bodies of ten megabytes', async () => {
    const till = await openSandbox();
    await addFault(till, { kind: 'answer', body: ['x'.repeat(10_000_000)] });
    expect((await till.create()).text).toHaveLength(10_000_004);
  });

  it('holds an answer back on the sandbox’s clock', async () => {
    const till = await openSandbox();
    await addFault(till, { kind: 'delay', ms: 100 });
    const sent = till.create();
    const taken = async () => (await till.control<readonly unknown[]>('GET', '/faults')).length === 0;
    while (!(await taken()));
    await till.advance(99);
    expect(await count(till)).toBe(0);
    await till.advance(1);
    expect((await sent).status).toBe(201);
  });

  it('reaches the token endpoint and unknown paths, but not the payer’s page', async () => {
    const till = await openSandbox();
    const { json } = await till.create();
    await addFault(till, { kind: 'status', status: 500, match: undefined, times: 2 });
    expect((await till.tokenByRealm()).status).toBe(500);
    expect((await till.send('GET', String((json['paymentUrls'] as string[])[0]))).status).toBe(200);
    expect((await till.send('GET', '/Nowhere')).status).toBe(500);
  });

  it('is listed with what is left of it', async () => {
    const till = await openSandbox();
    await addFault(till, { kind: 'status', status: 500, times: 3 });
    await till.create();
    expect(await till.control('GET', '/faults')).toEqual([
      { id: 1, kind: 'status', status: 500, times: 3, left: 2, match: CREATE },
    ]);
    await till.control('DELETE', '/faults');
    expect(await till.control('GET', '/faults')).toEqual([]);
  });

  it.each([
    [{ kind: 'explode' }, 'kind'],
    [{ kind: 'delay' }, 'ms'],
    [{ kind: 'status', status: 200 }, 'status'],
    [{ kind: 'stall-body', status: 500 }, 'status'],
    [{ kind: 'stall-body', times: 0 }, 'times'],
    [{ kind: 'stall-body', match: { url: '/' } }, 'match.url'],
  ])('is refused with the field at fault: %j', async (fault, field) => {
    const till = await openSandbox();
    const { status, json } = await till.send('POST', `${till.sandbox.controlUrl}/faults`, { json: fault });
    expect([status, json['details']]).toMatchObject([400, [{ field }]]);
  });
});
