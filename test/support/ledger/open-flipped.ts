import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';

/**
 * Opens the ledger in argv[2] as it would be with one high bit flipped, as often as argv[3] says, at bytes spread over
 * `ledger.db` from argv[4] on, and reads all of it: the last number that is said is the last that it outlived.
 */
const [, , folder = '', times = '', first = ''] = process.argv;
const whole = readFileSync(join(folder, 'ledger.db'));
const damaged = join(folder, 'damaged');
/** Prime, so that each byte has its turn. */
const STEP = 7919;

for (let turn = 0; turn < Number(times); turn += 1) {
  rmSync(damaged, { recursive: true, force: true });
  mkdirSync(damaged);
  for (const name of readdirSync(folder)) {
    if (name.startsWith('ledger.db-wal')) copyFileSync(join(folder, name), join(damaged, name));
  }
  const bytes = Buffer.from(whole);
  const place = ((Number(first) + turn) * STEP) % bytes.length;
  bytes.writeUInt8(bytes.readUInt8(place) ^ 0x80, place);
  writeFileSync(join(damaged, 'ledger.db'), bytes);
  // Before it is tried: what ends the process is then known.
  writeSync(1, `${place}\n`);
  try {
    readAll();
  } catch (error) {
    if (!(error instanceof LedgerUnavailable)) throw error;
    // Damage that is met while the till runs: its next start repairs it.
    readAll();
  }
}
writeSync(1, 'outlived\n');

function readAll(): void {
  const { ledger, journal, recorded } = openLedger(damaged, () => 0);
  try {
    ledger.openSales();
    for (const match of ['exact', 'part'] as const) {
      const { ids } = ledger.findSales({ only: 'all', match, ...(match === 'part' && { text: 'order' }) });
      for (const id of ids) ledger.sale(id);
      ledger.sales(ids);
    }
    ledger.salesLike({ reference: 'order-7' });
    ledger.salesLike({ amount: { minor: 1250, currency: 'USD' } });
    ledger.paymentsOf('order-7');
    ledger.saleOfPayment('trk-sale-7');
    journal.newest(['shift-opened', 'shift-closed', 'ledger-repaired'], 50);
    recorded.salesOf(recorded.salesChanged(0, 100).ids, 0);
  } finally {
    ledger.close();
  }
}
