import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { apiKeys } from '../../../../src-main/service/endpoints/hierarchy/api-keys.ts';
import { feeSchedules } from '../../../../src-main/service/endpoints/hierarchy/fee-schedules.ts';
import { terminalWebhooks } from '../../../../src-main/service/endpoints/hierarchy/terminal-webhooks.ts';
import { terminals } from '../../../../src-main/service/endpoints/hierarchy/terminals.ts';
import { history } from '../../../../src-main/service/endpoints/history/history.ts';
import { applications } from '../../../../src-main/service/endpoints/onboarding/applications.ts';
import { onboardingWebhooks } from '../../../../src-main/service/endpoints/onboarding/onboarding-webhooks.ts';
import { settlements } from '../../../../src-main/service/endpoints/settlement/settlements.ts';
import { answered } from '../../../support/service/service-answers.ts';
import { senderWorld } from '../../../support/service/service-sender.ts';
import { valueOf } from '../../../support/worlds/value-of.ts';

const signal = new AbortController().signal;
const senderOf = (body: unknown) => senderWorld([answered(200, body)]).sender;
const UNREADABLE = { ok: false, failure: { code: 'service-answer-unreadable' } };

describe('a payment in the history', () => {
  const window = { from: 0, until: 1 };
  const NOON = Date.UTC(2026, 0, 15, 12);
  const linked = { settlementId: 's1', batchId: 'b1', batchStatus: 'reopened' };
  const page = (record: unknown) => senderOf({ data: [record], total: 1, page: 0 });
  const ofMerchant = async (record: unknown) =>
    history(page(record)).ofMerchant.page('mer_1', window, {}, signal);
  const ofTerminal = async (record: unknown) =>
    history(page(record)).ofTerminal.page('term_1', window, {}, signal);

  it('tells what merchant scope has: context, linkage, the refund’s own fields, a customer', async () => {
    const record = {
      ...linked,
      batchPeriod: '2026-01',
      merchantId: 'mer_1',
      locationName: 'Main Street',
      tenderType: 'usdC_Polygon',
      refundStatus: 'claimed',
      refundedAt: null,
      refundEmail: 'a@b.test',
      customerId: { id: 'c1' },
      created: '2026-01-15T12:00:00Z',
      updated: '2026-01-15T12:00:00.5Z',
      requestedAmount: 12.34,
      statusCode: 'completed',
      invented: true,
    };
    const [found] = valueOf(await ofMerchant(record)).records;
    expect(found).toMatchObject({
      ...linked,
      batchPeriod: '2026-01',
      merchantId: 'mer_1',
      locationName: 'Main Street',
      tenderType: 'usdC_Polygon',
      refund: { refundStatus: 'claimed', refundedAt: null },
      customerId: { id: 'c1' },
      created: NOON,
      updated: NOON + 500,
      requestedAmount: 12.34,
      statusCode: { kind: 'final', outcome: 'completed' },
    });
    expect(found).not.toHaveProperty('invented');
    expect(found?.refund).not.toHaveProperty('refundEmail');
  });

  it('at terminal scope has its tracking id, and times that may be null', async () => {
    const record = { trackingId: 't1', reqCurrencyId: 840, customerId: 'c1', created: null, updated: null };
    const [found] = valueOf(await ofTerminal(record)).records;
    expect(found).toMatchObject({ trackingId: 't1', reqCurrencyId: 840, customerId: 'c1' });
    expect(found?.created).toBeUndefined();
  });

  it('of no customer may say so with an empty text, as a field that is always a string has to', async () => {
    const records = valueOf(await ofTerminal({ trackingId: 't1', customerId: '' })).records;
    expect(records).toMatchObject([{ trackingId: 't1', customerId: undefined }]);
    expect(valueOf(await ofMerchant({ paymentId: 'p1', terminalId: '' })).records).toMatchObject([
      { paymentId: 'p1', terminalId: undefined },
    ]);
  });

  it('keeps ids of over 256 characters, which took the whole page with them', async () => {
    const [at, of] = ['x'.repeat(257), 'y'.repeat(2_048)];
    const ids = { trackingId: of, settlementId: at, batchId: at, paymentId: at };
    expect(valueOf(await ofTerminal({ ...ids, customerId: at })).records).toMatchObject([ids]);
    expect(valueOf(await ofMerchant({ ...ids, merchantId: at, terminalId: at })).records).toMatchObject([
      { settlementId: at, merchantId: at, terminalId: at },
    ]);
  });

  it('is unbatched when its linkage is null or missing', async () => {
    const unlinked = { settlementId: null, batchId: null, batchStatus: null };
    expect(valueOf(await ofMerchant({ ...unlinked })).records).toMatchObject([unlinked]);
    expect(valueOf(await ofTerminal({ trackingId: 't1' })).records).toMatchObject([unlinked]);
  });

  it.each([
    ['settlementId', {}],
    ['batchId', []],
    ['batchStatus', 3],
    ['statusCode', {}],
  ])('with a %s of %j is unreadable, not unbatched', async (name, value) => {
    expect(await ofMerchant({ [name]: value })).toMatchObject(UNREADABLE);
  });

  it('that cannot be read makes whole readings fail, and is named where a screen can say so', async () => {
    const records = [{ trackingId: 't1' }, { trackingId: 't\u00002', reference: 'R' }];
    const sender = (): ReturnType<typeof senderOf> => senderOf({ data: records, total: 2, page: 0 });
    const steps: unknown[] = [];
    for await (const step of history(sender()).ofTerminal.pages('term_1', window, signal)) steps.push(step);
    expect(steps).toMatchObject([UNREADABLE]);
    const read = await history(sender()).ofTerminal.pageInPart('term_1', window, {}, signal);
    expect(valueOf(read)).toMatchObject({
      records: [{ trackingId: 't1' }],
      unread: [{ fields: ['trackingId'], reference: 'R' }],
      total: 2,
    });
  });

  it('is shown without an amount that is no number', async () => {
    const [found] = valueOf(await ofMerchant({ requestedAmount: '12.34', paidAmount: null })).records;
    expect([found?.requestedAmount, found?.paidAmount]).toEqual([undefined, undefined]);
  });

  it('of another version keeps a status nobody knows', async () => {
    const [found] = valueOf(await ofMerchant({ statusCode: 'escrowed' })).records;
    expect(found?.statusCode).toEqual({ kind: 'unrecognised', raw: 'escrowed' });
  });
});

