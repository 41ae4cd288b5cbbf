import type { Database } from '../database.ts';

/**
 * What became of money that its payer reclaims: the four refund lifecycle fields of spec "Payment history objects", whose
 * names are not shown. Times are ISO 8601.
 */
export interface Refund {
  readonly refundStatus: 'requested' | 'initiated' | 'completed';
  readonly refundRequested: string;
  readonly refundInitiated: string | null;
  readonly refundCompleted: string | null;
}

export const NO_REFUND = {
  refundStatus: null,
  refundRequested: null,
  refundInitiated: null,
  refundCompleted: null,
};

/** Refunds by their payment; most payments have none. */
export class Refunds {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  put(trackingId: string, refund: Refund): void {
    this.#db.run(
      'INSERT OR REPLACE INTO refunds (trackingId, record) VALUES (?, ?)',
      trackingId,
      JSON.stringify(refund),
    );
  }
}
