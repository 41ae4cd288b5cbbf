import { LedgerUnavailable } from '../../sales/ports.ts';
import { identityOf } from '../chain/identity.ts';
import { countOf, isChained } from '../chain/verify-chain.ts';
import { Connection, wholeOf } from '../file/connection.ts';
import { readOnly } from '../file/read-only.ts';
import type { LedgerFacts } from '../../../shared/contract/ledger-care.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';

/** Which ledger it is and how far it goes, also while a till writes on. Throws `LedgerUnavailable`. */
export function describeLedger(files: Pick<LedgerFiles, 'folder' | 'database'>): LedgerFacts {
  const ledger = new Connection(readOnly(files.database), files.folder, () => undefined);
  try {
    const identity = isChained(ledger) ? identityOf(ledger) : undefined;
    const lost = countOf((identity?.missing ?? []).map(([from, to]) => ({ from, to })));
    const [first, last] = ['ASC', 'DESC'].map((order) => {
      const rows = ledger.prepare(`SELECT ${wholeOf('at')} FROM event ORDER BY seq ${order} LIMIT 1`).all();
      return rows.map(({ at }) => Number(at))[0];
    });
    return {
      ...(identity && { ledgerId: identity.ledgerId, epoch: identity.epoch }),
      events: rowsIn(ledger, 'event'),
      entries: rowsIn(ledger, 'journal'),
      ...(first !== undefined && { firstAt: first }),
      ...(last !== undefined && { lastAt: last }),
      ...(lost > 0 && { lost }),
    };
  } finally {
    ledger.close();
  }
}

/** A ledger of an older version has no journal. */
export function rowsIn(ledger: Connection, table: 'event' | 'journal'): number {
  if (!hasTable(ledger, table)) return 0;
  return Number(ledger.prepare(`SELECT count(*) AS rows FROM ${table}`).all()[0]?.['rows']);
}

/** A database of another program has no events, nor has an empty file. */
export function holdsEvents(database: Connection): boolean {
  return hasTable(database, 'event') && hasTable(database, 'sale');
}

/** Throws `LedgerUnavailable` for what is no ledger. */
export function refuseForeign(database: Connection, file: string): void {
  if (!holdsEvents(database)) throw new LedgerUnavailable(`${file} is no ledger.`);
}

function hasTable(database: Connection, name: string): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').all(name).length > 0;
}
