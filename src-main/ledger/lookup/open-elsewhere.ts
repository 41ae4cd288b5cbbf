import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Connection } from '../file/connection.ts';
import { readOnly } from '../file/read-only.ts';
import { ledgerFiles } from '../file/ledger-files.ts';
import { readOpenSales } from './open-sales.ts';
import type { SaleEvent } from '../../sales/events.ts';

/** Folders of a till that has had more terminals than this are not looked into: a start must not wait for them. */
const MOST_FOLDERS = 20;

export interface OtherLedger {
  /** Name of its folder. */
  readonly name: string;
  readonly openSales: readonly (readonly SaleEvent[])[];
}

/**
 * Open sales of the ledgers beside the one in `folder`: other terminals that this till has worked as. Changes nothing.
 * A ledger that cannot be read is left out: its own next start says what is wrong with it.
 */
export function otherLedgers(folder: string): readonly OtherLedger[] {
  const names = readdirSync(dirname(folder)).filter((name) => name !== basename(folder));
  return names.slice(0, MOST_FOLDERS).flatMap((name) => {
    const openSales = openSalesIn(join(dirname(folder), name));
    return openSales.length > 0 ? [{ name, openSales }] : [];
  });
}

function openSalesIn(folder: string): OtherLedger['openSales'] {
  const { database } = ledgerFiles(folder);
  if (!existsSync(database)) return [];
  let connection: Connection | undefined;
  try {
    connection = new Connection(readOnly(database), folder, () => undefined);
    return readOpenSales(connection).sales;
  } catch {
    return [];
  } finally {
    connection?.close();
  }
}
