import { copyFileSync } from 'node:fs';
import { verifyChain } from '../../../src-main/ledger/chain/verify-chain.ts';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { temporaryFolder } from '../system/temporary-folder.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';

export function temporaryLedger(): LedgerFiles {
  return ledgerFiles(temporaryFolder());
}

/** The ledger in a single file, opened from a copy. */
export function ledgerFrom(file: string): SqliteLedger {
  const files = temporaryLedger();
  copyFileSync(file, files.database);
  return new SqliteLedger(connect(files));
}

/** What proving every row of a closed ledger comes to. */
export function verified(files: LedgerFiles): ReturnType<typeof verifyChain> {
  const connection = connect(files);
  const chain = verifyChain(connection);
  connection.close();
  return chain;
}

export const wall = (): number => Date.UTC(2026, 0, 2, 3, 4, 5);

/** The start of a sale, as the sales core writes it. */
export function started(saleId: string, number: number): SaleEvent {
  return {
    saleId,
    at: wall() + number,
    type: 'sale-started',
    number,
    amount: { minor: 1250, currency: 'USD' },
    reference: `order-${number}`,
    paymentId: `pay-${saleId}`,
    idempotencyKey: `key-${saleId}`,
  };
}

/** A whole sale that was paid and left; the last event is the one that closes it. */
export function paidSale(saleId: string, number: number): readonly SaleEvent[] {
  const at = wall() + number;
  const trackingId = `trk-${saleId}`;
  return [
    started(saleId, number),
    { saleId, at, type: 'create-tried' },
    { saleId, at, type: 'payment-created', trackingId, url: `https://pay.example.test/${saleId}` },
    {
      saleId,
      at,
      type: 'status-read',
      trackingId,
      reading: { status: { kind: 'final', outcome: 'completed' }, received: '12.50 USDC' },
    },
    { saleId, at, type: 'sale-acknowledged' },
  ];
}
