import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { change, changeWithoutContent, read, write } from '../../../../src-main/service/requests/request.ts';
import { at } from '../../../../src-main/service/requests/path.ts';
import { answered, LOST, NOT_SENT } from '../../../support/service/service-answers.ts';
import { senderWorld } from '../../../support/service/service-sender.ts';
import type { Exchange } from '../../../../src-main/service/transport/exchange.ts';

const signal = new AbortController().signal;
const path = at`/Merchants`;
const schema = z.object({ id: z.string() });
const post = { method: 'POST', path, body: { name: 'Corner Shop' } } as const;

const writing = async (...steps: readonly Exchange[]) => {
  const { sender, transport } = senderWorld(steps);
  return { result: await write(sender, post, schema, signal), requests: transport.requests };
};

describe('a write', () => {
  it('is sent as JSON and read by its schema', async () => {
    const { result, requests } = await writing(answered(201, { id: 'mer_1', more: true }));
    expect(result).toEqual({ ok: true, value: { id: 'mer_1' } });
    expect(requests).toMatchObject([
      {
        method: 'POST',
        url: 'https://api.example.test/Merchants',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: '{"name":"Corner Shop"}',
      },
    ]);
  });

  it.each([
    ['a lost answer', LOST],
    ['500', answered(500)],
    ['408', answered(408)],
    ['302', answered(302)],
    ['a good answer that cannot be read', answered(201, {})],
    ['one without content', answered(204, '')],
  ])('that met %s is not sent again, and nobody claims to know', async (_name, step) => {
    const { result, requests } = await writing(step);
    expect(requests).toHaveLength(1);
    expect(result).toMatchObject({
      ok: false,
      failure: { action: 'try-again', code: 'change-unconfirmed' },
    });
  });

  it.each([
    ['no connection', NOT_SENT, 'wait', 'service-unreachable'],
    ['400', answered(400, {}), 'fix-input', 'request-rejected'],
    ['422', answered(422, {}), 'fix-input', 'request-rejected'],
    ['409', answered(409, {}), 'fix-input', 'conflict'],
    ['401', answered(401, {}), 'sign-in', 'sign-in-refused'],
    ['403', answered(403, {}), 'fix-configuration', 'not-permitted'],
    ['404', answered(404, {}), 'fix-input', 'not-found'],
  ])('that met %s did not do it', async (_name, step, action, code) => {
    expect((await writing(step)).result).toMatchObject({ ok: false, failure: { action, code } });
  });

  it.each([
    ['details', { message: 'No', details: [{ field: 'name', message: 'is too long' }] }],
    ['problem details', { title: 'No', errors: { name: ['is too long'] } }],
  ])('that is refused with %s names the fields', async (_name, body) => {
    const fields = [{ field: 'name', fault: 'malformed', said: 'is too long' }];
    expect((await writing(answered(400, body))).result).toMatchObject({ ok: false, failure: { fields } });
  });

  it.each([
    [{ apiKey: 'k' }, 'apiKey'],
    [{ terminals: [{ name: 't', maskedApiKey: '****' }] }, 'terminals.0.maskedApiKey'],
    [{ 'X-Api-Key': 'k' }, 'X-Api-Key'],
  ])('whose body holds a key is not sent: %j', async (body, field) => {
    const { sender, transport } = senderWorld([]);
    expect(await write(sender, { ...post, body }, schema, signal)).toMatchObject({
      ok: false,
      failure: { action: 'fix-input', fields: [{ field }] },
    });
    expect(transport.requests).toEqual([]);
  });
});

describe('a change whose answer may be empty', () => {
  it.each([
    ['204', answered(204, '')],
    ['a page', answered(200, '<html>')],
    ['another object', answered(200, { done: true })],
  ])('is made when it is answered %s', async (_name, step) => {
    const { sender } = senderWorld([step]);
    expect(await change(sender, { method: 'PUT', path }, schema, signal)).toEqual({ ok: true });
    const again = senderWorld([step]);
    const ordered = await changeWithoutContent(again.sender, { method: 'DELETE', path }, signal);
    expect(ordered).toEqual({ ok: true, value: null });
  });

  it('tells what stands now when the service does', async () => {
    const { sender } = senderWorld([answered(200, { id: 'mer_1' })]);
    const value = { id: 'mer_1' };
    expect(await change(sender, { method: 'PUT', path }, schema, signal)).toEqual({ ok: true, value });
  });
});

describe('a reading', () => {
  it('is tried again after trouble that may pass', async () => {
    const { sender, clock } = senderWorld([answered(500), LOST, answered(200, { id: 'mer_1' })]);
    const reading = read(sender, path, schema, signal);
    await clock.advance(60_000);
    expect(await reading).toMatchObject({ ok: true });
  });

  it('of what is not there is for the one who asked', async () => {
    const { sender } = senderWorld([answered(404, { message: 'No such merchant', traceId: 't1' })]);
    expect(await read(sender, path, schema, signal)).toEqual({
      ok: false,
      failure: { action: 'fix-input', code: 'not-found', detail: 'No such merchant', traceId: 't1' },
    });
  });

  it('of an impossible identifier is not sent', async () => {
    const { sender, transport } = senderWorld([]);
    expect(await read(sender, at`/Merchants/${'..'}`, schema, signal)).toMatchObject({ ok: false });
    expect(transport.requests).toEqual([]);
  });

  it('that is given up is a failure, not an exception', async () => {
    const { sender } = senderWorld([]);
    expect(await read(sender, path, schema, AbortSignal.abort())).toMatchObject({ ok: false });
  });
});
