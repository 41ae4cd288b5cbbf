import type { Plan } from '../plan/plan.ts';
import type { TillSales } from './rules.ts';
import type { Witness } from './witness.ts';

/** Trouble that lasts longer than a search does. */
const SEARCHED_FOR = 5 * 60_000;

/** Once the faults have stopped for long enough: no sale is left without a known outcome. */
export function checkOutcomes({ sales }: TillSales, { breaks }: Witness): void {
  for (const { id, stage, elsewhere } of sales) {
    if (elsewhere || stage.name === 'final' || stage.name === 'not-created') continue;
    breaks('7 every open sale ends', `${id} is still ${stage.name}`);
  }
}

/** At the very end: every payment of this till is accounted for, and nothing is open any more. */
export function checkTheEnd(witness: Witness, plan: Plan): void {
  const { payments, destroyed, breaks } = witness;
  const records = [...witness.records.values()];
  for (const { trackingId, key } of payments.values()) {
    if (key === undefined || records.some((record) => record.payments.has(trackingId))) continue;
    const owner = records.find((record) => record.key === key);
    // It states another amount, and a person has been told of it.
    if (owner?.foreign.has(trackingId)) continue;
    if (!owner && destroyed.size > 0) continue;
    // The ledger names it for a sale whose beginning is gone: Day calls it damaged at this till.
    if ([...destroyed.values()].some((left) => left.has(trackingId))) continue;
    // What it knew beside the payment that is shown is gone, and nobody can say that there was more.
    if (owner?.short && (owner.shown !== undefined || !owner.gap)) continue;
    // It was searched for in vain for as long as that makes sense, and a person has been told.
    if (owner?.searchRefused && (!plan.historyPermitted || plan.healsAt > SEARCHED_FOR)) continue;
    breaks('1 every payment is in the ledger', `${trackingId} of ${owner?.saleId ?? 'nobody'} is nowhere`);
  }
  for (const record of records) {
    if (!record.closed)
      breaks('7 every open sale ends', `${record.saleId} was never closed: ${JSON.stringify(record)}`);
  }
}
