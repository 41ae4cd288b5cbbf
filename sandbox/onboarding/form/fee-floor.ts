import type { Detail } from '../../http/service-error.ts';
import { entriesOf } from './entries.ts';

/** A fee of the partner's schedule; nothing may be sold below its `buyRate`. */
interface ScheduledFee {
  readonly name: string;
  readonly buyRate: number;
}

/**
 * Merchant fees whose `sellRate` is below the floor of the partner's schedule (spec "HTTP status codes"). The fields of
 * `FixedFee` and `PercentageFee` are not shown: a fee is an object with a `sellRate`, known by its `name` or by the
 * field that holds it. A fee that the schedule does not know has no floor.
 */
export function belowFloor(
  feeInformation: object,
  schedule: readonly ScheduledFee[],
  path: string,
): Detail[] {
  return entriesOf(feeInformation, [path]).flatMap(({ path: place, fields }) => {
    const name = fields['name'] ?? place.at(-1);
    const floor = schedule.find((fee) => fee.name === name)?.buyRate;
    const rate = fields['sellRate'];
    if (floor === undefined || typeof rate !== 'number' || rate >= floor) return [];
    const message = `must not be below ${floor}, the floor of the partner's fee schedule`;
    return [{ field: [...place, 'sellRate'].join('.'), message }];
  });
}