it('a settlement tells what is specified, and drops what is no number', async () => {
  const body = {
    settlementId: 's1',
    batchCount: 2,
    totalFees: 1.5,
    netAdjustmentTotal: -3,
    holdReason: null,
  };
  expect(valueOf(await settlements(senderOf(body)).get('s1', signal))).toMatchObject({
    id: 's1',
    batchCount: 2,
    totalFees: 1.5,
    netAdjustmentTotal: -3,
    holdReason: undefined,
  });
});

describe('a fee schedule', () => {
  const rates = { sellRate: 1.5, buyRate: 1 };
  const fees = (body: unknown) => feeSchedules(senderOf(body)).ofPartner('par_1', signal);

  it.each([
    ['a list', [{ name: 'crypto', ...rates }]],
    ['a named list', { partnerId: 'par_1', fees: [{ name: 'crypto', ...rates }] }],
    ['an object by name', { fees: { crypto: rates } }],
    ['a list inside data', { data: { entries: [{ feeName: 'crypto', ...rates }] } }],
  ])('may be %s', async (_form, body) => {
    expect(await fees(body)).toEqual({ ok: true, value: [{ name: 'crypto', kind: undefined, ...rates }] });
  });

  it('says of each fee whether it is a percentage, as far as a field or a name tells', async () => {
    const body = {
      percentageFees: [rates],
      fixedFees: [{ name: 'perSale', ...rates }],
      others: [
        { name: 'x', feeType: 'percentage', ...rates },
        { name: 'y', ...rates },
      ],
    };
    const read = valueOf(await fees(body));
    expect(read.map(({ name, kind }) => [name, kind])).toEqual([
      [undefined, 'percentage'],
      ['perSale', 'fixed'],
      ['x', 'percentage'],
      ['y', undefined],
    ]);
  });

  it('with a rate that is no number is unreadable', async () => {
    expect(await fees([{ name: 'crypto', ...rates }, { sellRate: '2' }])).toMatchObject(UNREADABLE);
  });
});

