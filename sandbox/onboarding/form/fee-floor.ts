import type { Detail } from '../../http/service-error.ts';
import { entriesOf } from './entries.ts';

/** A fee of the partner's schedule, whose `buyRate` is the floor. */
interface ScheduledFee {
  readonly name: string;
  readonly buyRate: number;
}

/**
 * Merchant fees whose `sellRate` is below the floor of the partner's schedule (spec "HTTP status codes"). The
 * specification does not show the fields of `FixedFee` and `PercentageFee`: here a fee is an object with a `sellRate`,
 * named by its `name` or its key. A fee that the schedule lacks has no floor.
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
