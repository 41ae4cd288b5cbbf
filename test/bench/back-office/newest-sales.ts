import { connect } from '../../../src-main/ledger/file/connect.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';

const MINUTE_MS = 60_000;
/** In one transaction, which is the quick way. */
const SALES_AT_ONCE = 500;

/** Adds paid sales as a till writes them, proved by the chain, one a minute; the last began a minute before `now` (wall ms). */
export function addNewestSales(count: number, folder: string, now: number): void {
  const ledger = new SqliteLedger(connect(ledgerFiles(folder)));
  const first = ledger.nextSaleNumber();
  for (let added = 0; added < count; added += SALES_AT_ONCE) {
    const sales = Array.from({ length: Math.min(SALES_AT_ONCE, count - added) }, (_, index) => {
      const left = count - added - index;
      return paidSale(first + added + index, now - left * MINUTE_MS);
    });
    ledger.append(
      sales.flat(),
      sales.map(([{ saleId }]) => saleId),
    );
  }
  ledger.close();
}

function paidSale(number: number, at: number): readonly [SaleEvent, ...SaleEvent[]] {
  const saleId = `00000000-ffff-4fff-8fff-${String(number).padStart(12, '0')}`;
  const trackingId = `trk-${saleId}`;
  const minor = 100 + (number % 20_000);
  return [
    {
      saleId,
      at,
      type: 'sale-started',
      number,
      reference: `order-${number}`,
      amount: { minor, currency: 'EUR' },
      makeup: { lines: [{ name: 'Espresso', quantity: 1, unitMinor: minor, code: '4006381333931' }] },
      paymentId: saleId,
      idempotencyKey: saleId,
      serviceTime: at,
      shift: 1,
      cashierId: 'c1',
    },
    { saleId, at, type: 'create-tried', serviceTime: at },
    { saleId, at, type: 'payment-created', trackingId, url: `https://pay.example.test/${saleId}` },
    {
      saleId,
      at: at + 20_000,
      type: 'status-read',
      trackingId,
      reading: {
        status: { kind: 'final', outcome: 'completed' },
        paymentCode: `K${number}`,
        requested: `${minor / 100} EUR`,
        received: `${minor / 100} EUR`,
      },
    },
    { saleId, at: at + 30_000, type: 'tender-read', tender: 'usdcBase' },
    { saleId, at: at + 40_000, type: 'sale-acknowledged' },
  ];
}
