import { feesOfMerchant } from '../world/fees-of-merchant.ts';
import { batchOf, netMinor, settlementOf } from '../world/payments/batching.ts';
import type { Batch, Settlement } from '../world/payments/settlement-records.ts';
import type { World } from '../world/world.ts';

/** Recomputes a batch from its payments, and its settlement and deposits from that. An empty batch is deleted. */
export function rebatch(world: World, batchId: string): void {
  const batch = world.batches.byId(batchId);
  if (batch === undefined) return;
  const payments = world.payments.ofBatch(batchId);
  if (payments.length === 0) world.batches.remove(batchId);
  else {
    const { grossMinor, feesMinor, paymentCount } = batchOf(batchId, payments, batch, {
      fees: batch.feesMinor === 0 ? [] : feesOfMerchant(world, batch.merchantId),
      now: 0,
    });
    world.batches.put({ ...batch, grossMinor, feesMinor, paymentCount });
  }
  if (batch.settlementId !== null) resettle(world, batch.settlementId);
}

/** Recomputes a settlement from its batches, and its deposits from that. */
export function resettle(world: World, settlementId: string): void {
  const settlement = world.settlements.byId(settlementId);
  if (settlement === undefined) return;
  const batches = world.batches.find('WHERE settlementId = ? ORDER BY id', settlementId);
  const deposits = world.deposits.find('WHERE settlementId = ?', settlementId);
  if (batches.length === 0) {
    world.settlements.remove(settlementId);
    for (const { id } of deposits) world.deposits.remove(id);
    return;
  }
  const summed = withSums(settlement, batches);
  world.settlements.put(summed);
  for (const deposit of deposits) world.deposits.put({ ...deposit, amountMinor: netMinor(summed) });
}

export function withSums(settlement: Settlement, batches: readonly Batch[]): Settlement {
  const { grossMinor, feesMinor, paymentCount, batchCount } = settlementOf(
    settlement.id,
    batches,
    settlement,
    0,
  );
  return { ...settlement, grossMinor, feesMinor, paymentCount, batchCount };
}
