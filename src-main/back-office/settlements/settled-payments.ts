import { eachUnreadOnce } from '../../../shared/payment/unread-payments.ts';
import { damagedOf, rowOfPayment, withTrackingIds } from '../payments/match-payments.ts';
import { periodOfBatches } from './period-of-batches.ts';
import type {
  PaymentAtService,
  PaymentRow,
  UnreadPayment,
} from '../../../shared/contract/back-office/payments.ts';
import type { BatchAtService, SettledPayments } from '../../../shared/contract/back-office/settlements.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { ServicePage } from '../payments/service-page.ts';
import type { ServicePayments } from '../payments/service-payments.ts';
import type { TillSales } from '../ports.ts';

const DAY_MS = 86_400_000;
/** The longest time from a payment to its batch or settlement. */
const BEFORE_DAYS = 35;
/** Pages of a hundred payments that are read at a time. */
const MOST_PAGES = 50;

export interface Settled {
  /** Missing for a batch. */
  readonly settlementId?: string;
  readonly batches: readonly BatchAtService[];
  /** When the settlement or the batch was created, epoch milliseconds. */
  readonly createdAt?: number | undefined;
  readonly expected?: number | undefined;
}

/** The days on which the payments were created, as far as the user names them. */
export interface SearchedPeriod {
  readonly from?: number;
  readonly until?: number;
}

export interface SettledSources {
  readonly payments: ServicePayments;
  readonly scope: 'merchant' | 'partner';
  readonly till: TillSales;
  /** This till's terminal. */
  readonly terminalId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * The payments of these batches that were created in the given period, otherwise in the period in which they are
 * expected.
 */
export async function settledPayments(
  settled: Settled,
  { from, until }: SearchedPeriod,
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
  const unread: UnreadPayment[] = [];
  let salesFailure: Failure | undefined;
  const isAllFound = () => expected !== undefined && rows.size >= expected;
  const answer = (more: Pick<SettledPayments, 'searchedBackTo' | 'failure'> = {}): SettledPayments => ({
    rows: [...rows.values()].sort((a, b) => b.at - a.at),
    ...known,
    ...(unread.length > 0 && !isAllFound() && { unread: eachUnreadOnce(unread) }),
    // Of rows that are known to be another till's nothing is missing.
    ...(salesFailure &&
      [...rows.values()].some(({ knownBy }) => knownBy === 'unmatched') && { salesFailure }),
    ...more,
  });
  const batchIds = new Set(settled.batches.map(({ id }) => id));
  const isOne = ({ batchId, settlementId }: PaymentAtService) =>
    (batchId !== undefined && batchIds.has(batchId)) ||
    (settlementId !== undefined && settlementId === settled.settlementId);
  // This till's own payments, which have tracking ids. They are fewer, so their pages reach further back.
  const ownPayments: PaymentAtService[] = [];
  let isOwnRead = terminalId === '';
  for (let page = 0; ; page++) {
    const [wide, own]: readonly [Result<ServicePage>, Result<ServicePage> | undefined] = await Promise.all([
      payments.page(scope, span, { page }, signal),
      isOwnRead ? undefined : payments.page('terminal', span, { page }, signal),
    ]);
    if (!wide.ok) return answer({ failure: wide.failure });
    unread.push(...(wide.value.unread ?? []));
    if (own?.ok === true) ownPayments.push(...own.value.payments);
    else salesFailure ??= own?.failure;
    isOwnRead ||= own?.ok !== true || own.value.searchedBackTo === undefined;
    const listed = withTrackingIds(wide.value.payments, ownPayments);
    const settledOnes = listed.filter(isOne);
    const sales = till.salesOfPayments(settledOnes.flatMap(({ trackingId }) => trackingId ?? []));
    if (!sales.ok) return answer({ failure: sales.failure });
    const damaged = damagedOf(settledOnes, sales.value, { till, terminalId });
    for (const payment of settledOnes) {
      const row = rowOfPayment(payment, sales.value, terminalId, damaged);
      rows.set(row.key, row);
    }
    const { searchedBackTo } = wide.value;
    if (searchedBackTo === undefined || isAllFound()) return answer();
    if (page + 1 === MOST_PAGES) return answer({ searchedBackTo });
  }
}

/** The period in which the payments of these batches were created: the batches' own, otherwise the usual one. */
function periodOf(
  { batches, createdAt }: Settled,
  now: number,
): { readonly from: number; readonly until: number } {
  const named = periodOfBatches(batches.map(({ period }) => period));
  if (named) return named;
  const until = createdAt === undefined ? now : createdAt + DAY_MS;
  return { from: until - BEFORE_DAYS * DAY_MS, until };
}
