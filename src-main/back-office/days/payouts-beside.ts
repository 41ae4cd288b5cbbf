import { failed, succeeded } from '../../../shared/failure.ts';
import { noneMissing } from '../each-once.ts';
import { groupsThatDiffer, paidOut } from './compare-deposits.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Payout } from '../../../shared/contract/back-office/days-explained.ts';
import type { PayoutStated } from './payout-stated.ts';
import type { Asking } from './read-service.ts';

type Payouts = ReadonlyMap<string, PayoutStated>;
/** The ids of the deposits that settlements list, as far as they were read. */
type DepositsListed = Map<string, readonly string[]>;

const DAY_MS = 86_400_000;
/** A deposit pays settlements that were created at most this long before or after one another. */
const BESIDE_DAYS = 35;
/** Settlements whose deposits are read; a merchant has a few a day. */
const MOST_BESIDE = 250;

/**
 * Adds the settlements that a deposit pays beside these, where it is not what these come to: of a payout that is explained
 * alone, or a day, nothing else names them. Where they cannot be read, the deposits of these are marked, because nobody
 * knows what they pay.
 *
 * @param read reads one settlement
 */
export async function withPayoutsBeside(
  payouts: Payouts,
  read: (settlementId: string) => Promise<PayoutStated>,
  asking: Asking,
): Promise<Payouts> {
  const all = new Map(payouts);
  // Each group looks through mostly the same settlements.
  const listed: DepositsListed = new Map();
  for (const group of groupsThatDiffer(paidOut(payouts))) {
    const ids = await settlementsBeside(group, all, listed, asking);
    const beside = ids.ok
      ? await Promise.all(ids.value.map(async (id) => [id, await read(id)] as const))
      : [];
    if (ids.ok && beside.every(([, { failure }]) => failure === undefined)) {
      for (const [id, payout] of beside) all.set(id, payout);
      continue;
    }
    for (const { settlementId, deposits } of group) {
      const unclear = deposits.map((deposit) => ({ ...deposit, isUnclear: true as const }));
      all.set(settlementId, { ...payouts.get(settlementId), deposits: unclear });
    }
  }
  return all;
}

/** The other settlements that list a deposit of these, or one of a settlement that does. */
async function settlementsBeside(
  group: readonly Payout[],
  known: Payouts,
  listed: DepositsListed,
  asking: Asking,
): Promise<Result<readonly string[]>> {
  const around = await settlementsAround(group, known, asking);
  if (!around.ok) return around;
  const depositsOf = new Map<string, readonly string[]>();
  for (const settlementId of around.value) {
    let ids = listed.get(settlementId);
    if (!ids) {
      const read = await asking.access.settlements.deposits(settlementId, asking.signal);
      if (!read.ok) return read;
      ids = read.value.map(({ id }) => id);
      listed.set(settlementId, ids);
    }
    depositsOf.set(settlementId, ids);
  }
  const deposits = new Set(group.flatMap((payout) => payout.deposits.map(({ depositId }) => depositId)));
  const beside: string[] = [];
  for (;;) {
    const found = [...depositsOf].find(([, ids]) => ids.some((id) => deposits.has(id)));
    if (!found) return succeeded(beside);
    const [settlementId, ids] = found;
    beside.push(settlementId);
    depositsOf.delete(settlementId);
    for (const id of ids) deposits.add(id);
  }
}

/** The settlements that were created around the time of these, without those that have been read. */
async function settlementsAround(
  group: readonly Payout[],
  known: Payouts,
  { access, signal }: Asking,
): Promise<Result<readonly string[]>> {
  const times = group.flatMap(({ settlementId, deposits }) =>
    [known.get(settlementId), ...deposits].flatMap((record) => record?.createdAt ?? []),
  );
  const merchantIds = [
    ...new Set(group.flatMap(({ settlementId }) => known.get(settlementId)?.merchantId ?? [])),
  ];
  if (times.length === 0) return unknown('the time of a settlement is not stated');
  const selection = {
    from: dayOf(Math.min(...times) - BESIDE_DAYS * DAY_MS),
    to: dayOf(Math.max(...times) + (BESIDE_DAYS + 1) * DAY_MS),
    ...(merchantIds.length > 0 && { merchantIds }),
  };
  const settlements = new Set<string>();
  for await (const step of noneMissing(access.settlements.pages(selection, signal), ({ id }) => id)) {
    if (!step.ok) return failed(step.failure);
    for (const { id } of step.value.records) {
      const payout = known.get(id);
      if (!payout || payout.failure) settlements.add(id);
    }
    if (settlements.size > MOST_BESIDE) return unknown(`more than ${MOST_BESIDE} settlements`);
  }
  return succeeded([...settlements]);
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

function unknown(detail: string): Result<never> {
  return failed({ action: 'report', code: 'service-answer-unreadable', detail });
}
