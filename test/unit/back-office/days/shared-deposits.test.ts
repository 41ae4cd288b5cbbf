import { expect, test } from 'vitest';
import { failed, succeeded } from '../../../../shared/failure.ts';
import { explainDays } from '../../../../src-main/back-office/days/explain-days.ts';
import { readPayouts } from '../../../../src-main/back-office/days/read-payouts.ts';
import { MerchantCurrencies } from '../../../../src-main/back-office/merchant-currencies.ts';
import { wholeList } from '../../../../src-main/service/requests/each-page.ts';
import { AgreedDay, span, usd } from '../../../support/records/agreed-day.ts';
import type { Asking } from '../../../../src-main/back-office/days/read-service.ts';

const deposit = (id: string, amount: number | undefined, status = 'sent', settlementId?: string) => ({
  ...{ id, amount, status },
  ...(settlementId !== undefined && { settlementId }),
});

const onHold = (settlementId: string, amount: number) => ({
  id: `held_${settlementId}`,
  batchPeriod: '2026-05-12',
  status: 'hold',
  grossAmount: amount,
  netAmount: amount,
});

const REFUSED = failed({ action: 'fix-configuration', code: 'not-permitted' });

interface Explaining {
  /** The settlements that are explained; all of them if it is missing. */
  readonly ids?: readonly string[];
  /** Settlements whose deposits cannot be read, or `list` for the list of all settlements. */
  readonly unread?: readonly string[];
  /** A payment of so much in a batch on hold, by settlement. */
  readonly held?: Readonly<Record<string, number>>;
  /** Called with each settlement whose deposits are read. */
  readonly onDeposits?: (settlementId: string) => void;
}

/**
 * A day with a payment of 10.00 in each settlement, of which each has a net of 10.00 and these deposits. A deposit that is
 * read by itself has the amount that the settlements state, unless it is in `itself`; that of `null` is refused.
 */
async function explained(
  depositsOf: Readonly<Record<string, readonly ReturnType<typeof deposit>[]>>,
  net: (settlementId: string) => number | undefined = () => 10,
  itself: Readonly<Record<string, number | null>> = {},
  { ids = Object.keys(depositsOf), unread = [], held = {}, onDeposits }: Explaining = {},
) {
  const stated = Object.values(depositsOf).flat();
  const access = {
    settlements: {
      get: (id: string) =>
        Promise.resolve(
          succeeded({ id, grossAmount: 10 + (held[id] ?? 0), netAmount: net(id), created: span.until }),
        ),
      batches: (id: string) =>
        Promise.resolve(
          succeeded([
            { id: `bat_${id}`, batchPeriod: '2026-05-12', grossAmount: 10 },
            ...(held[id] === undefined ? [] : [onHold(id, held[id])]),
          ]),
        ),
      deposits: (id: string) => {
        onDeposits?.(id);
        return Promise.resolve(unread.includes(id) ? REFUSED : succeeded(depositsOf[id] ?? []));
      },
      pages: ({ from, to }: { readonly from: string; readonly to: string }) => {
        const isAround = from <= '2026-04-09' && to > '2026-06-16';
        const records = isAround ? Object.keys(depositsOf).map((id) => ({ id })) : [];
        return wholeList((page) =>
          Promise.resolve(
            unread.includes('list') ? REFUSED : succeeded({ page, records, total: records.length }),
          ),
        );
      },
    },
    deposits: {
      get: (id: string) => {
        const { [id]: amount = stated.find((one) => one.id === id)?.amount } = itself;
        return Promise.resolve(amount === null ? REFUSED : succeeded({ id, amount }));
      },
    },
  } as unknown as Asking['access'];
  const { signal } = new AbortController();
  const currencies = new MerchantCurrencies(undefined);
  const asking = { access, ids: {}, currency: 'USD', currencies, signal, onProgress: () => undefined };
  const day = new AgreedDay(ids.length + Object.keys(held).length);
  for (const [index, [settlementId, amount]] of Object.entries(held).entries()) {
    const at = ids.length + index;
    day.sale(at, { askedMinor: amount * 100 });
    const amounts = { requested: usd(amount * 100), paid: usd(amount * 100) };
    day.payment(at, { ...amounts, settlementId, batchId: `held_${settlementId}`, batchStatus: 'hold' });
  }
  for (const [index, settlementId] of ids.entries()) {
    day.sale(index, { askedMinor: 1000 });
    const amounts = { requested: usd(1000), paid: usd(1000) };
    day.payment(index, { ...amounts, settlementId, batchId: `bat_${settlementId}` });
  }
  const payouts = await readPayouts(ids, asking);
  const { differences, unexplainedMinor, unchecked } = explainDays({ ...day.read(), payouts }, span.until);
  return {
    list: differences.map(({ kind, minor, settlementId }) => [kind, minor, settlementId]),
    unexplainedMinor,
    unchecked,
  };
}

