import { describe, expect, it } from 'vitest';
import { TerminalPayments } from '../../../../../src-main/service/endpoints/terminal-payments/terminal-payments.ts';
import { saysPaid } from '../../../../../shared/payment/payment-status.ts';
import { answered, LOST, NOT_SENT } from '../../../../support/service/service-answers.ts';
import { senderWorld } from '../../../../support/service/service-sender.ts';
import {
  iso,
  NOW,
  page,
  records,
  REFERENCE,
  TERMINAL,
} from '../../../../support/service/terminal-history.ts';
import type { Exchange } from '../../../../../src-main/service/transport/exchange.ts';
import type { LookupAnswer } from '../../../../../src-main/sales/ports.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function find(
  steps: readonly Exchange[],
  date?: number,
): Promise<{ answer: LookupAnswer; ids: readonly string[]; queries: URLSearchParams[]; unused: number }> {
  const { sender, serverClock, transport, clock } = senderWorld(steps);
  if (date !== undefined) serverClock.observe(new Headers({ date: new Date(date).toUTCString() }));
  const payments = new TerminalPayments({ sender, clock, serverClock, ...TERMINAL });
  const finding = payments.findByReference(REFERENCE, NOW - HOUR, new AbortController().signal);
  await clock.advance(60_000);
  const answer = await finding;
  return {
    answer,
    ids: answer.kind === 'found' ? answer.payments.map(({ trackingId }) => trackingId) : [],
    queries: transport.requests.map(({ url }) => new URL(url).searchParams),
    unused: transport.unused,
  };
}

describe('the query', () => {
  it('names every parameter of the specification as it wants them', async () => {
    const { queries } = await find([page([], 0)]);
    expect(Object.fromEntries(queries[0] ?? [])).toEqual({
      From: iso(NOW - HOUR),
      To: iso(NOW + 5 * MINUTE),
      Page: '0',
      PageSize: '100',
      SortBy: 'created',
      SortDirection: 'asc',
      Reference: REFERENCE,
    });
  });

  it('writes blanks and odd characters so that every server reads them', async () => {
    const { sender, clock, serverClock, transport } = senderWorld([page([], 0)]);
    const payments = new TerminalPayments({ sender, clock, serverClock, ...TERMINAL });
    await payments.findByReference(REFERENCE, NOW, new AbortController().signal);
    expect(transport.requests[0]?.url).toMatch(/\/Terminals\/term%2F1\/payments\?.*Reference=Order%207%2B8$/);
  });

  it.each([
    ['the service’s', 24 * HOUR, 24 * HOUR],
    ['the till’s', -72 * HOUR, 0],
  ])('ends a little after now by %s clock when that is ahead', async (_, ahead, end) => {
    const { queries } = await find([page([], 0)], NOW + ahead);
    expect(queries[0]?.get('To')).toBe(iso(NOW + end + 5 * MINUTE));
  });
});

