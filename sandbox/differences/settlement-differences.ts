import { feesOfMerchant } from '../world/fees-of-merchant.ts';
import { batchOf, depositOf, netMinor } from '../world/payments/batching.ts';
import { pick } from '../world/seed/random.ts';
import { HOLD_REASONS } from '../past/seed-past.ts';
import type { Batch, Deposit, Settlement } from '../world/payments/settlement-records.ts';
import type { World } from '../world/world.ts';
import type { DifferenceKind, Draft } from './planted.ts';
import { resettle, withSums } from './resettle.ts';
import type { Untouched } from './untouched.ts';

export type SettlementKind = Extract<
  DifferenceKind,
  | 'on-hold'
  | 'fee'
  | 'adjustment'
  | 'deposit-missing'
  | 'deposit-differs'
  | 'deposit-failed'
  | 'batch-differs'
>;

interface Split {
  readonly batch: Batch;
  readonly settlement: Settlement;
  readonly deposit: Deposit;
}

/** Differences of a whole batch, which gets a settlement of its own so that no other batch is affected. */
export const SETTLEMENT_DIFFERENCES: Readonly<
  Record<SettlementKind, (world: World, split: Split, random: () => number) => number>
> = {
  'on-hold': (world, { batch, settlement, deposit }, random) => {
    world.batches.put({ ...batch, status: 'hold' });
    const holdReason = pick(random, HOLD_REASONS);
    world.settlements.put({ ...settlement, status: 'hold', holdReason, payoutId: null });
    world.deposits.remove(deposit.id);
    return batch.grossMinor;
  },
  fee: (world, { batch, settlement }, _random) => {
    const payments = world.payments.ofBatch(batch.id);
    const { feesMinor } = batchOf(batch.id, payments, batch, {
      fees: feesOfMerchant(world, batch.merchantId),
      now: 0,
    });
    // Amounts that are too small for the schedule's percentage also get a fee.
    world.batches.put({ ...batch, feesMinor: Math.max(feesMinor, 1) });
    resettle(world, settlement.id);
    return Math.max(feesMinor, 1);
  },
  adjustment: (world, { settlement }, random) => {
    const sign = random() < 0.7 ? -1 : 1;
    const adjustmentMinor = sign * part(netMinor(settlement), random);
    world.settlements.put({ ...settlement, adjustmentMinor });
    resettle(world, settlement.id);
    return adjustmentMinor;
  },
  'deposit-missing': (world, { deposit }) => {
    world.deposits.remove(deposit.id);
    return deposit.amountMinor;
  },
  'deposit-differs': (world, { deposit }, random) => {
    const sign = random() < 0.7 ? -1 : 1;
    const difference = sign * part(deposit.amountMinor, random);
    world.deposits.put({ ...deposit, amountMinor: deposit.amountMinor + difference });
    return difference;
  },
  'deposit-failed': (world, { deposit }) => {
    world.deposits.put({ ...deposit, status: 'returned' });
    return deposit.amountMinor;
  },
  'batch-differs': (world, { batch, settlement }, random) => {
    // As if one payment had been left out or counted with too much. Settlement and deposits follow the batch's total.
    const sign = random() < 0.7 ? -1 : 1;
    const difference = sign * part(batch.grossMinor, random);
    world.batches.put({ ...batch, grossMinor: batch.grossMinor + difference });
    resettle(world, settlement.id);
    return difference;
  },
};

export function plantInSettlement(
  kind: SettlementKind,
  { world, untouched, random }: { world: World; untouched: Untouched; random: () => number },
): Draft {
  const { batch, payments } = untouched.takeBatch(kind);
  const amountMinor = SETTLEMENT_DIFFERENCES[kind](world, splitOff(world, batch), random);
  return { kind, amountMinor, payments };
}

/** Moves a batch into a settlement of its own with the same state, where its settlement was paid out. */
function splitOff(world: World, batch: Batch): Split {
  const before = batch.settlementId === null ? undefined : world.settlements.byId(batch.settlementId);
  const paid = before && world.deposits.first('WHERE settlementId = ?', before.id);
  if (before === undefined || paid === undefined) throw new Error(`Batch ${batch.id} is not paid out.`);
  const own = (prefix: string) => batch.id.replace(/^bat/, prefix) + '_own';
  const moved = world.batches.put({ ...batch, settlementId: own('set') });
  resettle(world, before.id);
  const settlement = world.settlements.put(
    withSums({ ...before, id: own('set'), adjustmentMinor: 0, payoutId: own('pyt') }, [moved]),
  );
  const deposit = world.deposits.put({
    ...depositOf(own('dep'), settlement, paid.method, Date.parse(paid.created)),
    status: paid.status,
  });
  return { batch: moved, settlement, deposit };
}

/** A random part: at least one minor unit, at most a fifth. */
function part(minor: number, random: () => number): number {
  return 1 + Math.floor(random() * (Math.max(minor, 5) / 5 - 1));
}
