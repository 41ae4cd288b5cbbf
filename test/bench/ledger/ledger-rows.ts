import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { makeLedgerOf } from './ledger-of.ts';
import { appendEvent, linkedAndMarked } from './append-rows.ts';
import { interleaved } from '../measuring/interleaved.ts';
import { linkRows, start, startBesideVerifying } from './start-rows.ts';
import { openTill } from './selling-till.ts';
import type { Row } from '../measuring/results.ts';

/** Measures below the folder in argv[2], with the program of `verify-beside.ts` in argv[3], and prints the rows as JSON. */
const FEW = 10;
const MANY = 1_000_000;
const NOW = Date.UTC(2026, 0, 15, 12);
const OPEN = { few: 6, many: 600 };
const ROUNDS = 301;

const [, , root = '', verifier = ''] = process.argv;
const [few, many] = [FEW, MANY].map((sales) => {
  const folder = join(root, String(sales));
  mkdirSync(folder);
  makeLedgerOf(sales, folder, NOW);
  linkRows(folder);
  return folder;
}) as [string, string];
console.log(
  JSON.stringify([
    await start(few, many, NOW),
    await takeSale(),
    await besideOpenSales(),
    await appendEvent(root, NOW),
    await linkedAndMarked(root, NOW),
    await startBesideVerifying(few, many, { now: NOW, verifier }),
  ]),
);

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
  const taken = new Map<string, number>();
  const times = await interleaved(
    ROUNDS,
    async (folder) => {
      const till = tills.get(folder);
      if (!till) throw new Error(`no till for ${folder}`);
      // The same sales at both, every second with a reference.
      const turn = (taken.get(folder) ?? 0) + 1;
      taken.set(folder, turn);
      return till.timedSale(100 + (turn % 5_000), turn % 2 === 0 ? `table-${turn}` : '');
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
