import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { paidSale } from './ledger-folder.ts';
import { temporaryFolder } from '../system/temporary-folder.ts';
import { EVENT_COLUMNS } from '../../../src-main/ledger/record/event-columns.ts';
import { readEvent } from '../../../src-main/ledger/record/stored-event.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';

/** 40 sales, each paid and left. */
export const sales = Array.from({ length: 40 }, (_, index) => paidSale(`sale-${index}`, index + 1));
export const events = sales.flat();

/** What a till left behind that sold 40 times, closing each second sale: the files by name. */
export function soldLedger(
  salesAre: 'in the database' | 'in its log' | 'in both',
): ReadonlyMap<string, Buffer> {
  const files = ledgerFiles(temporaryFolder());
  const connection = connect(files);
  const ledger = new SqliteLedger(connection);
  for (const [index, sale] of sales.entries()) {
    ledger.append(sale, index % 2 === 0 ? [`sale-${index}`] : []);
    if (salesAre === 'in both' && index === 25) connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }
  if (salesAre === 'in the database') ledger.close();
  return new Map([files.database, files.wal].map((file) => [basename(file), readFileSync(file)] as const));
}

/** A folder of its own with these files in it. */
export function laidOut(contents: ReadonlyMap<string, Buffer>): LedgerFiles {
  const files = ledgerFiles(temporaryFolder());
  for (const [name, bytes] of contents) writeFileSync(join(files.folder, name), bytes);
  return files;
}

/** What a repair has put aside, by file; nothing when there was none. */
export function quarantined(files: LedgerFiles): ReadonlyMap<string, Buffer> | undefined {
  const name = readdirSync(files.folder).find((entry) => entry.startsWith('ledger-quarantined-'));
  if (name === undefined) return undefined;
  const copies = readdirSync(join(files.folder, name)).filter((file) => !file.endsWith('-shm'));
  return new Map(copies.map((file) => [file, readFileSync(join(files.folder, name, file))]));
}

/** Every event that is in the ledger now, in order; each can be read. */
export function keptEvents(files: LedgerFiles): readonly (SaleEvent | undefined)[] {
  // That its record may have a gap is what a repair adds to an open sale.
  const rows = connect(files)
    .prepare(`SELECT ${EVENT_COLUMNS} FROM event WHERE event.type != 'record-damaged' ORDER BY seq`)
    .all();
  return rows.map((row) => {
    const event = readEvent(row, []);
    if (!event) return undefined;
    // In the order of `events`, whose texts tests compare.
    const { saleId, at, type, ...fields } = event;
    return { saleId, at, type, ...fields } as SaleEvent;
  });
}
