import { describe, expect, it, test } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { sortedPayments } from '../../../src-main/back-office/payments/sorted-payments.ts';
import type { PaymentAtService, PaymentOrder } from '../../../shared/contract/back-office/payments.ts';
import type { HistoryScope } from '../../../shared/contract/back-office/back-office.ts';
import type { TillSales } from '../../../src-main/back-office/ports.ts';
import type { ServicePayments } from '../../../src-main/back-office/payments/service-payments.ts';

type Lists = Readonly<Partial<Record<HistoryScope, readonly PaymentAtService[]>>>;

function world(lists: Lists) {
  const done: string[] = [];
  const service = {
    hasTerminal: true,
    page: (
      scope: HistoryScope,
      _selection: unknown,
      { sortBy = 'created' }: { readonly sortBy?: string },
    ) => {
      done.push(`${scope} by ${sortBy} asked`);
      return new Promise((resolve) =>
        setImmediate(() => {
          done.push('answer');
          resolve(succeeded({ payments: lists[scope] ?? [] }));
        }),
      );
    },
  } as unknown as ServicePayments;
  const till: TillSales = {
    find: () => failed({ action: 'fix-input', code: 'sale-not-found' }),
    get: () => failed({ action: 'fix-input', code: 'sale-not-found' }),
    sale: () => undefined,
    salesOfPayments: (ids) => {
      done.push(`sales of ${ids.join()}`);
      return succeeded(new Map());
    },
    damagedOfPayments: () => new Map(),
    readAhead: (end) => done.push(`${end} sales read`),
  };
  const turn = () => {
    done.push('turn');
    return Promise.resolve();
  };
  const sources = { till, service, terminalId: 'term_1', now: 2_000, turn };
  const find = (order: Exclude<PaymentOrder, 'newest'>, scope: HistoryScope = 'terminal', page = 0) =>
    sortedPayments(
      { scope, order },
      page === 0 ? undefined : { until: 2_000, page, match: 'exact' },
      sources,
      new AbortController().signal,
    );
  return { done, find };
}

const own = { trackingId: 't1', paymentId: 'p1', createdAt: 900 };
const same = { paymentId: 'p1', createdAt: 900, terminalId: 'term_1' };

describe('the till’s sales that the service is likely to list', () => {
  test.each([
    { order: 'oldest', read: 'oldest' },
    { order: 'changed', read: 'newest' },
  ] as const)('are read while it answers ($order first)', async ({ order, read }) => {
    const { done, find } = world({ terminal: [own] });
    await find(order);
    const asked = done.findIndex((what) => what.startsWith('terminal'));
    expect(done.slice(asked, asked + 3)).toEqual([done[asked], 'turn', `${read} sales read`]);
    expect(done.at(-1)).toBe('sales of t1');
  });

  it('are none by status, nor on later pages', async () => {
    const { done, find } = world({ terminal: [own] });
    await find('status');
    await find('oldest', 'terminal', 1);
    expect(done.filter((what) => what.endsWith('sales read'))).toEqual([]);
  });
});

describe('tracking ids of a wider list', () => {
  it('come from the terminal’s own list in the same order, asked for at the same time', async () => {
    const { done, find } = world({ merchant: [same], terminal: [own] });
    const found = await find('status', 'merchant');
    expect(found.ok && found.value.page.rows.map(({ payment }) => payment?.trackingId)).toEqual(['t1']);
    expect(done.slice(0, 3)).toEqual([
      'merchant by statusCode asked',
      'terminal by statusCode asked',
      'answer',
    ]);
    expect(done.filter((what) => what.endsWith('asked'))).toHaveLength(2);
  });

  it('are looked for at their times where that list did not have them', async () => {
    const { done, find } = world({
      merchant: [{ ...same, paymentId: 'p9', createdAt: 950 }],
      terminal: [own],
    });
    await find('status', 'merchant');
    expect(done.filter((what) => what.endsWith('asked'))).toEqual([
      'merchant by statusCode asked',
      'terminal by statusCode asked',
      'terminal by created asked',
    ]);
  });

  it('are not taken from a first page where the service gives payments no id: the other of two alike may be behind it', async () => {
    const alike = { createdAt: 900, reference: 'A' };
    const { done, find } = world({ merchant: [alike], terminal: [{ ...alike, trackingId: 't1' }] });
    await find('changed', 'merchant');
    expect(done.filter((what) => what.endsWith('asked'))).toHaveLength(3);
  });
});
