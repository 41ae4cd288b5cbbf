import { nextNumber } from '../past/next-number.ts';
import { seededRandom } from '../world/seed/random.ts';
import type { Terminal } from '../world/records/terminals.ts';
import type { World } from '../world/world.ts';
import { PAYMENT_DIFFERENCES } from './payment-differences.ts';
import type { PaymentKind } from './payment-differences.ts';
import { plantedDifference } from './planted.ts';
import type { DifferenceKind, Draft, PlantedDifference } from './planted.ts';
import { rebatch } from './resettle.ts';
import { plantInSettlement, SETTLEMENT_DIFFERENCES } from './settlement-differences.ts';
import type { SettlementKind } from './settlement-differences.ts';
import { Untouched } from './untouched.ts';

export interface PlantingRequest {
  readonly terminal: Terminal;
  readonly kinds: readonly DifferenceKind[];
  /** Number of differences of each kind. */
  readonly count: number;
  readonly seed: number;
}

/**
 * Changes what service and bank state about a terminal's payments, while its till keeps knowing them as they were.
 * Plants all requested differences, or none where there are too few payments (422).
 */
export function plantDifferences(
  world: World,
  { terminal, kinds, count, seed }: PlantingRequest,
): PlantedDifference[] {
  const planted = world.db.transaction(() => {
    const random = seededRandom(seed);
    const untouched = new Untouched(world, terminal, random);
    let number = nextNumber(world);
    const parts = { world, terminal, untouched, random, nextNumber: () => number++ };
    const times = <K>(kind: K) => Array.from({ length: count }, (_, place) => ({ kind, place }));
    // Differences of whole batches come first, while enough batches are unchanged.
    const drafts: Draft[] = kinds
      .filter(isOfSettlement)
      .flatMap(times)
      .map(({ kind }) => plantInSettlement(kind, parts));
    const dirty = new Set<string>();
    for (const { kind, place } of kinds.filter(isOfPayment).flatMap(times)) {
      const draft = { kind, ...PAYMENT_DIFFERENCES[kind](parts, place) };
      for (const payment of [...draft.payments, draft.till]) {
        if (payment?.batchId != null) dirty.add(payment.batchId);
      }
      drafts.push(draft);
    }
    for (const batchId of dirty) rebatch(world, batchId);
    return drafts.map((draft) => plantedDifference(world, draft));
  });
  world.events.rewritten.tell(undefined);
  return planted;
}

const isOfSettlement = (kind: DifferenceKind): kind is SettlementKind => kind in SETTLEMENT_DIFFERENCES;
const isOfPayment = (kind: DifferenceKind): kind is PaymentKind => kind in PAYMENT_DIFFERENCES;
