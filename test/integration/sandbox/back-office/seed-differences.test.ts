import { describe, expect, it } from 'vitest';
import { SAMPLED } from '../../../support/drawn/sample.ts';
import type { PlantedDifference } from '../../../../sandbox/differences/planted.ts';
import { openBackOffice } from './back-office.ts';
import type { BackOffice } from './back-office.ts';
import { everything, minor, wholeHistory } from '../everything.ts';
import type { WireRecord } from '../everything.ts';

const KINDS = [
  ...['unsettled', 'on-hold', 'fee', 'adjustment', 'paid-after-end', 'paid-twice', 'made-elsewhere'],
  ...['unknown-to-till', 'amount-differs', 'missing-at-service', 'status-differs'],
  ...['deposit-missing', 'deposit-differs', 'deposit-failed', 'batch-differs'],
];

const seedPast = (backOffice: BackOffice, body: object) => backOffice.till.control('POST', '/past', body);
const plant = (backOffice: BackOffice, body?: object) =>
  backOffice.till.control<PlantedDifference[]>('POST', '/seed-differences', body);
const merchantHistory = (backOffice: BackOffice) =>
  wholeHistory(backOffice, '/Merchants/mer_Training/payments');
const byId = (records: readonly WireRecord[], field: string) =>
  new Map(records.map((record) => [String(record[field]), record]));

/** A difference, by what it is about and how much it is. */
type Found = readonly [kind: string, id: string, amountMinor: number];

/**
 * Every difference between a plain past as a till knew it, and what the service says now: read over the wire alone, by
 * what each kind means.
 */
async function differences(backOffice: BackOffice, known: readonly WireRecord[]): Promise<Found[]> {
  const till = byId(known, 'paymentId');
  const now = byId(await merchantHistory(backOffice), 'paymentId');
  const batches = await everything(backOffice, '/Batches?MerchantIds=mer_Training');
  const settlements = await everything(backOffice, '/Settlements?MerchantIds=mer_Training');
  const deposits = await everything(backOffice, '/Deposits?MerchantIds=mer_Training');
  const orders = new Set(known.filter(isPaid).map(({ reference }) => reference));
  const found: Found[] = [];

  for (const [id, payment] of till) {
    if (!now.has(id)) found.push(['missing-at-service', id, asked(payment)]);
  }
  for (const [id, payment] of now) {
    const before = till.get(id);
    const { terminalId, batchStatus } = payment;
    const kind =
      before === undefined
        ? terminalId !== 'term_Training01'
          ? 'made-elsewhere'
          : orders.has(payment['reference'])
            ? 'paid-twice'
            : 'unknown-to-till'
        : isPaid(before) !== isPaid(payment)
          ? isPaid(payment)
            ? 'paid-after-end'
            : 'status-differs'
          : asked(before) !== asked(payment)
            ? 'amount-differs'
            : isPaid(payment) && (batchStatus === null || batchStatus === 'open')
              ? 'unsettled'
              : undefined;
    const amount = kind === 'amount-differs' && before ? asked(payment) - asked(before) : asked(payment);
    if (kind !== undefined) found.push([kind, id, amount]);
  }
  for (const { id, status, grossAmount, settlementId } of batches) {
    if (status === 'hold') found.push(['on-hold', String(id), minor(grossAmount)]);
    const held = [...now.values()].filter((payment) => payment['batchId'] === id && isPaid(payment));
    const sum = held.reduce((total, payment) => total + asked(payment), 0);
    if (sum !== minor(grossAmount)) {
      found.push(['batch-differs', String(settlementId), minor(grossAmount) - sum]);
    }
  }
  for (const settlement of settlements) {
    const id = String(settlement['id']);
    const fees = minor(settlement['totalFees']);
    const adjustment = minor(settlement['netAdjustmentTotal']);
    if (fees !== 0) found.push(['fee', id, fees]);
    if (adjustment !== 0) found.push(['adjustment', id, adjustment]);
    if (settlement['status'] !== 'paid') continue;
    const net = minor(settlement['grossAmount']) - fees + adjustment;
    const [deposit] = deposits.filter(({ settlementId }) => settlementId === id);
    if (deposit === undefined) found.push(['deposit-missing', id, net]);
    else if (deposit['status'] === 'returned') found.push(['deposit-failed', id, net]);
    else if (minor(deposit['amount']) !== net) {
      found.push(['deposit-differs', id, minor(deposit['amount']) - net]);
    }
  }
  return found.sort();
}

const asked = (payment: WireRecord): number => minor(payment['requestedAmount']);
const isPaid = ({ statusCode }: WireRecord): boolean =>
  statusCode === 'completed' || statusCode === 'overpaid';

function named({ kind, paymentId, batchId, settlementId, amountMinor }: PlantedDifference): Found {
  return [kind, paymentId ?? (kind === 'on-hold' ? batchId : settlementId) ?? '', amountMinor];
}

