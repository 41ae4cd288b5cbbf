import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { SaleTables } from '../../../src-main/ledger/derived/sale-tables.ts';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { bodyOf } from '../../../src-main/ledger/record/stored-event.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { interleaved } from '../measuring/interleaved.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';
import type { Row } from '../measuring/results.ts';

const ROUNDS = 1_001;

/** One event appended as a till does it, beside a bare synced INSERT of as many bytes through the same package. */
export async function appendEvent(root: string, now: number): Promise<Row> {
  const { event, append, folder } = openedIn(root, now);
  const bare = connect(ledgerFiles(folder));
  bare.exec('CREATE TABLE bare (id INTEGER PRIMARY KEY, row TEXT NOT NULL)');
  const insert = bare.prepare('INSERT INTO bare (row) VALUES (?)');
  const row = JSON.stringify(event);
  const times = await measured({ bare: () => insert.run(row), event: append });
  bare.close();
  return { name: 'one event / a bare synced INSERT', ...times, atMost: 3, unit: 'ms' };
}

/**
 * What the link to the row before and the mark outside the file cost: the same rows written without them. That is some 0.05 ms,
 * whatever the disk takes: 1.1 of a sync of half a millisecond, 1.02 of one of four.
 */
export async function linkedAndMarked(root: string, now: number): Promise<Row> {
  const linked = openedIn(root, now);
  const plain = unlinkedIn(root, now);
  const times = await measured({ plain: plain.append, linked: linked.append });
  return { name: 'one event / without its link and mark', ...times, atMost: 1.2, unit: 'ms' };
}

function measured(writes: Readonly<Record<string, () => void>>) {
  const [first = '', second = ''] = Object.keys(writes);
  const time = (of: string): number => {
    const began = performance.now();
    writes[of]?.();
    return performance.now() - began;
  };
  return interleaved(ROUNDS, time, [first, second]);
}

/** A ledger of one sale, as a till opens it: with its chain and its mark. */
function openedIn(root: string, now: number) {
  const folder = mkdtempSync(join(root, 'event-'));
  const { ledger } = openLedger(folder, () => now);
  const { started, event } = saleAt(now);
  ledger.append([started]);
  return { folder, event, append: () => ledger.append([event]) };
}

/** The same rows of the same tables in one transaction as well. */
function unlinkedIn(root: string, now: number) {
  const connection = connect(ledgerFiles(mkdtempSync(join(root, 'unlinked-'))));
  const { started, event } = saleAt(now);
  new SqliteLedger(connection).append([started]);
  const tables = new SaleTables(connection);
  const insert = connection.prepare(
    'INSERT INTO event (sale_id, at, type, body, closes) VALUES (?, ?, ?, ?, 0)',
  );
  const append = (): void =>
    connection.transaction(() => {
      connection.recordEnd = undefined;
      const { saleId, at, type } = event;
      tables.add(event);
      insert.run(saleId, at, type, bodyOf(event));
    });
  return { append };
}

function saleAt(now: number): { readonly started: SaleEvent; readonly event: SaleEvent } {
  const [saleId, at] = [randomUUID(), now];
  const amount = { minor: 1, currency: 'EUR' };
  const ids = { reference: 'r', paymentId: 'p', idempotencyKey: 'k' };
  return {
    started: { saleId, at, type: 'sale-started', number: 1, amount, ...ids },
    event: { saleId, at, type: 'stray-found', trackingId: randomUUID() },
  };
}