describe('the answer', () => {
  it('gathers all pages', async () => {
    const { ids, queries } = await find([page(records(100), 130), page(records(30, 100), 130)]);
    expect(ids).toHaveLength(130);
    expect(queries.map((query) => query.get('Page'))).toEqual(['0', '1']);
  });

  it('goes on to the end when pages are shorter than asked for, and without a total', async () => {
    expect((await find([page(records(50), 70), page(records(20, 50), 70)])).ids).toHaveLength(70);
    expect((await find([page(records(100)), page(records(20, 100)), page([])])).ids).toHaveLength(120);
  });

  it('tells when each payment was made and last updated, where the record does', async () => {
    const made = { ...records(1)[0], created: iso(NOW), updated: iso(NOW + MINUTE) };
    const { answer } = await find([page([made, { ...records(1, 1)[0], updated: null }], 2)]);
    expect(answer).toMatchObject({
      payments: [{ createdAt: NOW, updatedAt: NOW + MINUTE }, { trackingId: 't1' }],
    });
    expect(answer.kind === 'found' && answer.payments[1]).not.toHaveProperty('updatedAt');
  });

  it('takes a time that names no zone for the service’s, wherever the till is', async () => {
    const here = process.env['TZ'];
    process.env['TZ'] = 'Asia/Kathmandu';
    const at = iso(NOW).replace('Z', '');
    const { answer } = await find([page([{ ...records(1)[0], created: at, updated: at }], 1)]);
    if (here === undefined) delete process.env['TZ'];
    else process.env['TZ'] = here;
    expect(answer).toMatchObject({ payments: [{ createdAt: NOW, updatedAt: NOW }] });
  });

  it.each([
    ['a record’s own', { requestedAmount: 12.3 }, { decimal: '12.3' }],
    [
      'one as tracking answers have it',
      { amounts: { requested: { inRequestedCurrency: { amount: 5, currency: { code: 'EUR' } } } } },
      { decimal: '5', currency: 'EUR' },
    ],
    [
      'one as tracking answers have it, beside one that is no amount',
      { requestedAmount: {}, amounts: { requested: { amount: '5.50' } } },
      { decimal: '5.50' },
    ],
  ])('states the requested amount where the record does: %s', async (_what, fields, statedRequest) => {
    const { answer } = await find([page([{ ...records(1)[0], ...fields }], 1)]);
    expect(answer).toMatchObject({ payments: [{ statedRequest }] });
  });

  it.each([
    ['by itself', { requestedAmount: '12,30' }],
    ['as in tracking answers', { amounts: { requested: { amount: '12,30', currency: 'USD' } } }],
  ])('states no amount in a form that none has, since the payment is read: %s', async (_what, fields) => {
    const { answer } = await find([page([{ ...records(1)[0], ...fields }], 1)]);
    expect(answer.kind === 'found' && answer.payments[0]).not.toHaveProperty('statedRequest');
  });

  it.each([
    [{ externalId: REFERENCE }, false],
    [{ externalId: '' }, false],
    [{ externalId: null }, false],
    [{ externalId: REFERENCE.toLowerCase() }, true],
  ])('says whether a payment has another external id: %j %s', async (fields, other) => {
    const { answer } = await find([page([{ ...records(1)[0], ...fields }], 1)]);
    const [payment] = answer.kind === 'found' ? answer.payments : [];
    expect(payment?.otherExternalId).toBe(other ? true : undefined);
  });

  it('may be a bare array', async () => {
    expect((await find([answered(200, records(2))])).ids).toEqual(['t0', 't1']);
  });

  it('holds a payment once, though it moved to the next page meanwhile', async () => {
    expect((await find([page(records(2), 3), page(records(2, 1), 3)])).ids).toEqual(['t0', 't1', 't2']);
  });

  it('takes in what is created while the pages come', async () => {
    expect((await find([page(records(2), 3), page(records(2, 2), 4)])).ids).toHaveLength(4);
  });

  it('goes on to the empty page when the total is below what has come', async () => {
    expect((await find([page(records(2), 1), page(records(2, 2), 1), page([], 1)])).ids).toHaveLength(4);
  });

  it('keeps the status and the time where the record has them', async () => {
    const data = [
      { trackingId: 't0', statusCode: 'completed', created: iso(NOW) },
      { trackingId: 't1', statusCode: null },
    ];
    expect((await find([page(data, 2)])).answer).toEqual({
      kind: 'found',
      payments: [
        { trackingId: 't0', status: { kind: 'final', outcome: 'completed' }, createdAt: NOW },
        { trackingId: 't1' },
      ],
    });
  });

  it.each([
    ['the same reference', { reference: REFERENCE }, true],
    ['it as external id', { externalId: REFERENCE }, true],
    ['it beside another external id', { externalId: 'x', reference: REFERENCE }, true],
    ['no reference of its own', {}, true],
    ['null for a reference', { reference: null, externalId: null }, true],
    ['another case', { reference: REFERENCE.toLowerCase() }, false],
    ['only a part of it', { reference: 'Order 7' }, false],
    ['another external id, which whoever searches judges', { externalId: 'Order 9' }, true],
    [
      'another reference, though its external id is the one',
      { reference: 'x', externalId: REFERENCE },
      false,
    ],
    ['a time before the search', { created: iso(NOW - HOUR - 1) }, false],
    ['a time at its beginning', { created: iso(NOW - HOUR) }, true],
    ['this terminal', { terminalId: 'term/1' }, true],
    ['another terminal', { terminalId: 'term/2' }, false],
    ['an empty text for a terminal', { terminalId: '' }, true],
    ['a time nobody can read', { created: 'yesterday' }, true],
  ])('counts a record with %s: %j %s', async (_what, fields, counts) => {
    expect((await find([page([{ trackingId: 't0', ...fields }], 1)])).ids).toEqual(counts ? ['t0'] : []);
  });
});

