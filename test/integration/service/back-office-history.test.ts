import { describe, expect, it } from 'vitest';
import { NOW, openBackOffice } from '../../support/back-office/back-office-sandbox.ts';
import { valueOf } from '../../support/worlds/value-of.ts';
import type { BackOffice } from '../../support/back-office/back-office-sandbox.ts';
import type { PageStep } from '../../../src-main/service/requests/each-page.ts';

const signal = new AbortController().signal;
const DAY = 86_400_000;
const months = { from: NOW - 90 * DAY, until: NOW + DAY };

async function stepsOf<T>(pages: AsyncIterable<PageStep<T>>): Promise<readonly PageStep<T>[]> {
  const steps: PageStep<T>[] = [];
  for await (const step of pages) steps.push(step);
  return steps;
}
const recordsOf = <T>(steps: readonly PageStep<T>[]) => steps.flatMap((step) => valueOf(step).records);

describe('the history of months', () => {
  it.each(['ofPartner', 'ofMerchant', 'ofTerminal'] as const)(
    'is read whole, oldest first: %s',
    async (scope) => {
      const { history } = await openBackOffice();
      const id = { ofPartner: 'par_Northwind', ofMerchant: 'mer_PierCoffee', ofTerminal: 'term_PierTill1' }[
        scope
      ];
      const steps = await stepsOf<{ readonly created?: number | undefined }>(
        history[scope].pages(id, months, signal),
      );
      const times = recordsOf(steps).map(({ created = NaN }) => created);
      expect(times.length).toBeGreaterThan(90);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(steps).toHaveLength(Math.ceil(times.length / 100));
      for (const step of steps) expect(valueOf(step).total).toBe(times.length);
    },
  );

  it('does not skip or repeat a payment when others are made meanwhile', async () => {
    const backOffice = await openBackOffice();
    const seen: (string | undefined)[] = [];
    for await (const step of backOffice.history.ofPartner.pages('par_Northwind', months, signal)) {
      seen.push(...valueOf(step).records.map(({ paymentId }) => paymentId));
      await backOffice.payments.create(
        order(backOffice, `during ${seen.length}`),
        crypto.randomUUID(),
        signal,
      );
    }
    const last = await backOffice.payments.create(order(backOffice, 'after'), crypto.randomUUID(), signal);
    expect(last.kind).toBe('created');
    const { total } = valueOf(await backOffice.history.ofPartner.page('par_Northwind', months, {}, signal));
    expect(seen).toHaveLength((total ?? 0) - 2);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('tells what has been settled, and what waits', async () => {
    const { history } = await openBackOffice();
    const records = recordsOf(await stepsOf(history.ofMerchant.pages('mer_PierCoffee', months, signal)));
    const settled = records.filter(({ settlementId }) => settlementId !== null);
    expect(settled.length).toBeGreaterThan(0);
    for (const { batchId, batchStatus, batchPeriod } of settled) {
      expect([batchId, batchStatus, batchPeriod]).not.toContain(null);
    }
    expect(records.at(-1)).toMatchObject({ settlementId: null, batchId: null, batchStatus: null });
  });

  it('says how far it came when the service fails in the middle', async () => {
    const backOffice = await openBackOffice();
    const match = { method: 'GET', path: 'Page=2&' };
    await backOffice.control('POST', '/faults', { kind: 'status', status: 403, match });
    const steps = await stepsOf(backOffice.history.ofPartner.pages('par_Northwind', months, signal));
    expect(steps.at(-1)).toMatchObject({
      ok: false,
      failure: { code: 'not-permitted' },
      readSoFar: { pages: 2, records: 200, total: expect.any(Number) as number },
    });
  });

  it('waits out a 429 and goes on', async () => {
    const backOffice = await openBackOffice();
    const match = { method: 'GET', path: 'Page=1&' };
    await backOffice.control('POST', '/faults', {
      kind: 'status',
      status: 429,
      retryAfter: 3,
      times: 1,
      match,
    });
    const reading = stepsOf(backOffice.history.ofMerchant.pages('mer_PierCoffee', months, signal));
    while (!backOffice.clock.sleeps.includes(3_000)) await new Promise(setImmediate);
    await backOffice.clock.advance(3_000);
    expect((await reading).every((step) => step.ok)).toBe(true);
  });
});

describe('a page of the history', () => {
  it('is the newest first, of the selection', async () => {
    const { history } = await openBackOffice();
    const selection = { ...months, statusCodes: ['underpaid', 'overpaid'], locationName: 'market' };
    const { records, total = 0 } = valueOf(
      await history.ofMerchant.page('mer_PierCoffee', selection, { pageSize: 5 }, signal),
    );
    expect(total).toBeGreaterThan(0);
    for (const { statusCode, locationName } of records) {
      expect(statusCode).toMatchObject({
        kind: 'final',
        outcome: expect.stringMatching(/^(und|ov)erpaid$/) as string,
      });
      expect(locationName).toContain('Market');
    }
  });

  it('has an end that does not belong to it', async () => {
    const backOffice = await openBackOffice();
    const created = await backOffice.payments.create(
      order(backOffice, 'Order 7'),
      crypto.randomUUID(),
      signal,
    );
    if (created.kind !== 'created') throw new Error(created.failure.code);
    const find = async (from: number, until: number) =>
      valueOf(await backOffice.history.ofTerminal.page('term_Training01', { from, until }, {}, signal))
        .records;
    expect(await find(NOW, NOW + 1)).toMatchObject([{ trackingId: created.trackingId, created: NOW }]);
    expect(await find(NOW - 1, NOW)).toEqual([]);
  });

  it('too large for the service is refused by it', async () => {
    const { history } = await openBackOffice();
    const refused = await history.ofPartner.page('par_Harbor', months, { pageSize: 101 }, signal);
    expect(refused).toMatchObject({ ok: false, failure: { code: 'request-rejected', action: 'fix-input' } });
  });
});

function order({ sandbox }: BackOffice, reference: string) {
  const { merchantId, terminalId } = sandbox.profile;
  return { merchantId, terminalId, requestedAmount: { minor: 1200, currency: 'USD' }, reference };
}