describe('a secret that the service hands out', () => {
  const API_KEY = { terminalId: 'term_1', apiKey: 'the-secret', maskedApiKey: '****cret' };
  const printed = (thing: unknown) => inspect(thing, { depth: 20, showHidden: true }) + JSON.stringify(thing);

  it.each([
    ['an object', API_KEY],
    ['a list of one', [API_KEY]],
  ])('is revealed to who asks, and printed by nothing: a terminal’s key, as %s', async (_form, body) => {
    const key = valueOf(await apiKeys(senderOf(body)).ofTerminal('term_1', signal));
    expect(key.apiKey?.reveal()).toBe('the-secret');
    expect(key.maskedApiKey).toBe('****cret');
    expect(printed(key)).not.toContain('the-secret');
  });

  it('is not in a list of keys, nor in a terminal’s record', async () => {
    const keys = await apiKeys(senderOf([{ id: 'k1', apiKey: 'the-secret' }])).ofPartner('par_1', signal);
    expect(keys).toMatchObject({ ok: true, value: [{ id: 'k1' }] });
    const record = { id: 'term_1', apiKey: 'the-secret', signingSecret: 'the-secret', tenderTypes: [] };
    const terminal = valueOf(await terminals(senderOf(record)).get('term_1', signal));
    for (const thing of [keys, terminal]) expect(printed(thing)).not.toContain('the-secret');
    for (const name of ['apiKey', 'signingSecret']) expect(terminal).not.toHaveProperty(name);
  });

  it('verifies webhooks: the terminal’s, once there is one, and the partner’s', async () => {
    const secretOf = async (body: unknown) =>
      valueOf(await terminalWebhooks(senderOf(body)).read('term_1', signal)).signingSecret;
    expect((await secretOf({ signingSecret: 'the-secret' }))?.reveal()).toBe('the-secret');
    expect(await secretOf({ id: 'term_1' })).toBeUndefined();
    const body = { partnerId: 'par_1', webhookSecret: 'the-secret', isEnabled: true };
    const request = { endpointUrl: 'https://desk.test', eventTypes: [] };
    const webhook = valueOf(await onboardingWebhooks(senderOf(body)).put('par_1', request, signal));
    expect(webhook.webhookSecret?.reveal()).toBe('the-secret');
  });
});

describe('an application', () => {
  it('keeps a status that this version does not know, and its exceptions', async () => {
    const exception = { status: 'open', exceptionType: 'crosswalkGap', timestamp: '2026-01-15T12:00:00Z' };
    const body = {
      applicationId: 'a1',
      envelopeId: null,
      status: 'framed',
      onboardingExceptions: [exception],
    };
    expect(valueOf(await applications(senderOf(body)).get('a1', signal))).toMatchObject({
      applicationId: 'a1',
      envelopeId: undefined,
      status: 'framed',
      onboardingExceptions: [{ ...exception, timestamp: Date.UTC(2026, 0, 15, 12) }],
    });
  });

  it('without a status is unreadable', async () => {
    expect(await applications(senderOf({ applicationId: 'a1' })).get('a1', signal)).toMatchObject(UNREADABLE);
  });
});

it('a Draft has no envelope, also where the service writes that as an empty text', async () => {
  const draft = { applicationId: 'app_1', status: 'unsent' };
  const { get } = applications(senderOf({ ...draft, envelopeId: '' }));
  expect(valueOf(await get('app_1', signal))).toMatchObject(draft);
});
