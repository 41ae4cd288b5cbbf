import { cpSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { makeBackup } from '../../../src-main/ledger/backup/make-backup.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import { SeededRandom } from '../../simulation/random.ts';

/**
 * Opens the ledger in argv[2] with one byte of its file or its log changed, as often as argv[3] says, drawn by the seed
 * argv[4]. Says of each whether it was found (`start`: by the start; `backup`: by the backup), whether nothing that is
 * shown has changed (`harmless`), or `WRONG`.
 */
const [, , folder = '', times = '', seed = ''] = process.argv;
const edited = `${folder}-edited`;
const random = new SeededRandom(Number(seed), 'edited bytes');
const wall = (): number => Date.UTC(2026, 0, 5);

const whole = laidOut();
const expected = shown();
for (let turn = 0; turn < Number(times); turn += 1) {
  const name = turn % 2 === 1 || logBytes() === 0 ? 'ledger.db' : 'ledger.db-wal';
  laidOut();
  const bytes = readFileSync(join(folder, name));
  // First what says the kind of the file, which every start finds; most bytes that are drawn are of no row.
  const place = turn === 0 ? 0 : random.between(0, bytes.length - 1);
  const mask = random.between(1, 255);
  bytes.writeUInt8(bytes.readUInt8(place) ^ mask, place);
  writeFileSync(join(edited, name), bytes);
  // Before it is tried: what ends the process is then known.
  writeSync(1, `${name} ${place} ${mask} `);
  writeSync(1, `${outcome()}\n`);
}
rmSync(edited, { recursive: true, force: true });

function outcome(): string {
  // Damage that is met while the till runs: its next start repairs it.
  const found = shown() ?? shown();
  if (found === undefined) return 'WRONG: not repaired';
  if (found.said) return 'start';
  if (found.all === expected?.all) return 'harmless';
  try {
    makeBackup(whole, wall(), 7);
    return `WRONG: ${firstDifference(found.all, expected?.all ?? '')}`;
  } catch (error) {
    if (!(error instanceof LedgerUnavailable)) throw error;
    return 'backup';
  }
}

function logBytes(): number {
  return statSync(join(folder, 'ledger.db-wal'), { throwIfNoEntry: false })?.size ?? 0;
}

function laidOut() {
  rmSync(edited, { recursive: true, force: true });
  cpSync(folder, edited, { recursive: true });
  return ledgerFiles(edited);
}

/** Everything that a till shows of its ledger; nothing when it met damage on the way. */
function shown(): { readonly all: string; readonly said: boolean } | undefined {
  try {
    const { ledger, journal, recorded, notices } = openLedger(edited, wall);
    try {
      const said = notices.some(({ code }) => code === 'ledger-repaired' || code === 'ledger-damaged');
      const ids = (['all', 'open', 'exceptions'] as const).flatMap(
        (only) => ledger.findSales({ only, match: 'exact' }).ids,
      );
      const part = ledger.findSales({ only: 'all', match: 'part', text: 'order-1' }).ids;
      const all = {
        ids,
        part,
        open: ledger.openSales(),
        sales: ids.map((id) => ledger.sale(id)),
        exact: ids.map(
          (_, index) => ledger.findSales({ only: 'all', match: 'exact', text: `order-${index + 1}` }).ids,
        ),
        like: ledger.salesLike({ amount: { minor: 1250, currency: 'USD' } }),
        paid: ids.map((_, index) => ledger.paymentsOf(`order-${index + 1}`)),
        entries: journal.newest(['cashier-added', 'shift-opened', 'drawer-opened', 'ledger-begun'], 50),
        number: ledger.nextSaleNumber(),
        started: recorded.salesStarted(0, Number.MAX_SAFE_INTEGER, 100),
        changed: recorded.salesChanged(0, 1000),
        ofShift: recorded.salesAtHand(1),
      };
      return { all: JSON.stringify(all), said };
    } finally {
      ledger.close();
    }
  } catch (error) {
    if (!(error instanceof LedgerUnavailable)) throw error;
    return undefined;
  }
}

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return `${a.slice(Math.max(0, at - 60), at + 40)} | ${b.slice(Math.max(0, at - 60), at + 40)}`;
}
