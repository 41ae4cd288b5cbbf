import type { Database } from '../database.ts';
import { Records } from '../records/records.ts';

/** The type of a settlement (spec "Settlement and reconciliation", `Type`). */
export type SettlementType = 'crypto' | 'walletApps' | 'fiat';

/** Payments of one merchant and day that are settled together. Times are ISO 8601, amounts minor units. */
export interface Batch {
  readonly id: string;
  readonly merchantId: string;
  readonly type: SettlementType;
  readonly status: 'open' | 'closed' | 'hold';
  /** The day of its payments, `YYYY-MM-DD`. */
  readonly batchPeriod: string;
  readonly paymentCount: number;
  readonly grossMinor: number;
  readonly feesMinor: number;
  readonly settlementId: string | null;
  readonly created: string;
  readonly updated: string;
}

/** The sum of some batches of a merchant. The specification does not show its statuses. */
export interface Settlement {
  readonly id: string;
  readonly merchantId: string;
  readonly type: SettlementType;
  readonly status: 'pending' | 'hold' | 'paid';
  readonly batchCount: number;
  readonly paymentCount: number;
  readonly grossMinor: number;
  readonly feesMinor: number;
  readonly adjustmentMinor: number;
  readonly holdReason: string | null;
  /** Set once it is paid out. */
  readonly payoutId: string | null;
  readonly created: string;
  readonly updated: string;
}

/** Money that was sent to a merchant's bank for a settlement. */
export interface Deposit {
  readonly id: string;
  readonly merchantId: string;
  readonly settlementId: string;
  readonly method: 'ACH' | 'wire';
  readonly status: 'pending' | 'sent' | 'returned';
  readonly amountMinor: number;
  readonly created: string;
  readonly updated: string;
}

export interface SettlementRecords {
  readonly batches: Records<Batch>;
  readonly settlements: Records<Settlement>;
  readonly deposits: Records<Deposit>;
}

export function settlementRecords(db: Database): SettlementRecords {
  return {
    batches: new Records(db, 'batches'),
    settlements: new Records(db, 'settlements'),
    deposits: new Records(db, 'deposits'),
  };
}