const NOTHING = { list: [], unexplainedMinor: 0, unchecked: [] };

test('a deposit for several settlements is compared with all of them together', async () => {
  const whole = (amount: number) => [deposit('dep_1', amount)];
  expect(await explained({ s1: whole(30), s2: whole(30), s3: whole(30) })).toEqual(NOTHING);
  expect(await explained({ s1: whole(19), s2: whole(19) })).toEqual({
    ...NOTHING,
    list: [['deposit-differs', -100, 's1']],
  });
  expect(await explained({ s1: whole(10), s2: whole(10) })).toEqual({
    ...NOTHING,
    list: [['deposit-differs', -1000, 's1']],
  });
});

test('the deposits of settlements beside several that differ are read once', async () => {
  const read: string[] = [];
  const own = (id: string, amount: number) => [deposit(id, amount)];
  const all = { s1: own('d1', 9), s2: own('d2', 8), s3: own('d3', 10), s4: own('d4', 10) };
  await explained(all, undefined, {}, { ids: ['s1', 's2'], onDeposits: (id) => read.push(id) });
  expect(read.toSorted()).toEqual(['s1', 's2', 's3', 's4']);
});

test('also where its settlements have others, which join them', async () => {
  const [a, b, c] = [deposit('dep_a', 13), deposit('dep_b', 17), deposit('dep_c', 10)];
  expect(await explained({ s1: [a], s2: [b], s3: [a, b], s4: [c] })).toEqual(NOTHING);
});

test('one that failed is named once, and one that was sent meanwhile is one', async () => {
  const failed = [deposit('dep_1', 20, 'returned')];
  expect(await explained({ s1: failed, s2: failed })).toEqual({
    ...NOTHING,
    list: [['deposit-failed', -2000, 's1']],
  });
  expect(await explained({ s1: [deposit('dep_1', 20, 'pending')], s2: [deposit('dep_1', 20)] })).toEqual(
    NOTHING,
  );
});

test('what each settlement states as its own share of a deposit is compared with that settlement', async () => {
  const [nine, eleven] = [[deposit('dep_1', 9)], [deposit('dep_1', 11)]];
  expect(await explained({ s1: nine, s2: eleven })).toEqual({
    ...NOTHING,
    list: [
      ['deposit-differs', -100, 's1'],
      ['deposit-differs', 100, 's2'],
    ],
  });
});

test('equal shares of a deposit are told from one for all by the deposit itself', async () => {
  const ten = [deposit('dep_1', 10)];
  expect(await explained({ s1: ten, s2: ten }, undefined, { dep_1: 20 })).toEqual(NOTHING);
  // One deposit of 10.00 for two payouts of 10.00 is short.
  expect(await explained({ s1: ten, s2: ten }, undefined, { dep_1: 10 })).toEqual({
    ...NOTHING,
    list: [['deposit-differs', -1000, 's1']],
  });
  const nine = [deposit('dep_1', 9)];
  const net = (id: string) => (id === 's1' ? 9 : 10);
  expect(await explained({ s1: nine, s2: nine, s3: ten }, net, { dep_1: 28 })).toMatchObject({
    list: [['deposit-differs', -100, 's2']],
  });
});

test('nothing is said of one that may be either, because it cannot be read by itself', async () => {
  const ten = [deposit('dep_1', 10)];
  expect(await explained({ s1: ten, s2: ten }, undefined, { dep_1: null })).toEqual({
    ...NOTHING,
    unchecked: [{ what: 'deposits', count: 2 }],
  });
  expect(await explained({ s1: ten, s2: [deposit('dep_1', undefined)] })).toEqual({
    ...NOTHING,
    unchecked: [{ what: 'deposits', count: 2 }],
  });
});

