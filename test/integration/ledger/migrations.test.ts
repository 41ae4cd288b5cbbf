import { textOf, wholeOf } from '../../../src-main/ledger/file/connection.ts';
import { EVENT_COLUMNS } from '../../../src-main/ledger/record/event-columns.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { beforeAll, describe, expect, test } from 'vitest';
import { Connection } from '../../../src-main/ledger/file/connection.ts';
import { readOnly } from '../../../src-main/ledger/file/read-only.ts';
import { MIGRATIONS } from '../../../src-main/ledger/file/migrations.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { earlierLedger } from '../../support/ledger/earlier-ledger.ts';
import { SAMPLED, sampleOf } from '../../support/drawn/sample.ts';
import { temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';

const CURRENT = MIGRATIONS.length;
const earlier = sampleOf(
  MIGRATIONS.map((_, step) => step + 1),
  4,
  'earlier ledgers',
);

/** The record as it stands, and the form it is in; the file is only read. */
function recordOf(files: LedgerFiles) {
  const connection = new Connection(readOnly(files.database), files.folder, () => undefined);
  const rows = (sql: string) =>
    connection
      .prepare(sql)
      .all()
      .map((row) => Object.values(row));
  const record = {
    version: rows('PRAGMA user_version').flat()[0],
    events: rows(`SELECT ${EVENT_COLUMNS}, ${wholeOf('closes')} FROM event ORDER BY seq`),
    sales: rows(
      `SELECT ${textOf('id')}, ${wholeOf('number')}, ${textOf('reference')}, ${wholeOf('amount_minor')},
         ${textOf('currency')}, ${wholeOf('started_at')}
       FROM sale ORDER BY sale.number`,
    ),
  };
  connection.close();
  return record;
}

/** What a process that is killed now leaves on the disk. */
function asLeftByKill(files: LedgerFiles): LedgerFiles {
  const left = temporaryLedger();
  copyFileSync(files.database, left.database);
  if (existsSync(files.wal)) copyFileSync(files.wal, left.wal);
  return left;
}

function openSales(files: LedgerFiles) {
  const { ledger, notices } = openLedger(files.folder, wall);
  expect(notices).toEqual([]);
  const sales = ledger.openSales().map((events) => [events[0]?.saleId, events.length]);
  ledger.close();
  return sales;
}

test('no two steps are the same, since a step that also computes is known by its text', () => {
  expect(new Set(MIGRATIONS).size).toBe(MIGRATIONS.length);
});

describe.each(earlier)('the ledger of version %i', (version) => {
  test('is read with the same sales and the same events', () => {
    const files = earlierLedger(version, 20);
    const before = recordOf(files);
    expect(before).toMatchObject({ version });
    const { ledger, notices } = openLedger(files.folder, wall);
    expect(notices).toEqual([]);
    expect(recordOf(files)).toEqual({ ...before, version: CURRENT });
    expect(ledger.sale('closed-7').map(({ type }) => type)).toEqual([
      'sale-started',
      'create-tried',
      'payment-created',
      'status-read',
      'sale-acknowledged',
    ]);
    expect(ledger.salesLike({ reference: ' ORDER-7' })).toEqual(['closed-7']);
    expect(ledger.paymentsOf('order-7')).toEqual(['t7']);
    expect(ledger.saleOfPayment('t7')).toBe('closed-7');
    expect(ledger.nextSaleNumber()).toBe(23);
  });

  test('has a sale open when it had a later event, else exactly as it was', () => {
    expect(openSales(earlierLedger(version, 20))).toEqual([
      ['late', 6],
      ['open', 4],
    ]);
  });

  test('killed before the last step is committed, is what it was, and is read at the next start', () => {
    const files = earlierLedger(version, 500);
    const before = recordOf(files);
    const connection = new Connection(files.database, files.folder, () => undefined);
    // A small cache, so that pages of the transaction reach the disk before its end.
    connection.exec(`PRAGMA cache_size = 1; BEGIN IMMEDIATE; ${MIGRATIONS.slice(version).join(';')}`);
    connection.exec(`UPDATE sale SET started_at = started_at; PRAGMA user_version = ${CURRENT}`);
    const left = asLeftByKill(files);
    connection.close();
    expect(readFileSync(left.wal).length).toBeGreaterThan(0);
    expect(recordOf(left)).toEqual(before);
    openSales(left);
    expect(recordOf(left)).toEqual({ ...before, version: CURRENT });
  });
});

describe('a real process that is killed while it migrates', () => {
  let program: string;
  beforeAll(async () => {
    program = await bundleForNode('test/support/ledger/open-ledger.ts', 'open-ledger');
  });

  /** Answers how long it took, or was allowed to take. */
  async function openUntilKilled(files: LedgerFiles, killAfter?: number): Promise<number> {
    const till = spawn(process.execPath, [program, files.folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(till, 'exit');
    const lines = createInterface({ input: till.stdout })[Symbol.asyncIterator]();
    await lines.next();
    const began = performance.now();
    if (killAfter === undefined) await lines.next();
    else while (performance.now() - began < killAfter) await new Promise((resolve) => setImmediate(resolve));
    till.kill('SIGKILL');
    await ended;
    return performance.now() - began;
  }

  test('leaves the old form or the new one, with every event', async () => {
    const whole = earlierLedger(1, SAMPLED ? 1_500 : 3_000);
    const before = recordOf(whole);
    const duration = await openUntilKilled(asLeftByKill(whole));
    const versions: unknown[] = [];
    for (const part of sampleOf([0.1, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 1], 4, 'kills of a migration')) {
      const files = asLeftByKill(whole);
      await openUntilKilled(files, part * duration);
      const { version, ...record } = recordOf(files);
      versions.push(version);
      expect(record).toEqual({ events: before.events, sales: before.sales });
      openSales(files);
      expect(recordOf(files)).toEqual({ ...before, version: CURRENT });
    }
    expect(versions.filter((version) => version !== 1 && version !== CURRENT)).toEqual([]);
    // Up to nine starts on a ledger of 15,000 events: a busy computer takes a while.
  }, 120_000);
});
