import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readPage } from '../../../../src-main/service/requests/page.ts';
import { at } from '../../../../src-main/service/requests/path.ts';
import { readAll } from '../../../../src-main/service/requests/read-all.ts';
import { answered, LOST } from '../../../support/service/service-answers.ts';
import { senderWorld } from '../../../support/service/service-sender.ts';

const signal = new AbortController().signal;
const path = at`/Batches`;
const schema = z.object({ id: z.string() });
const ids = (...numbers: readonly number[]) => numbers.map((number) => ({ id: `b${number}` }));

const pageOf = (body: unknown, page = 0) =>
  readPage(senderWorld([answered(200, body)]).sender, path, { Page: page }, schema, signal);

describe('a page', () => {
  it('is the envelope of the specification', async () => {
    expect(await pageOf({ data: ids(1), total: 5, page: 2, pageSize: 1 }, 2)).toEqual({
      ok: true,
      value: { page: 2, records: ids(1), total: 5 },
    });
  });

  it('may be a bare array, which is all there is', async () => {
    expect(await pageOf(ids(1, 2))).toEqual({ ok: true, value: { page: 0, records: ids(1, 2), total: 2 } });
  });

  it.each([
    ['no total', { data: ids(1) }],
    ['a total that is none', { data: ids(1), total: 'many', page: null }],
    ['a negative total', { data: ids(1), total: -1 }],
  ])('may come with %s', async (_name, body) => {
    expect(await pageOf(body)).toEqual({ ok: true, value: { page: 0, records: ids(1) } });
  });

  it.each([
    ['a record without its identifier', { data: [{ id: 'b1' }, {}], total: 2 }, 'data.1.id'],
    ['no records', { total: 3 }, 'data'],
    ['null', 'null', ''],
    ['a page', '<html>', 'not JSON'],
    ['another page than was asked for', { data: ids(1), total: 9, page: 1 }, 'page 0 was asked for'],
  ])('with %s is unreadable as a whole', async (_name, body, detail) => {
    expect(await pageOf(body)).toMatchObject({
      ok: false,
      failure: { code: 'service-answer-unreadable', detail: expect.stringContaining(detail) as string },
    });
  });
});

describe('a small list', () => {
  const all = async (...steps: Parameters<typeof senderWorld>[0]) => {
    const { sender, transport, clock } = senderWorld(steps);
    const reading = readAll(sender, path, schema, signal);
    await clock.advance(60_000);
    return { result: await reading, urls: transport.requests.map(({ url }) => url) };
  };

  it('takes no parameters, and one call', async () => {
    const { result, urls } = await all(answered(200, ids(1, 2)));
    expect(result).toEqual({ ok: true, value: ids(1, 2) });
    expect(urls).toEqual(['https://api.example.test/Batches']);
  });

  it('that has pages all the same is read to its end', async () => {
    const { result, urls } = await all(
      answered(200, { data: ids(1, 2), total: 3, page: 0 }),
      answered(200, { data: ids(3), total: 3, page: 1 }),
    );
    expect(result).toEqual({ ok: true, value: ids(1, 2, 3) });
    expect(urls.at(-1)).toContain('?Page=1');
  });

  it('is a failure when a part of it is', async () => {
    const first = answered(200, { data: ids(1), total: 2, page: 0 });
    const { result } = await all(first, LOST, LOST, LOST, LOST);
    expect(result).toMatchObject({ ok: false, failure: { code: 'service-unreachable' } });
  });
});
