import { connect } from '../../../src-main/ledger/file/connect.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { minorFromNumber } from '../../../shared/money/exact-decimal.ts';
import { minorDigits } from '../../../shared/money/money.ts';
import { readStatus } from '../../../shared/payment/payment-status.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';

/** A sandbox in this process or another. */
export interface Service {
  readonly baseUrl: string;
  readonly profile: { readonly terminalId: string; readonly store?: Readonly<Record<string, unknown>> };
  readonly secrets: { readonly apiKey: string };
}

/** A record of the terminal's history, as far as a till would have seen it. */
interface Made {
  readonly trackingId: string;
  readonly reference: string;
  readonly statusCode: string;
  readonly requestedAmount: number;
  readonly created: string;
}

/**
 * Adds a sale for each payment of the terminal, as a till would have followed it to its end, to the ledger in this
 * folder, which no till has open.
 */
export async function addAllMade(service: Service, since: number, folder: string): Promise<void> {
  const payments = await everyPayment(service, since);
  const given = service.profile.store?.['currency'];
  const currency = typeof given === 'string' ? given : 'USD';
  const ledger = new SqliteLedger(connect(ledgerFiles(folder)));
  for (let first = 0; first < payments.length; first += SALES_AT_ONCE) {
    const sales = payments
      .slice(first, first + SALES_AT_ONCE)
      .map((made, index) => saleOf(made, first + index + 1, currency));
    ledger.append(
      sales.flat(),
      sales.map(([{ saleId }]) => saleId),
    );
  }
  ledger.close();
}

/** In one transaction, which is the quick way. */
const SALES_AT_ONCE = 500;

async function everyPayment({ baseUrl, secrets, profile }: Service, since: number): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (let page = 0; ; page++) {
    const query = new URLSearchParams({
      From: new Date(since).toISOString(),
      To: new Date().toISOString(),
      Page: String(page),
      PageSize: '100',
      SortDirection: 'asc',
    });
    const url = `${baseUrl}/Terminals/${profile.terminalId}/payments?${query}`;
    const answer = await fetch(url, { headers: { 'X-Api-Key': secrets.apiKey } });
    const { data } = (await answer.json()) as { readonly data: readonly Made[] };
    made.push(...data);
    if (data.length < 100) return made;
  }
}

function saleOf(payment: Made, number: number, currency: string): readonly [SaleEvent, ...SaleEvent[]] {
  const { trackingId, reference, statusCode, requestedAmount, created } = payment;
  const saleId = `sale-${number}`;
  const at = Date.parse(created);
  const amount = { minor: minorFromNumber(requestedAmount, minorDigits(currency)) ?? NaN, currency };
  return [
    {
      saleId,
      at,
      type: 'sale-started',
      number,
      amount,
      reference,
      paymentId: `pay-${number}`,
      idempotencyKey: `key-${number}`,
    },
    { saleId, at, type: 'create-tried' },
    { saleId, at, type: 'payment-created', trackingId, url: `https://pay.example.test/${number}` },
    { saleId, at: at + 60_000, type: 'status-read', trackingId, reading: { status: readStatus(statusCode) } },
    { saleId, at: at + 61_000, type: 'sale-acknowledged' },
  ];
}
