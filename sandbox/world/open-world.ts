import type { SandboxClock } from '../clock.ts';
import { PartnerApiKeys } from './records/api-keys.ts';
import type { Database } from './database.ts';
import type { Environment } from './environment.ts';
import { FeeSchedules } from './records/fee-schedules.ts';
import { Listeners } from './listeners.ts';
import { Locations } from './records/locations.ts';
import { Merchants } from './records/merchants.ts';
import { Partners } from './records/partners.ts';
import { PaymentBook } from './payments/payment-book.ts';
import { FaultsShown } from './faults-shown.ts';
import { Refunds } from './payments/refunds.ts';
import { settlementRecords } from './payments/settlement-records.ts';
import { openState } from './state-file.ts';
import { LATER_COLUMNS, LATER_TABLES, WORLD_TABLES } from './tables.ts';
import { Terminals } from './records/terminals.ts';
import { UpdateRequests } from './records/update-requests.ts';
import type { WorldPart } from './world-part.ts';
import type { World, WorldEvents } from './world.ts';

export interface WorldOptions {
  /** Where the world is stored; without it nothing outlives the process. */
  readonly stateFile?: string | undefined;
  readonly environment: Environment;
  /** The contents of a new world, in this order. */
  readonly parts: readonly WorldPart[];
}

/**
 * Opens the world in `stateFile`, or a new one. Throws `StateFileFault`. Moves that became due since an earlier run
 * happen with `payments.resume()`, once all listeners are added.
 */
export function openWorld(clock: SandboxClock, { stateFile, environment, parts }: WorldOptions): World {
  const seed = (world: World) => {
    for (const part of parts) part.seed(world, clock.now());
  };
  let made: World | undefined;
  const db = openState(stateFile, environment, (created) => {
    created.exec([WORLD_TABLES, ...parts.map(({ tables }) => tables)].join('\n'));
    made = worldIn(created, clock, environment, seed);
    seed(made);
  });
  return made ?? worldIn(db, clock, environment, seed);
}

function worldIn(
  db: Database,
  clock: SandboxClock,
  environment: Environment,
  seed: (world: World) => void,
): World {
  addLater(db);
  const events: WorldEvents = {
    paymentAdded: new Listeners(),
    paymentMoved: new Listeners(),
    settlementChanged: new Listeners(),
    rewritten: new Listeners(),
    cleared: new Listeners(),
  };
  const terminals = new Terminals(db);
  const partners = new Partners(db);
  const inheritanceChanged = () => terminals.forget();
  const payments = new PaymentBook(db, clock, { added: events.paymentAdded, moved: events.paymentMoved });

  const world: World = {
    ...settlementRecords(db),
    refunds: new Refunds(db),
    db,
    environment,
    partners,
    partnerApiKeys: new PartnerApiKeys(db),
    feeSchedules: new FeeSchedules(db, partners),
    merchants: new Merchants(db, inheritanceChanged),
    locations: new Locations(db, inheritanceChanged),
    terminals,
    updateRequests: new UpdateRequests(db),
    payments,
    faultsShown: new FaultsShown(db),
    events,
    clear: () => {
      payments.stop();
      db.transaction(() => {
        for (const row of db.all(TABLES)) db.exec(`DELETE FROM ${String(row['name'])}`);
        terminals.forget();
        seed(world);
      });
      events.cleared.tell(undefined);
    },
    close: () => {
      if (!db.isOpen) return;
      payments.stop();
      // Merges the write-ahead log, which prepared statements keep open, so that the file is complete by itself.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
  return world;
}

function addLater(db: Database): void {
  db.exec(LATER_TABLES);
  for (const { table, column, type } of LATER_COLUMNS) {
    const isThere = db.get('SELECT 1 FROM pragma_table_info(?) WHERE name = ?', table, column) !== undefined;
    if (!isThere) db.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
  }
}

const TABLES = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`;
