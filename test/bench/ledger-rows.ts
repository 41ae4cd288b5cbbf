import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../../src-main/ledger/file/connect.ts';
import { ledgerFiles } from '../../src-main/ledger/file/ledger-files.ts';
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
const OPEN = { few: 6, many: 600 };
const ROUNDS = { start: 101, sale: 301, event: 1_001 };

const root = process.argv[2] ?? '';
const [few, many] = [FEW, MANY].map((sales) => {
  const folder = join(root, String(sales));
  mkdirSync(folder);
  makeLedgerOf(sales, folder, NOW);
  return folder;
}) as [string, string];
console.log(JSON.stringify([await start(), await takeSale(), await besideOpenSales(), appendEvent()]));

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
  const times = await salesTaken(few, many);
  return { name: 'a sale with 1,000,000 sales / with 10', ...times, atMost: 1.1, unit: 'ms' };
}

/** The same beside parked sales that nobody has closed: each event of a sale asks what there is to do for all of them. */
async function besideOpenSales(): Promise<Row> {
  const [ofFew, ofMany] = [OPEN.few, OPEN.many].map((open) => {
    const folder = mkdtempSync(join(root, 'open-'));
    makeOpenSales(open, folder);
    return folder;
  }) as [string, string];
  const times = await salesTaken(ofFew, ofMany);
  return { name: 'a sale with 600 open ones / with 6', ...times, atMost: 2, unit: 'ms' };
}

async function salesTaken(ofFew: string, ofMany: string): Promise<Pick<Row, 'measured' | 'against'>> {
  const tills = new Map([ofFew, ofMany].map((folder) => [folder, openTill(folder, NOW)]));
  let round = 0;
  const times = await interleaved(
    ROUNDS.sale,
    async (folder) => {
      const till = tills.get(folder);
      if (!till) throw new Error(`no till for ${folder}`);
      round += 1;
      return till.timedSale(100 + (round % 5_000), round % 4 < 2 ? `table-${round}` : '');
    },
    [ofFew, ofMany],
  );
  for (const till of tills.values()) till.close();
  return times;
}

/** Parked sales with a code each, of yesterday. */
function makeOpenSales(open: number, folder: string): void {
  const ledger = new SqliteLedger(connect(ledgerFiles(folder)));
  const at = NOW - 24 * 60 * 60_000;
  for (let number = 1; number <= open; number += 1) {
    const [saleId, trackingId] = [randomUUID(), randomUUID()];
    const amount = { minor: 50_000 + number, currency: 'EUR' };
    const ids = { reference: `parked-${number}`, paymentId: randomUUID(), idempotencyKey: randomUUID() };
    ledger.append([
      { saleId, at, type: 'sale-started', number, amount, ...ids },
      { saleId, at, type: 'payment-created', trackingId, url: `https://pay.example.test/${number}` },
      { saleId, at, type: 'sale-parked' },
    ]);
  }
  ledger.close();
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
  [first, second] = [few, many],
): Promise<Pick<Row, 'measured' | 'against'>> {
  const [ofFew, ofMany]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = [await measure(first), await measure(second)];
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
