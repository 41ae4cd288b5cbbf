import { describe, expect, it } from 'vitest';
import { TerminalPayments } from '../../../../../src-main/service/endpoints/terminal-payments/terminal-payments.ts';
import { answered } from '../../../../support/service/service-answers.ts';
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

const HOUR = 60 * 60_000;

describe('whether a sale was paid with a tender', () => {
  async function paidWith(...steps: readonly Exchange[]) {
    const { sender, serverClock, transport, clock } = senderWorld(steps);
    const payments = new TerminalPayments({ sender, clock, serverClock, ...TERMINAL });
    const sale = { reference: REFERENCE, since: NOW };
    const asking = payments.paidWith(['usdcBase', 'ethereum'], sale, new AbortController().signal);
    await clock.advance(60_000);
    return { answer: await asking, query: new URL(transport.requests[0]?.url ?? '').searchParams };
  }

  it('is asked by the filter, of one payment, a day around the sale', async () => {
    const { answer, query } = await paidWith(page(records(1), 1));
    expect(answer).toEqual({ ok: true, value: true });
    expect(query.getAll('TenderType')).toEqual(['usdcBase', 'ethereum']);
    expect(query.getAll('StatusCode')).toEqual(['completed', 'overpaid']);
    expect(query.get('Reference')).toBe(REFERENCE);
    expect(query.get('PageSize')).toBe('1');
    expect(query.get('From')).toBe(iso(NOW - 24 * HOUR));
  });

  it('is no when the history has none, or brings another sale’s', async () => {
    expect((await paidWith(page([], 0))).answer).toEqual({ ok: true, value: false });
    const others = page([{ trackingId: 't9', reference: 'another' }], 1);
    expect((await paidWith(others)).answer).toEqual({ ok: true, value: false });
  });

  it('is not known when the service does not say', async () => {
    expect((await paidWith(answered(403))).answer).toMatchObject({ ok: false });
  });
});

describe('the tender of a payment', () => {
  const TENDERS = ['usdcBase', 'ethereum', 'bitcoin', 'klarna', 'venmo'];
  const ours = page(records(1), 1);
  const none = page([], 0);

  async function tenderOf(trackingId: string, ...steps: readonly Exchange[]) {
    const { sender, serverClock, transport, clock } = senderWorld(steps);
    const payments = new TerminalPayments({ sender, clock, serverClock, ...TERMINAL });
    const sale = { reference: REFERENCE, since: NOW, trackingId };
    const asking = payments.tenderOf(TENDERS, sale, new AbortController().signal);
    await clock.advance(60_000);
    const asked = transport.requests.map(({ url }) => new URL(url).searchParams.getAll('TenderType'));
    return { answer: await asking, asked };
  }

  it('is found by halves', async () => {
    const id = (records(1)[0] as { trackingId: string }).trackingId;
    const { answer, asked } = await tenderOf(id, ours, none, ours);
    expect(answer).toEqual({ ok: true, value: 'klarna' });
    expect(asked).toEqual([TENDERS, ['usdcBase', 'ethereum', 'bitcoin'], ['klarna']]);
  });

  it('is none when the history has another payment of this reference only, or none', async () => {
    expect((await tenderOf('another', ours)).answer).toEqual({ ok: true, value: undefined });
    expect((await tenderOf('another', none)).answer).toEqual({ ok: true, value: undefined });
  });

  it('is not known when the service does not say', async () => {
    const id = (records(1)[0] as { trackingId: string }).trackingId;
    expect((await tenderOf(id, ours, answered(403))).answer).toMatchObject({ ok: false });
  });
});
