import { succeeded } from '../../../shared/failure.ts';
import { withoutRepeats } from '../days/repeated-records.ts';
import { ServicePayments } from '../payments/service-payments.ts';
import { inCurrency } from './in-currency.ts';
import { MOST_BATCHES } from './page-of-records.ts';
import { batchFrom, depositFrom, settlementFrom } from './records.ts';
import { settledPayments } from './settled-payments.ts';
import type {
  SettledPayments,
  SettlementAtService,
  SettlementDetails,
} from '../../../shared/contract/back-office/settlements.ts';
import type { Result } from '../../../shared/failure.ts';
import type { BackOffice } from '../back-office.ts';
import type { ServiceAccess, TillSales } from '../ports.ts';
import type { SearchedPeriod, Settled } from './settled-payments.ts';

export interface DetailsParts {
  readonly office: BackOffice;
  readonly till: TillSales;
  readonly terminalId: string;
  /** The terminal's, ISO 4217. */
  readonly currency: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** How the details of one record are read; `period` is the search in whose list it was found. */
interface Reading extends DetailsParts {
  readonly access: ServiceAccess;
  readonly period: SearchedPeriod;
  readonly signal: AbortSignal;
}

/** A settlement with its deposits, batches and payments. */
export async function settlementDetails(id: string, reading: Reading): Promise<Result<SettlementDetails>> {
  const { office, access, signal } = reading;
  const [settlement, children] = await Promise.all([
    settlementWithDeposits(id, reading),
    access.settlements.batches(id, signal),
  ]);
  if (!settlement.ok) return settlement;
  if (!children.ok) return children;
  const { merchantId, createdAt, paymentCount: expected } = settlement.value;
  // The specification does not state that a batch names its settlement, whose list this is.
  const shown = withoutRepeats(children.value)
    .slice(0, MOST_BATCHES)
    .map((batch) => ({ ...batch, settlementId: batch.settlementId ?? id }));
  const batches = await inCurrency(shown, batchFrom, { office, access }, merchantId);
  const payments = await paymentsOf({ settlementId: id, batches, createdAt, expected }, merchantId, reading);
  return succeeded({ settlement: settlement.value, batches, payments });
}

/** A batch with its payments, and with the settlement that it is in. */
export async function batchDetails(id: string, reading: Reading): Promise<Result<SettlementDetails>> {
  const { office, access, signal } = reading;
  const read = await access.batches.get(id, signal);
  if (!read.ok) return read;
  const [stated = batchFrom(read.value, undefined)] = await inCurrency([read.value], batchFrom, {
    office,
    access,
  });
  const { merchantId, createdAt, paymentCount: expected } = stated;
  const reads = paymentsOf({ batches: [stated], createdAt, expected }, merchantId, reading);
  // The specification does not state that a batch names its settlement, only that a payment does.
  const settlementId = stated.settlementId ?? settlementOf(await reads);
  const [settlement, payments] = await Promise.all([
    settlementId === undefined ? undefined : settlementWithDeposits(settlementId, reading),
    reads,
  ]);
  if (settlement && !settlement.ok) return settlement;
  const batch = { ...stated, ...(settlementId !== undefined && { settlementId }) };
  return succeeded({ batch, ...(settlement && { settlement: settlement.value }), batches: [], payments });
}

/** The settlement that these payments of one batch name; `undefined` where they name none, or several. */
function settlementOf({ rows }: SettledPayments): string | undefined {
  const [one, ...others] = new Set(rows.flatMap(({ payment }) => payment?.settlementId ?? []));
  return others.length > 0 ? undefined : one;
}

async function settlementWithDeposits(
  id: string,
  { office, access, signal }: Reading,
): Promise<Result<SettlementAtService>> {
  const [settlement, deposits] = await Promise.all([
    access.settlements.get(id, signal),
    access.settlements.deposits(id, signal),
  ]);
  if (!settlement.ok) return settlement;
  const { merchantId } = settlement.value;
  const asking = { office, access };
  const [record = settlementFrom(settlement.value, undefined)] = await inCurrency(
    [settlement.value],
    settlementFrom,
    asking,
  );
  if (!deposits.ok) return succeeded({ ...record, depositsFailure: deposits.failure });
  return succeeded({
    ...record,
    deposits: await inCurrency(withoutRepeats(deposits.value), depositFrom, asking, merchantId),
  });
}

function paymentsOf(settled: Settled, merchantId: string | undefined, reading: Reading) {
  const { office, access, till, terminalId, currency, now, period, signal } = reading;
  const ids = office.ids();
  // A partner may open a settlement of another merchant than the till's.
  const merchant = merchantId ?? ids.merchant;
  const scope = merchant === undefined ? ('partner' as const) : ('merchant' as const);
  const payments = new ServicePayments({
    access,
    currencies: office.currencies,
    ids: { ...ids, ...(merchant !== undefined && { merchant }) },
    currency,
    now: now(),
  });
  return settledPayments(settled, period, { payments, scope, till, terminalId, now: now() }, signal);
}
