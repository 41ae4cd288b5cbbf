import type { WorldPart } from '../world-part.ts';
import type { World } from '../world.ts';
import { SELLING_TERMINALS, seedHierarchy } from './hierarchy.ts';
import { openPayment, pastPayments } from './payments.ts';
import { seededRandom } from './random.ts';
import { seedSettlement } from './settlement.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAYS_OF_TRADE = 63;

/**
 * The contents of a new sandbox, which are the same on the same day: months of payments before `now`, none of them at
 * the terminals for training.
 */
export const BELIEVABLE_WORLD: WorldPart = { tables: '', seed: seedBelievableWorld };

function seedBelievableWorld(world: World, now: number): void {
  seedHierarchy(world);
  const random = seededRandom(2026);
  const today = now - (now % DAY_MS);
  for (const merchantId of new Set(SELLING_TERMINALS.map((terminal) => terminal.merchantId))) {
    const terminals = world.terminals.ofMerchant(merchantId);
    const past = terminals.flatMap((terminal) =>
      pastPayments(terminal, { today, days: DAYS_OF_TRADE }, random),
    );
    for (const payment of seedSettlement(world, merchantId, past, today)) world.payments.keep(payment);
    const [terminal] = terminals;
    if (terminal === undefined) continue;
    const waiting = openPayment(terminal, past.length + 1, now - 3 * MINUTE_MS, random);
    world.payments.keep(waiting);
    const seen = openPayment(terminal, past.length + 2, now - 1 * MINUTE_MS, random);
    world.payments.keep({
      ...seen,
      statusCode: 'processing',
      paidMinor: seen.requestedMinor,
      tenderType: 'usdcBase',
      received: now,
      plan: [{ at: now + 5 * MINUTE_MS, statusCode: 'completed' }],
    });
  }
}
