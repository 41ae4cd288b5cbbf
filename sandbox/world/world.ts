import type { PartnerApiKeys } from './records/api-keys.ts';
import type { Database } from './database.ts';
import type { Environment } from './environment.ts';
import type { FaultsShown } from './faults-shown.ts';
import type { FeeSchedules } from './records/fee-schedules.ts';
import type { Listeners } from './listeners.ts';
import type { Locations } from './records/locations.ts';
import type { Merchants } from './records/merchants.ts';
import type { Partners } from './records/partners.ts';
import type { PaymentBook } from './payments/payment-book.ts';
import type { Payment } from './payments/payment.ts';
import type { Refunds } from './payments/refunds.ts';
import type { Settlement, SettlementRecords } from './payments/settlement-records.ts';
import type { Terminals } from './records/terminals.ts';
import type { UpdateRequests } from './records/update-requests.ts';

/**
 * Events of the world, for example for webhooks. Listeners are called at once, within the call that makes the change.
 */
export interface WorldEvents {
  readonly paymentAdded: Listeners<Payment>;
  readonly paymentMoved: Listeners<Payment>;
  /** A settlement was created, or its status changed. */
  readonly settlementChanged: Listeners<Settlement>;
  /** Payments were changed or deleted without an event, so no webhook announces it. */
  readonly rewritten: Listeners<undefined>;
  /** The world was reset. */
  readonly cleared: Listeners<undefined>;
}

/** The service's state. Tokens are not part of it: callers sign in again. */
export interface World extends SettlementRecords {
  readonly db: Database;
  readonly environment: Environment;
  readonly partners: Partners;
  readonly partnerApiKeys: PartnerApiKeys;
  readonly feeSchedules: FeeSchedules;
  readonly merchants: Merchants;
  readonly locations: Locations;
  readonly terminals: Terminals;
  readonly updateRequests: UpdateRequests;
  readonly payments: PaymentBook;
  readonly refunds: Refunds;
  readonly faultsShown: FaultsShown;
  readonly events: WorldEvents;
  /** Resets the world to that of a new sandbox. */
  readonly clear: () => void;
  readonly close: () => void;
}
