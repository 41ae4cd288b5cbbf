import { writeSync } from 'node:fs';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { Shifts } from '../../../src-main/staff/shifts/shifts.ts';

/** A till that opens a shift, sells once and closes it, again and again, and says each shift that is closed. */
const { ledger, journal, recorded } = openLedger(process.argv[2] ?? '', () => 0);
const parts = {
  clock: { wall: () => 0 },
  journal,
  recorded,
  nameOf: () => undefined,
  stale: () => new Set<string>(),
};
const shifts = new Shifts(parts, () => undefined);
for (let number = ledger.nextSaleNumber(); ; number += 1) {
  if (shifts.current() === undefined) shifts.open();
  const shift = shifts.current() ?? 0;
  const soFar = shifts.xReport();
  if (soFar.ok && soFar.value.sales === 0) {
    ledger.append([
      {
        saleId: `sale-${number}`,
        at: number,
        type: 'sale-started',
        number,
        amount: { minor: 100, currency: 'USD' },
        reference: `r-${number}`,
        paymentId: 'p',
        idempotencyKey: 'k',
        shift,
      },
    ]);
  }
  shifts.close();
  writeSync(1, `${shift}\n`);
}
