import type { Database } from '../database.ts';
import type { Partners } from './partners.ts';
import { Records } from './records.ts';

/** One fee: `sellRate` is charged to merchants, `buyRate` to the partner. Percentages, or amounts for fixed fees. */
export interface Fee {
  readonly name: string;
  readonly feeType: 'percentage' | 'fixed';
  readonly sellRate: number;
  /** Also the floor of a merchant's `sellRate`. */
  readonly buyRate: number;
}

/** The schedule of a representing merchant; `id` is the merchant's. */
export interface FeeSchedule {
  readonly id: string;
  readonly partnerId: string;
  readonly fees: readonly Fee[];
}

export class FeeSchedules {
  readonly #records: Records<FeeSchedule>;
  readonly #partners: Partners;

  constructor(db: Database, partners: Partners) {
    this.#records = new Records(db, 'fee_schedules');
    this.#partners = partners;
  }

  put(schedule: FeeSchedule): FeeSchedule {
    return this.#records.put(schedule);
  }

  /**
   * The schedule of the partner's representing merchant, or of its nearest ancestor that has one (spec "Partners,
   * merchants, locations, terminals").
   */
  of(partnerId: string): FeeSchedule | undefined {
    const represented = this.#partners
      .lineOf(partnerId)
      .find(({ representingMerchantId }) => representingMerchantId !== null);
    const merchantId = represented?.representingMerchantId ?? undefined;
    return merchantId === undefined ? undefined : this.#records.byId(merchantId);
  }
}
