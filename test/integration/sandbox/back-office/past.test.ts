import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { openBackOffice } from './back-office.ts';
import type { BackOffice, Envelope } from './back-office.ts';
import { everything, minor, wholeHistory } from '../everything.ts';
import type { WireRecord } from '../everything.ts';

const TRAINING = 'mer_Training';
const seedPast = (backOffice: BackOffice, body?: object) =>
  backOffice.till.control<WireRecord>('POST', '/past', body);

/** Every record of the merchant, without the clock and what was asked. */
async function pastOf(backOffice: BackOffice) {
  const [payments, batches, settlements, deposits] = [
    await wholeHistory(backOffice, `/Merchants/${TRAINING}/payments`),
    await everything(backOffice, `/Batches?MerchantIds=${TRAINING}`),
    await everything(backOffice, `/Settlements?MerchantIds=${TRAINING}`),
    await everything(backOffice, `/Deposits?MerchantIds=${TRAINING}`),
  ];
  return { payments, batches, settlements, deposits };
}

const sum = (records: readonly WireRecord[], field: string) =>
  records.reduce((total, record) => total + minor(record[field]), 0);

describe('a seeded past', () => {
  it('is the same for the same seed, and another for another', async () => {
    const pasts = [];
    for (const seed of [7, 7, 8]) {
      const backOffice = await openBackOffice();
      await seedPast(backOffice, { payments: 60, days: 40, seed });
      pasts.push(await pastOf(backOffice));
    }
    expect(pasts[1]).toEqual(pasts[0]);
    expect(pasts[2]).not.toEqual(pasts[0]);
  });

  it('lies in the days before today, in every status that is final', async () => {
    const backOffice = await openBackOffice();
    const answer = await seedPast(backOffice, { payments: 400, days: 365 });
    const { payments } = await pastOf(backOffice);
    expect(answer['payments']).toBe(400);
    expect(payments).toHaveLength(400);
    const created = payments.map((payment) => String(payment['created']));
    expect(created.every((time) => time < '2026-01-05' && time >= '2025-01-05')).toBe(true);
    expect(created.some((time) => time < '2025-02-05')).toBe(true);
    expect(new Set(payments.map(({ statusCode }) => statusCode))).toEqual(
      new Set(['completed', 'expired', 'cancelled', 'underpaid', 'overpaid', 'invalid']),
    );
    expect(new Set(payments.map(({ tenderType }) => tenderType)).size).toBeGreaterThan(3);
  });

  it('adds up: batches to their payments, settlements to their batches less fees, deposits to their settlement', async () => {
    const backOffice = await openBackOffice();
    await seedPast(backOffice, { payments: 400, days: 200 });
    const { payments, batches, settlements, deposits } = await pastOf(backOffice);
    for (const batch of batches) {
      const own = payments.filter(({ batchId }) => batchId === batch['id']);
      expect(sum(own, 'requestedAmount')).toBe(minor(batch['grossAmount']));
      expect(own).toHaveLength(Number(batch['paymentCount']));
      expect(new Set(own.map((payment) => String(payment['created']).slice(0, 10)))).toEqual(
        new Set([batch['batchPeriod']]),
      );
      expect(new Set(own.map(({ batchStatus }) => batchStatus))).toEqual(new Set([batch['status']]));
    }
    for (const settlement of settlements) {
      const own = batches.filter(({ settlementId }) => settlementId === settlement['id']);
      expect(sum(own, 'grossAmount')).toBe(minor(settlement['grossAmount']));
      expect(sum(own, 'totalFees')).toBe(minor(settlement['totalFees']));
      expect(own).toHaveLength(Number(settlement['batchCount']));
      const paid = deposits.filter(({ settlementId }) => settlementId === settlement['id']);
      expect(paid).toHaveLength(settlement['status'] === 'paid' ? 1 : 0);
      expect(settlement['payoutId'] !== null).toBe(settlement['status'] === 'paid');
      const net = sum(own, 'grossAmount') - sum(own, 'totalFees') + minor(settlement['netAdjustmentTotal']);
      if (paid.length > 0) expect(sum(paid, 'amount')).toBe(net);
    }
    for (const { statusCode, batchId, settlementId, batchStatus, batchPeriod } of payments) {
      const isSettled = statusCode === 'completed' || statusCode === 'overpaid';
      expect(batchId !== null).toBe(isSettled);
      if (!isSettled) expect([settlementId, batchStatus, batchPeriod]).toEqual([null, null, null]);
    }
  });

  it('is believable: open, closed and held batches, reasons, adjustments, both ways of paying out', async () => {
    const backOffice = await openBackOffice();
    await seedPast(backOffice, { payments: 1000 });
    const { batches, settlements, deposits } = await pastOf(backOffice);
    const values = (records: readonly WireRecord[], field: string) =>
      new Set(records.map((one) => one[field]));
    expect(values(batches, 'status')).toEqual(new Set(['open', 'closed', 'hold']));
    expect(values(settlements, 'status')).toEqual(new Set(['pending', 'hold', 'paid']));
    expect(values(deposits, 'method')).toEqual(new Set(['ACH', 'wire']));
    expect(settlements.filter((one) => one['holdReason'] !== null).length).toBeGreaterThan(1);
    expect(settlements.some((one) => Number(one['netAdjustmentTotal']) < 0)).toBe(true);
    expect(settlements.every((one) => Number(one['totalFees']) > 0)).toBe(true);
  });

  it('fills the refund lifecycle fields of some payments, in order', async () => {
    const backOffice = await openBackOffice();
    const { refunds } = await seedPast(backOffice, { payments: 500 });
    const { payments } = await pastOf(backOffice);
    const reclaimed = payments.filter(({ refundStatus }) => refundStatus !== null);
    expect(reclaimed).toHaveLength(Number(refunds));
    expect(reclaimed.length).toBeGreaterThan(5);
    for (const payment of reclaimed) {
      expect(['underpaid', 'overpaid', 'invalid']).toContain(payment['statusCode']);
      const times = ['updated', 'refundRequested', 'refundInitiated', 'refundCompleted'].map(
        (field) => payment[field],
      );
      const there = times.filter((time) => time !== null).map(String);
      expect(there).toEqual([...there].sort());
      expect(payment['refundStatus'] === 'completed').toBe(payment['refundCompleted'] !== null);
    }
  });

  it('without differences when it is to be plain: all paid out, no fee, hold or adjustment', async () => {
    const backOffice = await openBackOffice();
    await seedPast(backOffice, { payments: 300, days: 60, plain: true });
    const { payments, batches, settlements, deposits } = await pastOf(backOffice);
    const completed = payments.filter(({ statusCode }) =>
      ['completed', 'overpaid'].includes(String(statusCode)),
    );
    expect(completed.every(({ settlementId }) => settlementId !== null)).toBe(true);
    expect(new Set(batches.map(({ status }) => status))).toEqual(new Set(['closed']));
    expect(new Set(settlements.map(({ status }) => status))).toEqual(new Set(['paid']));
    expect(sum(settlements, 'totalFees')).toBe(0);
    expect(sum(deposits, 'amount')).toBe(sum(completed, 'requestedAmount'));
    const path = `/Merchants/${TRAINING}/payment-settlements?pageSize=100`;
    expect(sum((await backOffice.get<Envelope>(path)).data, 'feeAmount')).toBe(0);
  });

  it('is added to what is there: twice, or for all terminals of a merchant that has sold before', async () => {
    const backOffice = await openBackOffice();
    const before = await wholeHistory(backOffice, '/Merchants/mer_PierCoffee/payments');
    await seedPast(backOffice, { merchantId: 'mer_PierCoffee', payments: 150 });
    await seedPast(backOffice, { merchantId: 'mer_PierCoffee', payments: 150 });
    const after = await wholeHistory(backOffice, '/Merchants/mer_PierCoffee/payments');
    expect(after).toHaveLength(before.length + 300);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(new Set(after.map(({ terminalId }) => terminalId)).size).toBe(3);
  });

  it('is tracked like any payment, and survives a restart', async () => {
    const stateFile = join(temporaryFolder(), 'world.db');
    const first = await openBackOffice({ stateFile });
    await seedPast(first, { payments: 50 });
    const before = await pastOf(first);
    const paid = (await wholeHistory(first, '/Terminals/term_Training01/payments')).find(
      ({ statusCode }) => statusCode === 'completed',
    );
    expect(await first.till.statusOf(String(paid?.['trackingId']))).toBe('completed');
    await first.till.sandbox.close();
    expect(await pastOf(await openBackOffice({ stateFile }))).toEqual(before);
  });

  it('of 10,000 payments takes seconds, in which others are answered', async () => {
    const backOffice = await openBackOffice();
    const began = performance.now();
    const over = { seeding: false };
    const seeding = seedPast(backOffice, { payments: 10_000 }).finally(() => (over.seeding = true));
    let answered = 0;
    while (!over.seeding) {
      expect(await backOffice.status('GET', '/Deposits?PageSize=1')).toBe(200);
      answered++;
    }
    expect((await seeding)['payments']).toBe(10_000);
    expect(answered).toBeGreaterThan(20);
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it('is refused for nobody, and while another is being made', async () => {
    const backOffice = await openBackOffice();
    const { till } = backOffice;
    const status = async (json: object) =>
      (await till.send('POST', `${till.sandbox.controlUrl}/past`, { json })).status;
    expect(await status({ terminalId: 'term_Nobody' })).toBe(404);
    expect(await status({ merchantId: 'mer_Nobody' })).toBe(404);
    expect(await status({ terminalId: 'term_Training01', merchantId: TRAINING })).toBe(400);
    expect(await status({ payments: 0 })).toBe(400);
    expect(await status({ days: 367 })).toBe(400);
    const both = await Promise.all([status({ payments: 2000 }), status({ payments: 2000 })]);
    expect(both.sort()).toEqual([200, 409]);
  });
});
