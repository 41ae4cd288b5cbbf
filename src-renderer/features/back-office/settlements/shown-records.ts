import type {
  DepositAtService,
  SettlementAtService,
  SettlementRecord,
  SettlementSearch,
} from '../../../../shared/contract/back-office/settlements.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { joinedPages } from '../page-by-page.ts';

/** Records of one merchant, newest first. */
interface OfMerchant {
  readonly merchantId: string;
  readonly list: 'settlements' | 'batches';
}

export type Wanted = SettlementSearch | OfMerchant;

/** A list as far as it was read. */
export interface Shown {
  readonly search: Wanted;
  readonly records: readonly SettlementRecord[];
  readonly total?: number;
  readonly next?: number;
  readonly failure?: Failure;
  /** Why the deposits that were asked for last could not be read. */
  readonly depositsFailure?: Failure;
}

/** The page to go on with, where there is one. */
export const nextOf = ({ next }: Shown): Pick<Shown, 'next'> => (next === undefined ? {} : { next });

/** The new first page with the deposits that are known, followed by the earlier pages. */
export function renewed(
  { records: before }: Shown,
  page: readonly SettlementRecord[],
): readonly SettlementRecord[] {
  return joinedPages(withKnown(page, before), before, keyOf);
}

/** The earlier pages, followed by the next. A record that comes again is as it was read last, because it may be further on its way. */
export function continued(
  { records: before }: Shown,
  page: readonly SettlementRecord[],
): readonly SettlementRecord[] {
  const later = new Map(withKnown(page, before).map((record) => [record.id, record]));
  return joinedPages(
    before.map((record) => later.get(record.id) ?? record),
    page,
    keyOf,
  );
}

/** The records with the deposits that are known of them. */
function withKnown(
  records: readonly SettlementRecord[],
  before: readonly SettlementRecord[],
): readonly SettlementRecord[] {
  const known = new Map(before.map((record) => [record.id, record]));
  return records.map((record) => {
    const earlier = known.get(record.id);
    return record.kind === 'settlement' && earlier?.kind === 'settlement' && earlier.deposits
      ? { ...record, deposits: earlier.deposits }
      : record;
  });
}

/** Settlements of which nobody knows whether their money has arrived. */
export function withoutDeposits(records: readonly SettlementRecord[]): readonly SettlementRecord[] {
  return records.filter((record) => record.kind === 'settlement' && record.deposits === undefined);
}

/** The list with these settlements' deposits, as the service has answered them. */
export function withDeposits(
  { depositsFailure: _failure, ...shown }: Shown,
  settlementIds: readonly string[],
  deposits: readonly DepositAtService[],
): Shown {
  const asked = new Set(settlementIds);
  // The specification does not state that a deposit names its settlement: one that names none may be of any of these.
  const areNamed = deposits.every(({ settlementId }) => settlementId !== undefined);
  const named = new Set(deposits.map(({ settlementId }) => settlementId));
  const records = shown.records.map((record) => {
    if (record.kind !== 'settlement' || !asked.has(record.id)) return record;
    const own = deposits.filter(({ settlementId }) => settlementId === record.id);
    const isShared = shown.records.some((other) => isPaidOutWith(record, other) && named.has(other.id));
    return own.length > 0 || (areNamed && !isShared) ? { ...record, deposits: own } : record;
  });
  return { ...shown, records };
}

/** Whether both are in one payout: a deposit for both may name one of them alone. */
function isPaidOutWith({ payoutId }: SettlementAtService, other: SettlementRecord): boolean {
  return payoutId !== undefined && other.kind === 'settlement' && other.payoutId === payoutId;
}

export const keyOf = ({ id }: SettlementRecord) => id;
