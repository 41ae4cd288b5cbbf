import { replay } from '../../../src-main/sales/apply-event.ts';
import { tracked } from './rules.ts';
import type { Plan } from '../plan.ts';
import type { Disk } from '../world/disk.ts';
import type { Service } from '../world/service.ts';
import type { Rules, TillSales } from './rules.ts';

/** Once the faults have stopped for long enough: no sale is left without a known outcome. */
export function checkOutcomes({ sales }: TillSales, rules: Rules): void {
  for (const { id, stage } of sales) {
    if (stage.name === 'final' || stage.name === 'not-created') continue;
    rules.break('7 every open sale ends', `${id} is still ${stage.name}`);
  }
}

/** At the very end: every payment is accounted for, and nothing is open any more. */
export function checkTheEnd(rules: Rules, service: Service, disk: Disk, plan: Plan): void {
  const records = [...rules.records.values()];
  for (const { trackingId, intent } of service.payments.values()) {
    if (records.some((record) => tracked(record).includes(trackingId))) continue;
    const owner = records.find(({ key }) => key === intent.idempotencyKey);
    if (!plan.historyPermitted && owner?.searchRefused) continue;
    rules.break(
      '1 every payment is in the ledger',
      `${trackingId} of ${owner?.saleId ?? 'nobody'} is nowhere`,
    );
  }
  for (const { saleId, closed } of records) {
    if (!closed)
      rules.break('7 every open sale ends', `${saleId} was never closed: ${openWords(disk, saleId)}`);
  }
}

function openWords(disk: Disk, saleId: string): string {
  const sale = disk
    .openSales()
    .map(replay)
    .find((open) => open?.id === saleId);
  return (
    JSON.stringify(sale?.payment.creation ?? null) +
    ` ${sale?.uncheckedLostTries ?? 0} unchecked, strays ${JSON.stringify(sale?.strays ?? [])}`
  );
}
