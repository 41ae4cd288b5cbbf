import { describe, expect, it } from 'vitest';
import { NOW, openBackOffice } from '../../support/back-office/back-office-sandbox.ts';
import { valueOf } from '../../support/worlds/value-of.ts';
import type { PageStep } from '../../../src-main/service/requests/each-page.ts';

const signal = new AbortController().signal;
const cents = (amount = NaN) => Math.round(amount * 100);
const day = (daysAgo: number) => new Date(NOW - daysAgo * 86_400_000).toISOString().slice(0, 10);

async function recordsOf<T>(pages: AsyncIterable<PageStep<T>>): Promise<readonly T[]> {
  const records: T[] = [];
  for await (const step of pages) records.push(...valueOf(step).records);
  return records;
}

describe('a settlement', () => {
  it('is what its batches add up to, and what its deposits bring', async () => {
    const backOffice = await openBackOffice();
    const all = await recordsOf(backOffice.settlements.pages({ merchantIds: ['mer_PierCoffee'] }, signal));
    const paid = all.find(({ status }) => status === 'paid');
    const id = paid?.id ?? '';
    const batches = valueOf(await backOffice.settlements.batches(id, signal));
    expect(batches).toHaveLength(paid?.batchCount ?? NaN);
    const fees = batches.reduce((sum, { totalFees }) => sum + cents(totalFees), 0);
    expect(cents(paid?.totalFees)).toBe(fees);
    const [deposit] = valueOf(await backOffice.settlements.deposits(id, signal));
    expect(deposit).toMatchObject({ settlementId: id, merchantId: 'mer_PierCoffee' });
    expect(await backOffice.settlements.get(id, signal)).toEqual({ ok: true, value: paid });
    expect(await backOffice.deposits.get(deposit?.id ?? '', signal)).toEqual({ ok: true, value: deposit });
    expect(await backOffice.batches.get(batches[0]?.id ?? '', signal)).toEqual({
      ok: true,
      value: batches[0],
    });
  });

  it('holds the payments that the history links to it', async () => {
    const backOffice = await openBackOffice();
    const window = { from: NOW - 90 * 86_400_000, until: NOW };
    const payments = await recordsOf(backOffice.history.ofMerchant.pages('mer_PierCoffee', window, signal));
    const linked = payments.find(({ settlementId }) => settlementId !== null);
    const id = linked?.settlementId ?? '';
    const same = payments.filter(({ settlementId }) => settlementId === id);
    expect(valueOf(await backOffice.settlements.get(id, signal)).paymentCount).toBe(same.length);
    const settled = await recordsOf(
      backOffice.paymentSettlements.pages('mer_PierCoffee', { merchantSettlementId: id }, signal),
    );
    expect(settled.map(({ paymentId }) => paymentId)).toEqual(same.map(({ paymentId }) => paymentId));
  });
});

describe('the lists', () => {
  it('are oldest first and whole', async () => {
    const backOffice = await openBackOffice();
    for (const list of [backOffice.settlements, backOffice.batches, backOffice.deposits]) {
      const pages: AsyncIterable<PageStep<{ readonly created?: number | undefined }>> = list.pages(
        {},
        signal,
      );
      const times = (await recordsOf(pages)).map(({ created = NaN }) => created);
      expect(times.length).toBeGreaterThan(0);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  it('of one day are that day and the next: the window of one day alone holds nothing', async () => {
    const { batches } = await openBackOffice();
    const all = await recordsOf(batches.pages({}, signal));
    const from = new Date(all.at(-1)?.created ?? NaN).toISOString().slice(0, 10);
    const to = new Date(Date.parse(from) + 86_400_000).toISOString().slice(0, 10);
    expect(await recordsOf(batches.pages({ from, to: from }, signal))).toEqual([]);
    const found = await recordsOf(batches.pages({ from, to }, signal));
    expect(found.map(({ id }) => id)).toContain(all.at(-1)?.id);
  });

  it('are filtered by status, kind, method and settlement', async () => {
    const backOffice = await openBackOffice();
    const open = await recordsOf(backOffice.batches.pages({ status: 'open' }, signal));
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set(['open']));
    const crypto = await recordsOf(backOffice.settlements.pages({ type: 'crypto', from: day(90) }, signal));
    expect(new Set(crypto.map(({ type }) => type))).toEqual(new Set(['crypto']));
    const [first] = crypto;
    const ids = [first?.id ?? ''];
    const deposits = await recordsOf(
      backOffice.deposits.pages({ settlementIds: ids, method: 'ACH' }, signal),
    );
    for (const { settlementId, method } of deposits) expect([settlementId, method]).toEqual([...ids, 'ACH']);
    const batches = await recordsOf(backOffice.batches.pages({ settlementIds: ids }, signal));
    expect(batches).toHaveLength(first?.batchCount ?? NaN);
  });
});

describe('what belongs to one merchant', () => {
  it('is found by it: batches, settlements', async () => {
    const backOffice = await openBackOffice();
    const batches = valueOf(await backOffice.batches.ofMerchant('mer_PierCoffee', signal));
    expect(new Set(batches.map(({ merchantId }) => merchantId))).toEqual(new Set(['mer_PierCoffee']));
    const settlements = await recordsOf(backOffice.merchantSettlements.pages('mer_PierCoffee', {}, signal));
    const all = await recordsOf(backOffice.settlements.pages({ merchantIds: ['mer_PierCoffee'] }, signal));
    expect(settlements.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  it('is never told by the deprecated family', async () => {
    const { deprecatedSettlements: old } = await openBackOffice();
    const answers = [
      await old.ofMerchant('mer_PierCoffee', signal),
      await old.get('set_1', signal),
      await old.paymentIds('set_1', signal),
      await old.info('set_1', signal),
      await old.between(signal),
      await old.paymentSettlements('mer_PierCoffee', signal),
    ];
    for (const answer of answers) expect(answer).toEqual({ ok: true, value: [] });
  });
});
