import {
  batchOf,
  depositOf,
  SETTLED_STATUSES,
  settlementOf,
  settlementTypeOf,
} from '../payments/batching.ts';
import { feesOfMerchant } from '../fees-of-merchant.ts';
import type { Fee } from '../records/fee-schedules.ts';
import { grouped } from '../records/grouped.ts';
import type { Payment } from '../payments/payment.ts';
import type { Batch, Deposit, Settlement, SettlementType } from '../payments/settlement-records.ts';
import type { World } from '../world.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** Merchants whose deposits are wires. */
const WIRED = new Set(['mer_OldTownBooks']);

/** How the settlement of a week ended. In an unpaid week yesterday's batch is still open. */
export type WeekEnd =
  | { readonly kind: 'unpaid' | 'pending' }
  | { readonly kind: 'hold'; readonly holdReason: string }
  | { readonly kind: 'paid'; readonly method: Deposit['method']; readonly adjustmentMinor: number };

/** One week of one merchant and type, and the sum of its batches. Week 0 ends yesterday. */
export interface Week {
  readonly week: number;
  readonly type: SettlementType;
  readonly grossMinor: number;
}

/** How a merchant is settled. */
export interface SettlementPattern {
  readonly merchantId: string;
  readonly fees: readonly Fee[] | undefined;
  /** A midnight in UTC, epoch milliseconds. */
  readonly today: number;
  /** The end of every identifier, so that a second past of the same days has others. */
  readonly mark: string;
  readonly endOf: (week: Week) => WeekEnd;
}

/** The records of one week: settlement, deposit, batches and payments. */
export interface SettledWeek {
  readonly payments: readonly Payment[];
  readonly batches: readonly Batch[];
  readonly settlements: readonly Settlement[];
  readonly deposits: readonly Deposit[];
}

/** Batches a merchant's past payments by day and type, and settles every week. */
export function settledWeeks(payments: readonly Payment[], pattern: SettlementPattern): SettledWeek[] {
  const groups = grouped(payments.filter(isSettled), (payment) => {
    const week = Math.floor((ageOf(payment, pattern.today) - 1) / WEEK_DAYS);
    return `${settlementTypeOf(payment.tenderType)} ${week}`;
  });
  return [...groups.values()].map((ofWeek) => settledWeek(ofWeek, pattern));
}

/** The usual past of a merchant: the last days are not settled yet, one week is on hold, all others are paid out. */
export function seedSettlement(
  world: World,
  merchantId: string,
  payments: readonly Payment[],
  today: number,
): Payment[] {
  const fees = feesOfMerchant(world, merchantId);
  const batched = new Map<string, Payment>();
  for (const week of settledWeeks(payments, { merchantId, fees, today, mark: '', endOf: usualEnd })) {
    keepRecords(world, week);
    for (const payment of week.payments) batched.set(payment.trackingId, payment);
  }
  return payments.map((payment) => batched.get(payment.trackingId) ?? payment);

  function usualEnd({ week, type }: Week): WeekEnd {
    if (week === 0) return { kind: 'unpaid' };
    if (week === 1) return { kind: 'pending' };
    if (week === 2 && type === 'walletApps') return { kind: 'hold', holdReason: 'Bank account under review' };
    const method = WIRED.has(merchantId) ? 'wire' : 'ACH';
    return { kind: 'paid', method, adjustmentMinor: week % 3 === 0 ? -125 : 0 };
  }
}

export function keepRecords(world: World, { batches, settlements, deposits }: SettledWeek): void {
  for (const batch of batches) world.batches.put(batch);
  for (const settlement of settlements) world.settlements.put(settlement);
  for (const deposit of deposits) world.deposits.put(deposit);
}

function settledWeek(payments: readonly Payment[], pattern: SettlementPattern): SettledWeek {
  const { merchantId, today, mark } = pattern;
  const [first] = payments;
  if (first === undefined) throw new RangeError('A week needs a payment.');
  const type = settlementTypeOf(first.tenderType);
  const week = Math.floor((ageOf(first, today) - 1) / WEEK_DAYS);
  const days = [...grouped(payments, (payment) => ageOf(payment, today))].map(([age, ofDay]) =>
    batchedDay(ofDay, age, type, pattern),
  );
  const batches = days.map(({ batch }) => batch);
  const batched = days.flatMap(({ payments: ofDay }) => ofDay);
  const grossMinor = batches.reduce((sum, batch) => sum + batch.grossMinor, 0);
  const end = pattern.endOf({ week, type, grossMinor });
  if (end.kind === 'unpaid') {
    const closed = days.map(({ batch, age }) => ({
      ...batch,
      status: age === 1 ? ('open' as const) : ('closed' as const),
    }));
    return { payments: batched, batches: closed, settlements: [], deposits: [] };
  }
  const now = today - Math.max(week - 1, 0) * WEEK_DAYS * DAY_MS;
  const tag = `${merchantId.slice('mer_'.length)}_${type}_${dayOf(now)}${week === 0 ? '_last' : ''}${mark}`;
  const open = settlementOf(`set_${tag}`, batches, { merchantId, type }, now);
  const settlement = { ...open, ...outcomeOf(end, tag) };
  const status = end.kind === 'hold' ? 'hold' : 'closed';
  return {
    payments: batched,
    batches: batches.map((batch) => ({ ...batch, status, settlementId: settlement.id })),
    settlements: [settlement],
    deposits:
      end.kind === 'paid'
        ? [{ ...depositOf(`dep_${tag}`, settlement, end.method, now), status: 'sent' }]
        : [],
  };
}

function batchedDay(
  payments: readonly Payment[],
  age: number,
  type: SettlementType,
  { merchantId, fees, today, mark }: SettlementPattern,
) {
  const day = today - age * DAY_MS;
  const batchPeriod = dayOf(day);
  const id = `bat_${merchantId.slice('mer_'.length)}_${type}_${batchPeriod}${mark}`;
  const batch = batchOf(id, payments, { merchantId, type, batchPeriod }, { fees, now: day + DAY_MS });
  return { age, batch, payments: payments.map((payment) => ({ ...payment, batchId: id })) };
}

function outcomeOf(end: WeekEnd, tag: string): Partial<Settlement> {
  if (end.kind === 'hold') return { status: 'hold', holdReason: end.holdReason };
  if (end.kind !== 'paid') return {};
  return { status: 'paid', payoutId: `pyt_${tag}`, adjustmentMinor: end.adjustmentMinor };
}

/** The age in days: 1 is yesterday. */
function ageOf({ created }: Payment, today: number): number {
  return Math.ceil((today - created) / DAY_MS);
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function isSettled({ statusCode }: Payment): boolean {
  return (SETTLED_STATUSES as readonly string[]).includes(statusCode);
}