describe('a search that cannot be trusted fails instead of finding nothing', () => {
  it.each([
    ['a matching record without tracking id', page([{ reference: REFERENCE }], 1)],
    ['a record that is no object', page(['t0'], 1)],
    ['no list', answered(200, { data: null, total: 0 })],
    ['HTML', answered(200, '<html>')],
  ])('%s', async (_what, exchange) => {
    expect((await find([exchange])).answer).toMatchObject({
      kind: 'failed',
      failure: { code: 'service-answer-unreadable' },
    });
  });

  it.each([
    ['an end before the total', [page(records(100), 130), page([], 130)]],
    ['an end at once', [page([], 1)]],
    [
      'the same page again in place of the last, in pages of another size too',
      [1, 2].flatMap(() => [page(records(2), 4), page(records(2), 4), page([], 4)]),
    ],
    ['a total that shrinks to what has come', [page(records(2), 3), page([], 2)]],
    ['a total that is told once', [page(records(2), 3), page([])]],
  ])('%s', async (_what, pages) => {
    const { answer, unused } = await find(pages);
    expect(answer).toMatchObject({ kind: 'failed', failure: { code: 'service-answer-unreadable' } });
    expect(unused).toBe(0);
  });

  it.each([
    ['one without tracking id', { reference: REFERENCE }],
    ['one whose tracking id has no end', { trackingId: 'x'.repeat(5_000), reference: REFERENCE }],
    ['no object', 'x'],
  ])('and what it did find counts all the same: beside %s', async (_what, record) => {
    const pages = [page([...records(1), record], 3), page(records(1, 1), 3)];
    const { answer, unused } = await find(pages);
    expect(answer).toMatchObject({
      kind: 'failed',
      failure: { code: 'service-answer-unreadable', detail: expect.stringContaining('1 records') as string },
      payments: [{ trackingId: 't0' }, { trackingId: 't1' }],
    });
    expect(unused).toBe(0);
  });

  it('and what came before a page that never did counts', async () => {
    const { answer } = await find([page(records(2), 3), LOST, LOST, LOST, LOST]);
    expect(answer).toMatchObject({ kind: 'failed', payments: [{ trackingId: 't0' }, { trackingId: 't1' }] });
  });

  it('pages without end', async () => {
    const same = Array.from({ length: 20 }, (_, n) => page(records(100, 100 * n), 1e9));
    const { answer, unused } = await find(same);
    expect(answer).toMatchObject({ kind: 'failed', failure: { code: 'service-answer-unreadable' } });
    expect(unused).toBe(0);
  });

  it('a page that never came', async () => {
    const { answer } = await find([page(records(100), 130), LOST, LOST, LOST, LOST]);
    expect(answer).toMatchObject({ kind: 'failed', failure: { code: 'service-unreachable' } });
  });
});

describe('a payment that the service lists twice for good', () => {
  const twice = [...records(2), ...records(1, 1), ...records(1, 2)];

  it('is one, and nothing is missing', async () => {
    expect((await find([page(twice, 4), page([], 4)])).ids).toEqual(['t0', 't1', 't2']);
    expect((await find([page(twice, 3)])).ids).toEqual(['t0', 't1', 't2']);
  });

  it('is one also on both sides of a page, which the same list cut elsewhere shows', async () => {
    const all = [...records(100), ...records(3, 99)];
    const { ids, queries, unused } = await find([
      ...[page(all.slice(0, 100), 103), page(all.slice(100), 103), page([], 103)],
      ...[page(all.slice(0, 99), 103), page(all.slice(99), 103), page([], 103)],
    ]);
    expect(ids).toHaveLength(102);
    expect(queries.map((query) => query.get('PageSize'))).toEqual(['100', '100', '100', '99', '99', '99']);
    expect(unused).toBe(0);
  });

  it.each([
    ['first', ['completed', 'expired']],
    ['last', ['expired', 'completed']],
    ['between others', [null, 'overpaid', 'invalid']],
  ])('is paid where one of its records says so: %s', async (_what, statusCodes) => {
    const { answer } = await find([
      page(
        statusCodes.map((statusCode) => ({ trackingId: 't0', statusCode })),
        1,
      ),
    ]);
    const [payment] = answer.kind === 'found' ? answer.payments : [];
    expect(payment?.status && saysPaid(payment.status)).toBe(true);
  });

  it('does not stand for another that never came', async () => {
    const { answer } = await find([page(twice, 5), page([], 5)]);
    expect(answer).toMatchObject({ kind: 'failed', failure: { code: 'service-answer-unreadable' } });
    // A total that counts payments, not records, and pages that are cut by records.
    expect((await find([page(twice.slice(0, 3), 3), page(records(1, 2), 3)])).ids).toHaveLength(3);
  });
});

it('reads once more what moved while it was read', async () => {
  const moved = [page(records(100), 101), page(records(1, 99), 101), page([], 102)];
  const late = [page([...records(1, 200), ...records(98)], 102), page(records(3, 98), 102)];
  expect((await find([...moved, ...late])).ids).toHaveLength(102);
});

it('passes over a record of another reference, even one that cannot be followed', async () => {
  expect((await find([page([{ reference: 'other' }, ...records(1)], 2)])).ids).toEqual(['t0']);
});

describe('all payments between two moments', () => {
  async function between(steps: readonly Exchange[]) {
    const { sender, serverClock, transport, clock } = senderWorld(steps);
    const payments = new TerminalPayments({ sender, clock, serverClock, ...TERMINAL });
    const reading = payments.between(NOW - HOUR, NOW, new AbortController().signal);
    await clock.advance(60_000);
    return { answer: await reading, sent: transport.requests.length };
  }

  it('are given up at once when nobody can be reached', async () => {
    expect(await between([NOT_SENT, page([], 0)])).toMatchObject({
      answer: { kind: 'failed', failure: { code: 'service-unreachable' } },
      sent: 1,
    });
  });

  it('are asked for again when an answer was lost, or when the network goes after the first page', async () => {
    expect(await between([LOST, page([], 0)])).toMatchObject({ answer: { kind: 'found' }, sent: 2 });
    const first = page(records(100), 101);
    const second = page(records(1, 100), 101);
    expect(await between([first, NOT_SENT, second])).toMatchObject({ answer: { kind: 'found' }, sent: 3 });
  });
});
