import type { Database, Row, Value } from '../database.ts';
import type { Payment } from './payment.ts';

/** Columns that hold JSON. */
const AS_JSON = ['tenderTypes', 'webhookUrls', 'customer', 'rebate', 'plan'] as const;

const COLUMNS = [
  ...['paymentId', 'trackingId', 'pageId', 'paymentCode', 'merchantId', 'locationId', 'terminalId'],
  ...[
    'reference',
    'tenderTypes',
    'description',
    'refundEmail',
    'emailReceipt',
    'smsReceipt',
    'redirectUrl',
    'webhookUrls',
  ],
  ...['customerId', 'customer', 'rebate', 'requestedMinor', 'paidMinor', 'statusCode', 'tenderType'],
  ...['senderAddress', 'created', 'updated', 'expiration', 'quoteExpiration', 'received', 'plan', 'batchId'],
  'seeded',
];
const INSERT = `INSERT INTO payments (${COLUMNS.join()}) VALUES (${COLUMNS.map(() => '?').join()})`;
/** Columns that may change after the creation. */
const CHANGING = [
  ...['paidMinor', 'statusCode', 'tenderType', 'senderAddress', 'customerId', 'customer'],
  ...['updated', 'quoteExpiration', 'received', 'plan'],
];
const UPDATE = `UPDATE payments SET ${CHANGING.map((column) => `${column} = ?`).join()} WHERE trackingId = ?`;
const REWRITE = `UPDATE payments SET ${COLUMNS.map((column) => `${column} = ?`).join()} WHERE trackingId = ?`;

export function insertPayment(db: Database, payment: Payment): void {
  const row = rowOf(payment);
  db.run(INSERT, ...COLUMNS.map((column) => row[column] ?? null));
}

export function updatePayment(db: Database, payment: Payment): void {
  const row = rowOf(payment);
  db.run(UPDATE, ...CHANGING.map((column) => row[column] ?? null), payment.trackingId);
}

/** Updates every column except the identifiers and the time of insertion. */
export function rewritePayment(db: Database, payment: Payment): void {
  const row = rowOf(payment);
  db.run(REWRITE, ...COLUMNS.map((column) => row[column] ?? null), payment.trackingId);
}

/** As if it had never been there. */
export function erasePayment(db: Database, { trackingId }: Payment): void {
  db.run(
    'DELETE FROM partner_payments WHERE number = (SELECT number FROM payments WHERE trackingId = ?)',
    trackingId,
  );
  db.run('DELETE FROM payments WHERE trackingId = ?', trackingId);
}

/** `tail` follows `SELECT payments.* FROM payments`. */
export function findPayments(db: Database, tail: string, ...values: readonly Value[]): Payment[] {
  return db.all(`SELECT payments.* FROM payments ${tail}`, ...values).map(paymentOf);
}

export function findPayment(db: Database, tail: string, ...values: readonly Value[]): Payment | undefined {
  const row = db.get(`SELECT payments.* FROM payments ${tail}`, ...values);
  return row === undefined ? undefined : paymentOf(row);
}

function rowOf(payment: Payment): Row {
  const json = Object.fromEntries(
    AS_JSON.map((column) => [column, payment[column] === null ? null : JSON.stringify(payment[column])]),
  );
  return { ...payment, ...json, seeded: Number(payment.seeded) } as unknown as Row;
}

export function paymentOf(row: Row): Payment {
  const values = Object.fromEntries(COLUMNS.map((column) => [column, row[column]]));
  const json = Object.fromEntries(AS_JSON.map((column) => [column, parsed(row[column])]));
  return { ...values, ...json, seeded: row['seeded'] === 1 } as unknown as Payment;
}

function parsed(text: Value | undefined): unknown {
  if (text === '[]') return [];
  return typeof text === 'string' ? (JSON.parse(text) as unknown) : null;
}