test('none of the settlements is compared with it where the sum of one is not stated', async () => {
  const whole = [deposit('dep_1', 20)];
  // More decimals than a dollar has.
  const net = (id: string) => (id === 's2' ? 10.001 : 10);
  expect(await explained({ s1: whole, s2: whole }, net)).toEqual({
    ...NOTHING,
    unchecked: [{ what: 'deposits', count: 2 }],
  });
});

test('a deposit for several settlements may lack what is on hold in one of them', async () => {
  const whole = (amount: number) => [deposit('dep_1', amount)];
  const net = (id: string) => (id === 's1' ? 15 : 10);
  const onHoldAlone = [['on-hold', -500, undefined]];
  const some = { held: { s1: 5 } };
  for (const ids of [['s1', 's2'], ['s1']])
    expect(await explained({ s1: whole(20), s2: whole(20) }, net, {}, { ...some, ids })).toEqual({
      ...NOTHING,
      list: onHoldAlone,
    });
  // Not what is on hold is lacking.
  expect(await explained({ s1: whole(19), s2: whole(19) }, net, {}, some)).toMatchObject({
    list: [...onHoldAlone, ['deposit-differs', -600, 's1']],
  });
  // Each with its own deposit, one of them short.
  expect(await explained({ s1: whole(10), s2: [deposit('dep_2', 9)] }, net, {}, some)).toMatchObject({
    list: [...onHoldAlone, ['deposit-differs', -100, 's2']],
  });
});

test('one payout alone is compared with the deposit and all others that it pays, on whichever days they were made', async () => {
  const whole = (amount: number) => [deposit('dep_1', amount)];
  const alone = { ids: ['s1'] };
  expect(await explained({ s1: whole(30), s2: whole(30), s3: whole(30) }, undefined, {}, alone)).toEqual(
    NOTHING,
  );
  const [a, b] = [deposit('dep_a', 13), deposit('dep_b', 17)];
  expect(await explained({ s1: [a], s2: [a, b], s3: [b] }, undefined, {}, alone)).toEqual(NOTHING);
  expect(await explained({ s1: whole(19), s2: whole(19) }, undefined, {}, alone)).toEqual({
    ...NOTHING,
    list: [['deposit-differs', -100, 's1']],
  });
  expect(await explained({ s1: whole(11), s2: [deposit('dep_2', 10)] }, undefined, {}, alone)).toEqual({
    ...NOTHING,
    list: [['deposit-differs', 100, 's1']],
  });
});

test('nothing is said of its deposit where the others cannot be read', async () => {
  const whole = [deposit('dep_1', 20)];
  const unchecked = [{ what: 'deposits', count: 1 }];
  for (const unread of ['list', 's2'])
    expect(
      await explained({ s1: whole, s2: whole }, undefined, {}, { ids: ['s1'], unread: [unread] }),
    ).toEqual({ ...NOTHING, unchecked });
  const net = (id: string) => (id === 's2' ? undefined : 10);
  expect(await explained({ s1: whole, s2: whole }, net, {}, { ids: ['s1'] })).toEqual({
    ...NOTHING,
    unchecked,
  });
});

test('a deposit for several that names one of them alone pays the others, too, where that one lists it', async () => {
  const naming = (id: string, amount: number) => [deposit('dep_1', amount, 'sent', id)];
  const of = (amount: number) => ({ s1: naming('s2', amount), s2: naming('s2', amount) });
  expect(await explained(of(20))).toEqual(NOTHING);
  for (const ids of [['s1'], ['s2']])
    expect(await explained(of(20), undefined, {}, { ids })).toEqual(NOTHING);
  // It is what one of both comes to, and was to pay both.
  const short = { ...NOTHING, list: [['deposit-differs', -1000, 's1']] };
  expect(await explained(of(10))).toEqual(short);
  expect(await explained(of(10), undefined, {}, { ids: ['s1'] })).toEqual(short);
  expect(await explained(of(10), undefined, { dep_1: 20 }, { ids: ['s1'] })).toEqual(NOTHING);
});

test('a deposit that names a settlement which does not list it contradicts itself', async () => {
  const named = [deposit('dep_1', 10, 'sent', 's2')];
  const alone = { ids: ['s1'] };
  const loud = { ...NOTHING, unexplainedMinor: 1000 };
  expect(await explained({ s1: named, s2: [deposit('dep_2', 10)] }, undefined, {}, alone)).toEqual(loud);
  expect(await explained({ s1: named }, undefined, {}, { ...alone, unread: ['s2'] })).toEqual(loud);
});
