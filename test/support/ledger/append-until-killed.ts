import { writeSync } from 'node:fs';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';

/** A till that appends one event after another to the ledger in argv[2] and says each one that was acknowledged. */
const { ledger } = openLedger(process.argv[2] ?? '', () => 0);
for (let number = ledger.nextSaleNumber(); ; number += 1) {
  const saleId = `sale-${number}`;
  ledger.append([
    {
      saleId,
      at: number,
      type: 'sale-started',
      number,
      amount: { minor: 100, currency: 'USD' },
      reference: 'x'.repeat(60),
      paymentId: 'p',
      idempotencyKey: 'k',
    },
  ]);
  writeSync(1, `${saleId}\n`);
}
