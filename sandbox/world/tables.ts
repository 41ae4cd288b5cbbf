import { recordTable } from './records/records.ts';

/**
 * The tables of the world. Modules with records of their own (onboarding, webhooks) pass their tables to `openWorld` as
 * a `WorldPart`.
 */
export const WORLD_TABLES = `
${recordTable('partners', ['parentId', 'name', 'representingMerchantId'])}
CREATE TABLE partner_ancestors (
  partner TEXT NOT NULL,
  ancestor TEXT NOT NULL, -- the partner itself included
  distance INTEGER NOT NULL,
  PRIMARY KEY (partner, distance)
) WITHOUT ROWID;
CREATE INDEX partner_descendants ON partner_ancestors (ancestor, partner);
${recordTable('fee_schedules', [])}
${recordTable('api_keys', ['partnerId', 'apiKey'])}
${recordTable('merchants', ['partnerId', 'name', 'deleted'])}
${recordTable('locations', ['merchantId', 'name', 'deleted'])}
${recordTable('terminals', ['merchantId', 'locationId', 'apiKey', 'name', 'deleted'])}
${recordTable('update_requests', ['merchantId'])}
${recordTable('batches', ['merchantId', 'settlementId', 'type', 'status', 'created'])}
${recordTable('settlements', ['merchantId', 'type', 'status', 'created'])}
${recordTable('deposits', ['merchantId', 'settlementId', 'method', 'status', 'created'])}

CREATE TABLE payments (
  number INTEGER PRIMARY KEY, -- in the order they were kept
  paymentId TEXT NOT NULL,
  trackingId TEXT NOT NULL UNIQUE,
  pageId TEXT NOT NULL UNIQUE,
  paymentCode TEXT NOT NULL,
  merchantId TEXT NOT NULL,
  locationId TEXT NOT NULL,
  terminalId TEXT NOT NULL,
  reference TEXT NOT NULL,
  description TEXT,
  refundEmail TEXT,
  emailReceipt TEXT,
  smsReceipt TEXT,
  redirectUrl TEXT,
  webhookUrls TEXT NOT NULL,
  customerId TEXT,
  customer TEXT,
  rebate TEXT,
  requestedMinor INTEGER NOT NULL,
  paidMinor INTEGER NOT NULL,
  statusCode TEXT NOT NULL,
  tenderType TEXT,
  senderAddress TEXT,
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  expiration INTEGER NOT NULL,
  quoteExpiration INTEGER NOT NULL,
  received INTEGER,
  plan TEXT NOT NULL,
  batchId TEXT,
  seeded INTEGER NOT NULL
);
CREATE INDEX payments_of_terminal ON payments (terminalId, created);
CREATE INDEX payments_of_merchant ON payments (merchantId, created);
CREATE INDEX payments_by_reference ON payments (reference);
CREATE INDEX payments_of_batch ON payments (batchId) WHERE batchId IS NOT NULL;
CREATE INDEX payments_planned ON payments (plan) WHERE plan <> '[]';
CREATE INDEX payments_made_here ON payments (seeded) WHERE seeded = 0;

-- A partner sees the payments of everything below it: found in the order of their creation without a sort.
CREATE TABLE partner_payments (
  partner TEXT NOT NULL,
  created INTEGER NOT NULL,
  number INTEGER NOT NULL,
  PRIMARY KEY (partner, created, number)
) WITHOUT ROWID;
CREATE TRIGGER payment_seen_by_partners AFTER INSERT ON payments BEGIN
  INSERT INTO partner_payments
  SELECT ancestor, NEW.created, NEW.number
  FROM merchants JOIN partner_ancestors ON partner = merchants.partnerId
  WHERE merchants.id = NEW.merchantId;
END;

-- Test amounts whose fault has been shown, by terminal, reference and amount.
CREATE TABLE faults_shown (sale TEXT PRIMARY KEY) WITHOUT ROWID;
`;

/**
 * Tables and indexes that the first version of state files lacks. They are created when such a file is opened, so that
 * it stays usable.
 */
export const LATER_TABLES = `
CREATE TABLE IF NOT EXISTS refunds (trackingId TEXT PRIMARY KEY, record TEXT NOT NULL) WITHOUT ROWID;
-- Payments that a planted difference altered or was planted beside.
CREATE TABLE IF NOT EXISTS planted (trackingId TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS payments_by_id ON payments (paymentId);
`;

/** Columns that it lacks. SQLite cannot add a column only if it is missing. */
export const LATER_COLUMNS = [{ table: 'payments', column: 'tenderTypes', type: 'TEXT' }];