describe('planted differences', () => {
  it.each([
    { payments: 200, days: 90, count: 1 },
    SAMPLED ? { payments: 2_000, days: 180, count: 5 } : { payments: 10_000, days: 365, count: 25 },
  ])('in $payments payments are all that differs, by kind, place and amount', async (world) => {
    const backOffice = await openBackOffice();
    await seedPast(backOffice, { ...world, count: undefined, plain: true });
    const known = await merchantHistory(backOffice);
    expect(await differences(backOffice, known)).toEqual([]);
    const planted = await plant(backOffice, { count: world.count });
    for (const kind of KINDS) {
      expect(planted.filter((one) => one.kind === kind)).toHaveLength(world.count);
    }
    expect(await differences(backOffice, known)).toEqual(planted.map(named).sort());
  });

  it('are the same for the same seed', async () => {
    const answers = [];
    for (const seed of [3, 3, 4]) {
      const backOffice = await openBackOffice();
      await seedPast(backOffice, { payments: 200, days: 90 });
      answers.push(await plant(backOffice, { seed }));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).not.toEqual(answers[0]);
  });

  it('never touch a payment twice, in a second call neither', async () => {
    const backOffice = await openBackOffice();
    await seedPast(backOffice, { payments: 600, days: 200, plain: true });
    const known = await merchantHistory(backOffice);
    const planted = [...(await plant(backOffice, { count: 3 })), ...(await plant(backOffice, { count: 3 }))];
    const changed = planted.flatMap(({ trackingIds }) => trackingIds);
    expect(new Set(changed).size).toBe(changed.length);
    expect(await differences(backOffice, known)).toEqual(planted.map(named).sort());
  });

  it('say what the till knows and what the service says', async () => {
    const backOffice = await openBackOffice();
    await seedPast(backOffice, { payments: 200, days: 90, plain: true });
    const planted = new Map((await plant(backOffice)).map((one) => [one.kind, one]));
    expect(planted.get('paid-after-end')).toMatchObject({
      currency: 'USD',
      till: { terminalId: 'term_Training01', paidMinor: 0 },
      service: { statusCode: 'completed' },
    });
    expect(['expired', 'cancelled']).toContain(planted.get('paid-after-end')?.till?.statusCode);
    expect(planted.get('missing-at-service')).toMatchObject({
      till: { statusCode: 'completed' },
      service: null,
    });
    expect(planted.get('unknown-to-till')).toMatchObject({
      till: null,
      service: { statusCode: 'completed' },
    });
    expect(planted.get('made-elsewhere')).toMatchObject({
      till: null,
      service: { terminalId: 'term_TrainingWeb' },
    });
    expect(planted.get('deposit-missing')).toMatchObject({ depositId: null, trackingId: null });
    expect(planted.get('deposit-differs')?.depositId).toMatch(/^dep_/);
    const twice = planted.get('paid-twice');
    const order = `/Terminals/term_Training01/payments?From=2020-01-01&To=2027-01-01&Page=0&PageSize=9&Reference=${String(twice?.service?.reference)}`;
    expect(await backOffice.get(order)).toMatchObject({
      total: 2,
      data: [{ statusCode: 'completed' }, { statusCode: 'completed' }],
    });
    const held = planted.get('on-hold');
    expect(await backOffice.get(`/Settlements/${String(held?.settlementId)}`)).toMatchObject({
      status: 'hold',
      holdReason: expect.stringMatching(/./) as string,
      payoutId: null,
    });
  });

  it('are seen at once by whoever had asked before: tracking and totals', async () => {
    const backOffice = await openBackOffice();
    const { till } = backOffice;
    await seedPast(backOffice, { payments: 200, days: 90, plain: true });
    const known = await wholeHistory(backOffice, '/Terminals/term_Training01/payments');
    for (const { trackingId } of known) await till.track(String(trackingId));
    const planted = await plant(backOffice, { kinds: ['missing-at-service', 'status-differs'] });
    const [missing, differing] = planted;
    expect((await till.track(String(missing?.trackingId))).status).toBe(404);
    expect(await till.statusOf(String(differing?.trackingId))).toBe(differing?.service?.statusCode);
    expect(await wholeHistory(backOffice, '/Terminals/term_Training01/payments')).toHaveLength(
      known.length - 1,
    );
  });

  it('are refused whole when there is too little to alter', async () => {
    const backOffice = await openBackOffice();
    const { till } = backOffice;
    const refused = await till.send('POST', `${till.sandbox.controlUrl}/seed-differences`, { json: {} });
    expect(refused).toMatchObject({ status: 422, json: { details: [{ field: 'on-hold' }] } });
    expect(refused.json['message']).toMatch(/Too few .* Nothing was planted/);
    await seedPast(backOffice, { payments: 60, days: 20, plain: true });
    const before = await merchantHistory(backOffice);
    const status = async (json: object) =>
      (await till.send('POST', `${till.sandbox.controlUrl}/seed-differences`, { json })).status;
    expect(await status({ count: 50 })).toBe(422);
    expect(await differences(backOffice, before)).toEqual([]);
    expect(await status({ terminalId: 'term_Nobody' })).toBe(404);
    expect(await status({ kinds: ['rain'] })).toBe(400);
    expect(await status({ kinds: [] })).toBe(400);
  });
});
