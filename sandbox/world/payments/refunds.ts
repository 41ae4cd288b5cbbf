import type { Database } from '../database.ts';

/**
 * A refund: the four lifecycle fields of spec "Payment history objects", whose names it does not show. Times are ISO
 * 8601.
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

/** Refunds by payment; most payments have none. */
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
