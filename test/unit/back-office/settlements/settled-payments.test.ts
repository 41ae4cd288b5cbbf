import { expect, it } from 'vitest';
import { failed, succeeded } from '../../../../shared/failure.ts';
import { settledPayments } from '../../../../src-main/back-office/settlements/settled-payments.ts';
import type { PaymentAtService } from '../../../../shared/contract/back-office/payments.ts';
import type {
  SearchedPeriod,
  Settled,
} from '../../../../src-main/back-office/settlements/settled-payments.ts';
import type { ServicePayments } from '../../../../src-main/back-office/payments/service-payments.ts';

const NOW = Date.UTC(2026, 5, 1);
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

/** A history of endless pages, one payment each, and which pages were asked for. */
function endless(payment: (page: number) => PaymentAtService) {
  const asked: { scope: string; from: number; until: number; page: number }[] = [];
  const payments = {
    page: (scope: string, { from, until }: { from: number; until: number }, { page }: { page: number }) => {
      asked.push({ scope, from, until, page });
      return Promise.resolve(succeeded({ payments: [payment(page)], searchedBackTo: until - page }));
    },
  } as unknown as ServicePayments;
  return { payments, asked };
}

function read(settled: Settled, payments: ServicePayments, period: SearchedPeriod = {}) {
  const till = { salesOfPayments: () => succeeded(new Map()), damagedOfPayments: () => new Map() } as never;
  const sources = { payments, scope: 'merchant', till, terminalId: 'term_1', now: NOW } as const;
  return settledPayments(settled, period, sources, new AbortController().signal);
}

const inBatch = (page: number): PaymentAtService => ({
  paymentId: `p${page}`,
  batchId: 'b1',
  terminalId: 'term_2',
});

it('looks through the days of the batches, and the 35 before a record whose batches name none', async () => {
  const { payments, asked } = endless(inBatch);
  const batch = { kind: 'batch', id: 'b1' } as const;
  await read(
    {
      batches: [
        { ...batch, period: '2026-05-10' },
        { ...batch, period: '2026-05-12' },
      ],
      expected: 1,
    },
    payments,
  );
  expect(asked[0]).toMatchObject({ from: day('2026-05-09'), until: day('2026-05-14') });
  await read(
    { batches: [{ ...batch, period: 'week 19' }], createdAt: day('2026-05-20'), expected: 1 },
    payments,
  );
  expect(asked[2]).toMatchObject({ from: day('2026-04-16'), until: day('2026-05-21') });
});

it('ends when all that are expected are found', async () => {
  const { payments, asked } = endless(inBatch);
  const found = await read({ batches: [{ kind: 'batch', id: 'b1' }], expected: 3 }, payments);
  expect(found.rows).toHaveLength(3);
  expect(found.searchedBackTo).toBeUndefined();
  expect(asked.filter(({ scope }) => scope === 'merchant').map(({ page }) => page)).toEqual([0, 1, 2]);
});

it('ends after fifty pages, and says how far back it has looked', async () => {
  const { payments, asked } = endless(inBatch);
  const found = await read({ batches: [{ kind: 'batch', id: 'b1' }] }, payments, {
    from: day('2026-01-01'),
  });
  expect(found.rows).toHaveLength(50);
  expect(found).toMatchObject({ from: day('2026-01-01'), searchedBackTo: found.until - 49 });
  expect(asked).toHaveLength(100);
});

it('goes on where such a look has ended', async () => {
  const { payments, asked } = endless(inBatch);
  const settled = { batches: [{ kind: 'batch', id: 'b1' }] } as const;
  const { searchedBackTo = NOW } = await read(settled, payments, { from: day('2026-01-01') });
  const further = await read(settled, payments, { from: day('2026-01-01'), until: searchedBackTo + 1 });
  expect(asked[100]).toMatchObject({ from: day('2026-01-01'), until: searchedBackTo + 1, page: 0 });
  expect(further).toMatchObject({ from: day('2026-01-01'), until: searchedBackTo + 1 });
});

it('takes a payment by its settlement where its batch is not known, and none of another', async () => {
  const { payments } = endless((page) => ({
    paymentId: `p${page}`,
    batchId: `other${page}`,
    settlementId: page === 1 ? 's1' : 's2',
  }));
  const found = await read({ settlementId: 's1', batches: [] }, payments);
  expect(found.rows.map(({ payment }) => payment?.paymentId)).toEqual(['p1']);
});

it('knows this till’s payments by their tracking ids, whichever page either list has them on', async () => {
  const payment = (number: number): PaymentAtService => ({
    paymentId: `p${number}`,
    batchId: 'b1',
    terminalId: 'term_1',
  });
  const asked: string[] = [];
  const payments = {
    page: (scope: string, { until }: { until: number }, { page }: { page: number }) => {
      asked.push(`${scope} ${page}`);
      const isLast = scope === 'terminal' ? page === 0 : page === 2;
      const listed =
        scope === 'terminal'
          ? [0, 1, 2].map((number) => ({ ...payment(number), trackingId: `t${number}` }))
          : [payment(page)];
      return Promise.resolve(
        succeeded({ payments: listed, ...(!isLast && { searchedBackTo: until - page }) }),
      );
    },
  } as unknown as ServicePayments;
  const { rows } = await read({ batches: [{ kind: 'batch', id: 'b1' }] }, payments);
  expect(rows.map(({ payment: one }) => one?.trackingId)).toEqual(['t0', 't1', 't2']);
  expect(asked).toEqual(['merchant 0', 'terminal 0', 'merchant 1', 'merchant 2']);
});

it('names the payments of the period that cannot be read, because one of them may be in the batch', async () => {
  const unread = [{ reference: 'R-7', fields: ['batchStatus'] }];
  const payments = {
    page: () => Promise.resolve(succeeded({ payments: [inBatch(0)], unread })),
  } as unknown as ServicePayments;
  const found = await read({ batches: [{ kind: 'batch', id: 'b1' }] }, payments);
  expect(found).toMatchObject({ rows: [{ payment: { paymentId: 'p0' } }], unread });
});

it('says why it does not know this till’s sales, where one of them may be in the batch', async () => {
  const failure = { action: 'try-again', code: 'service-error' } as const;
  const listing = (terminalId: string) =>
    ({
      page: (scope: string) =>
        Promise.resolve(
          scope === 'terminal' ? failed(failure) : succeeded({ payments: [{ ...inBatch(0), terminalId }] }),
        ),
    }) as unknown as ServicePayments;
  const batch = { batches: [{ kind: 'batch', id: 'b1' }] } as const;
  const found = await read(batch, listing('term_1'));
  expect(found).toMatchObject({ rows: [{ knownBy: 'unmatched' }], salesFailure: failure });
  expect(found).not.toHaveProperty('failure');
  expect(await read(batch, listing('term_2'))).not.toHaveProperty('salesFailure');
});
