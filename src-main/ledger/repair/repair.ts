import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { linkEarlier } from '../chain/link-earlier.ts';
import { lastKnownEnd } from '../backup/last-known-end.ts';
import { connect } from '../file/connect.ts';
import { recordScales } from '../amounts/record-scales.ts';
import { EntryWriter } from '../record/entry-writer.ts';
import { beginEpoch } from '../record/epoch.ts';
import { EventWriter } from '../record/event-writer.ts';
import { Confirmation } from './confirmation.ts';
import { noteDuplicates } from './note-duplicates.ts';
import { noteGaps, salesAround } from './note-gaps.ts';
import { keepNotice } from './repair-notice.ts';
import { Rejected } from './rejected.ts';
import { copyAside, QUARANTINE_PREFIX } from '../file/copy-aside.ts';
import { syncFolder } from '../file/sync-to-disk.ts';
import { rebuildTables } from '../derived/rebuild-tables.ts';
import { salvage } from './salvage/salvage.ts';
import { readEvent } from '../record/stored-event.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';
import type { Repaired } from './repair-notice.ts';

/**
 * Puts the damaged ledger aside untouched and writes a new one from every event and entry in the copy that the chain
 * confirms. Interrupted at any point, `resumeRepair` at the next start completes it.
 */
export function repair(files: LedgerFiles, at: number): Repaired {
  const copy = copyAside(files, 'quarantined', at);
  writeFileSync(files.repair, basename(copy), { flush: true });
  // Note and copy before the damaged file goes: without them an empty ledger would be begun after a power failure.
  syncFolder(files.folder);
  return rebuild(files, copy, at);
}

/** Completes a repair that a crash interrupted; `undefined` when there is none. */
export function resumeRepair(files: LedgerFiles, at: number): Repaired | undefined {
  if (!existsSync(files.repair)) return undefined;
  const name = readFileSync(files.repair, 'utf8');
  // Cut short while it was written: the damaged ledger is still in its place.
  if (!name.startsWith(QUARANTINE_PREFIX) || !existsSync(join(files.folder, name))) return undefined;
  const copy = join(files.folder, name);
  return rebuild(files, copy, at);
}

function rebuild(files: LedgerFiles, copy: string, at: number): Repaired {
  for (const file of [files.database, files.wal, files.index]) rmSync(file, { force: true });
  const connection = connect(files);
  // Events come back in any order: with the indexes in memory (256 MB at most) a large ledger takes half the time.
  connection.exec('PRAGMA cache_size = -262144');
  const writer = new EventWriter(connection);
  const entries = new EntryWriter(connection);
  const mark = lastKnownEnd(files);
  const rejected = new Rejected();
  let names: readonly string[] = [];
  // A sale whose start is lost still has its other events, and each event needs its sale.
  const knowSale = connection.prepare('INSERT OR IGNORE INTO sale (id) VALUES (?)');
  connection.transaction(() => {
    const [database, wal] = [files.database, files.wal].map((file) => join(copy, basename(file))) as [
      string,
      string,
    ];
    const chain = new Confirmation(connection, mark);
    for (const salvaged of salvage(database, wal)) chain.note(salvaged);
    for (const salvaged of salvage(database, wal)) {
      if (!chain.confirms(salvaged)) {
        rejected.add(salvaged);
        continue;
      }
      const { table, row, former } = salvaged;
      if (table === 'journal') entries.putBack(row, former);
      else {
        knowSale.run(row.saleId);
        // How amounts without a scale are read is in an entry that may come later: `recordScales` draws those anew.
        writer.putBack(row, former, readEvent({ ...row, sale_id: row.saleId }, []));
      }
    }
    linkEarlier(connection);
    recordScales(connection);
    rebuildTables(connection);
    const numberOf = (saleId: string): number | undefined => rejected.startOf(saleId)?.number;
    const missing = beginEpoch(connection, at, mark, numberOf);
    const notTakenOver = rejected.notTakenOver(connection);
    names = notTakenOver.names;
    const withGaps = new Set([...notTakenOver.saleIds, ...salesAround(connection, missing)]);
    noteGaps(connection, withGaps, at, numberOf);
    noteDuplicates(connection, missing, at);
  });
  connection.close();
  const repaired = { copy, rejected: names };
  keepNotice(files, repaired);
  rmSync(files.repair);
  rmSync(files.suspicion, { force: true });
  return repaired;
}
