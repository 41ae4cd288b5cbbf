import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../../src-main/ledger/connect.ts';
import { ledgerFiles } from '../../src-main/ledger/ledger-files.ts';
import { SqliteLedger } from '../../src-main/ledger/sqlite-ledger.ts';
import { makeLedgerOf } from './ledger-of.ts';
import { median } from './median.ts';
import { openTill } from './selling-till.ts';
import type { SaleEvent } from '../../src-main/sales/events.ts';
import type { Row } from './results.ts';

/** Measures below the folder in argv[2] and prints the rows as JSON. */
const FEW = 10;
const MANY = 1_000_000;
const NOW = Date.UTC(2026, 0, 15, 12);
const ROUNDS = { start: 101, sale: 301, event: 1_001 };

const root = process.argv[2] ?? '';
const [few, many] = [FEW, MANY].map((sales) => {
  const folder = join(root, String(sales));
  mkdirSync(folder);
  makeLedgerOf(sales, folder, NOW);
  return folder;
}) as [string, string];
console.log(JSON.stringify([await start(), await takeSale(), appendEvent()]));

/** The ledger opened and the sales core resumed from it. */
async function start(): Promise<Row> {
  const times = await interleaved(ROUNDS.start, (folder) => {
    const began = performance.now();
    const till = openTill(folder, NOW);
    const took = performance.now() - began;
    till.close();
    return took;
  });
  return { name: 'start with 1,000,000 sales / with 10', ...times, atMost: 1.1, unit: 'ms' };
}

/** Charge → the code answered: the guard's look-ups, every event of the sale on the disk, the code in the view. */
async function takeSale(): Promise<Row> {
  const tills = new Map([few, many].map((folder) => [folder, openTill(folder, NOW)]));
  let round = 0;
  const times = await interleaved(ROUNDS.sale, async (folder) => {
    const till = tills.get(folder);
    if (!till) throw new Error(`no till for ${folder}`);
    round += 1;
    return till.timedSale(100 + (round % 5_000), round % 4 < 2 ? `table-${round}` : '');
  });
  for (const till of tills.values()) till.close();
  return { name: 'a sale with 1,000,000 sales / with 10', ...times, atMost: 1.1, unit: 'ms' };
}

/** One event appended, beside a bare synced INSERT of as many bytes through the same package. */
function appendEvent(): Row {
  const files = ledgerFiles(mkdtempSync(join(root, 'event-')));
  const connection = connect(files);
  const ledger = new SqliteLedger(connection);
  connection.exec('CREATE TABLE bare (id INTEGER PRIMARY KEY, row TEXT NOT NULL)');
  const insert = connection.prepare('INSERT INTO bare (row) VALUES (?)');
  const saleId = randomUUID();
  const intent = {
    number: 1,
    amount: { minor: 1, currency: 'EUR' },
    reference: 'r',
    paymentId: 'p',
    idempotencyKey: 'k',
  };
  ledger.append([{ saleId, at: NOW, type: 'sale-started', ...intent }]);
  const event: SaleEvent = { saleId, at: NOW, type: 'stray-found', trackingId: randomUUID() };
  const row = JSON.stringify(event);
  const [events, bares]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS.event; round += 1) {
    bares.push(timed(() => insert.run(row)));
    events.push(timed(() => ledger.append([event])));
  }
  ledger.close();
  const name = 'one event / a bare synced INSERT';
  return { name, measured: median(events), against: median(bares), atMost: 3, unit: 'ms' };
}

/** Medians of rounds in which both take turns, the first round not counted: it warms what both share. */
async function interleaved(
  rounds: number,
  measure: (folder: string) => number | Promise<number>,
): Promise<Pick<Row, 'measured' | 'against'>> {
  const [ofFew, ofMany]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = [await measure(few), await measure(many)];
    if (round === 0) continue;
    ofFew.push(pair[0] ?? 0);
    ofMany.push(pair[1] ?? 0);
  }
  return { measured: median(ofMany), against: median(ofFew) };
}

function timed(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
