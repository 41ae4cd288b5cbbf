import { rowOfPayment, withTrackingIds } from '../payments/match-payments.ts';
import { periodOfBatches } from './period-of-batches.ts';
import type { PaymentAtService, PaymentRow } from '../../../shared/contract/back-office/payments.ts';
import type { BatchAtService, SettledPayments } from '../../../shared/contract/back-office/settlements.ts';
import type { Result } from '../../../shared/failure.ts';
import type { ServicePage } from '../payments/service-page.ts';
import type { ServicePayments } from '../payments/service-payments.ts';
import type { TillSales } from '../ports.ts';

const DAY_MS = 86_400_000;
/** Payments are batched and settled within so many days, as far as is known. */
const BEFORE_DAYS = 35;
/** Pages of a hundred that are read at once. */
const MOST_PAGES = 50;

export interface Settled {
  /** None of a batch by itself. */
  readonly settlementId?: string;
  readonly batches: readonly BatchAtService[];
  /** Of the settlement or the batch. */
  readonly createdAt?: number | undefined;
  readonly expected?: number | undefined;
}

/** Payments that were created so are looked for, where they may be of these batches; all of those without it. */
export interface LookedFor {
  readonly from?: number;
  readonly until?: number;
}

export interface SettledSources {
  readonly payments: ServicePayments;
  readonly scope: 'merchant' | 'partner';
  readonly till: TillSales;
  /** Of this till. */
  readonly terminalId: string;
  /** Wall-clock milliseconds. */
  readonly now: number;
}

/** The payments that the service has put into these batches, of the period or of that in which they are expected. */
export async function settledPayments(
  settled: Settled,
  { from, until }: LookedFor,
  { payments, scope, till, terminalId, now }: SettledSources,
  signal: AbortSignal,
): Promise<SettledPayments> {
  const usual = periodOf(settled, now);
  const span = {
    from: Math.min(from ?? usual.from, usual.from),
    until: Math.min(until ?? usual.until, usual.until),
  };
  const { expected } = settled;
  const known = { ...span, ...(expected !== undefined && { expected }) };
  const rows = new Map<string, PaymentRow>();
  const answer = (more: Pick<SettledPayments, 'lookedBackTo' | 'failure'> = {}): SettledPayments => ({
    rows: [...rows.values()].sort((a, b) => b.at - a.at),
    ...known,
    ...more,
  });
  const batchIds = new Set(settled.batches.map(({ id }) => id));
  const isOne = ({ batchId, settlementId }: PaymentAtService) =>
    (batchId !== undefined && batchIds.has(batchId)) ||
    (settlementId !== undefined && settlementId === settled.settlementId);
  // Of this till, which name their tracking ids: there are fewer of them, so their pages reach further back.
  const ownPayments: PaymentAtService[] = [];
  let isOwnRead = terminalId === '';
  for (let page = 0; ; page++) {
    const [wide, own]: readonly [Result<ServicePage>, Result<ServicePage> | undefined] = await Promise.all([
      payments.page(scope, span, { page }, signal),
      isOwnRead ? undefined : payments.page('terminal', span, { page }, signal),
    ]);
    if (!wide.ok) return answer({ failure: wide.failure });
    if (own?.ok === true) ownPayments.push(...own.value.payments);
    isOwnRead ||= own?.ok !== true || own.value.lookedBackTo === undefined;
    const listed = withTrackingIds(wide.value.payments, ownPayments);
    const settledOnes = listed.filter(isOne);
    const sales = till.salesOfPayments(settledOnes.flatMap(({ trackingId }) => trackingId ?? []));
    for (const payment of settledOnes) {
      const row = rowOfPayment(payment, sales, terminalId);
      rows.set(row.key, row);
    }
    const { lookedBackTo } = wide.value;
    if (lookedBackTo === undefined || (expected !== undefined && rows.size >= expected)) return answer();
    if (page + 1 === MOST_PAGES) return answer({ lookedBackTo });
  }
}

/** When the payments of these batches were created, as the batches say; else what is usual. */
function periodOf(
  { batches, createdAt }: Settled,
  now: number,
): { readonly from: number; readonly until: number } {
  const named = periodOfBatches(batches.map(({ period }) => period));
  if (named) return named;
  const until = createdAt === undefined ? now : createdAt + DAY_MS;
  return { from: until - BEFORE_DAYS * DAY_MS, until };
}
