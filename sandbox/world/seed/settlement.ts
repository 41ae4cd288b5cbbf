import { batchOf, depositOf, SETTLED_STATUSES, settlementOf, settlementTypeOf } from '../batching.ts';
import { grouped } from '../grouped.ts';
import type { Payment } from '../payment.ts';
import type { Batch, SettlementType } from '../settlement-records.ts';
import type { World } from '../world.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** Merchants whose bank takes wires only. */
const WIRED = new Set(['mer_OldTownBooks']);

/**
 * Batches of one merchant's past payments, one a day and type, and a settlement for every full week of them; answers the
 * payments with their batch. Yesterday's batch is still open, the last days' are closed, one week is on hold, all others
 * are paid out.
 */
export function seedSettlement(
  world: World,
  merchantId: string,
  payments: readonly Payment[],
  today: number,
): Payment[] {
  const batched = new Map<string, string>();
  const fees = world.feeSchedules.of(world.merchants.byId(merchantId)?.partnerId ?? '')?.fees;
  for (const [type, ofType] of grouped(payments.filter(isSettled), ({ tenderType }) =>
    settlementTypeOf(tenderType),
  )) {
    const batches: { readonly batch: Batch; readonly age: number }[] = [];
    for (const [age, ofDay] of grouped(ofType, ({ created }) => Math.ceil((today - created) / DAY_MS))) {
      const day = today - age * DAY_MS;
      const batchPeriod = new Date(day).toISOString().slice(0, 10);
      const id = `bat_${merchantId.slice('mer_'.length)}_${type}_${batchPeriod}`;
      const batch = batchOf(id, ofDay, { merchantId, type, batchPeriod }, { fees, now: day + DAY_MS });
      batches.push({ batch, age });
      for (const payment of ofDay) batched.set(payment.trackingId, id);
    }
    for (const [week, ofWeek] of grouped(batches, ({ age }) => Math.floor((age - 1) / WEEK_DAYS))) {
      settleWeek(world, { merchantId, type, week, today }, ofWeek);
    }
  }
  return payments.map((payment) => ({ ...payment, batchId: batched.get(payment.trackingId) ?? null }));
}

interface Week {
  readonly merchantId: string;
  readonly type: SettlementType;
  /** 0 is the one that ends yesterday. */
  readonly week: number;
  readonly today: number;
}

function settleWeek(
  world: World,
  { merchantId, type, week, today }: Week,
  batches: readonly { readonly batch: Batch; readonly age: number }[],
): void {
  if (week === 0) {
    for (const { batch, age } of batches)
      world.batches.put({ ...batch, status: age === 1 ? 'open' : 'closed' });
    return;
  }
  const now = today - (week - 1) * WEEK_DAYS * DAY_MS;
  const tag = `${merchantId.slice('mer_'.length)}_${type}_${new Date(now).toISOString().slice(0, 10)}`;
  const settlement = settlementOf(
    `set_${tag}`,
    batches.map(({ batch }) => batch),
    { merchantId, type },
    now,
  );
  const isHeld = week === 2 && type === 'walletApps';
  for (const { batch } of batches) {
    world.batches.put({ ...batch, status: isHeld ? 'hold' : 'closed', settlementId: settlement.id });
  }
  if (isHeld) {
    world.settlements.put({ ...settlement, status: 'hold', holdReason: 'Bank account under review' });
  } else if (week === 1) {
    world.settlements.put(settlement);
  } else {
    const adjusted = { ...settlement, adjustmentMinor: week % 3 === 0 ? -125 : 0 };
    world.settlements.put({ ...adjusted, status: 'paid', payoutId: `pyt_${tag}` });
    const method = WIRED.has(merchantId) ? 'wire' : 'ACH';
    world.deposits.put({ ...depositOf(`dep_${tag}`, adjusted, method, now), status: 'sent' });
  }
}

function isSettled({ statusCode }: Payment): boolean {
  return (SETTLED_STATUSES as readonly string[]).includes(statusCode);
}
