import { hasGoneWrong } from '../../../shared/payment/deposit-status.ts';
import { counted } from './compare-sides.ts';
import { hasLeft } from './payout-stated.ts';
import type { DepositMade, Difference, Payout } from '../../../shared/contract/back-office/days-explained.ts';
import type { PayoutStated } from './payout-stated.ts';

type Payouts = ReadonlyMap<string, PayoutStated>;

/**
 * Compares what was to arrive at the bank with the deposits. The specification does not state that a deposit is for one
 * settlement, so those that have one in common are compared together, also with others that are `stated`, and a difference
 * names the first of `payouts` among them.
 */
export function compareDeposits(payouts: readonly Payout[], stated: Payouts): readonly Difference[] {
  return groupsOf(payouts, stated).flatMap((some) => [...differencesOf(together(some))]);
}

/** Number of settlements that were paid out and not compared, because a net or the amount of a deposit is not stated. */
export function depositsUnstated(payouts: readonly Payout[], stated: Payouts): number {
  const own = new Set(payouts.map(({ settlementId }) => settlementId));
  const unstated = groupsOf(payouts, stated).filter((some) => isUnstated(together(some)));
  return unstated.flat().filter(({ settlementId }) => own.has(settlementId)).length;
}

/** The settlements that come to another amount than their deposits, alone and with those that have one in common with them. */
export function groupsThatDiffer(payouts: readonly Payout[]): readonly (readonly Payout[])[] {
  const differs = (payout: Payout): boolean =>
    [...differencesOf(payout)].some(({ kind }) => kind === 'deposit-differs');
  return withCommonDeposits(payouts).filter((some) => differs(together(some)) && some.some(differs));
}

/** The settlements as they are compared with their deposits, whichever payments are theirs. */
export function paidOut(stated: Payouts): readonly Payout[] {
  return [...stated].map(([settlementId, payout]) => ({ settlementId, own: counted([]), ...payout }));
}

/** Those of `payouts` and others that have a deposit in common, these first. */
function groupsOf(payouts: readonly Payout[], stated: Payouts): readonly (readonly Payout[])[] {
  const own = new Set(payouts.map(({ settlementId }) => settlementId));
  const isOwn = ({ settlementId }: Payout): boolean => own.has(settlementId);
  const others = paidOut(stated).filter((payout) => !isOwn(payout));
  return withCommonDeposits([...payouts, ...others])
    .filter((some) => some.some(isOwn))
    .map((some) => some.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))));
}

function isUnstated(payout: Payout): boolean {
  const { netMinor, deposits, failure } = payout;
  if (failure || !hasLeft(payout) || deposits.length === 0) return false;
  return netMinor === undefined || deposits.some(({ minor, isUnclear }) => minor === undefined || isUnclear);
}

function* differencesOf(payout: Payout): Iterable<Difference> {
  const { settlementId, netMinor, heldMinor = 0, deposits, own } = payout;
  if (!hasLeft(payout)) return;
  if (deposits.length === 0) {
    // Fees or what the service took back may use all of it up, and then there is nothing to deposit.
    if ((netMinor ?? own.minor) <= 0) return;
    yield { kind: 'deposit-missing', minor: -(netMinor ?? own.minor), settlementId };
    return;
  }
  const failed = deposits.filter(hasGoneWrong);
  const arrived = sumOf(deposits.filter((deposit) => !hasGoneWrong(deposit)));
  const lost = sumOf(failed);
  if (netMinor === undefined) {
    if (failed.length > 0) yield { kind: 'deposit-failed', minor: -(lost ?? own.minor), settlementId };
    return;
  }
  if (arrived === undefined) return;
  const missing = netMinor - heldMinor - arrived;
  // A deposit that failed and was sent again is not missing.
  const ofFailed = failed.length === 0 ? 0 : Math.max(0, Math.min(missing, lost ?? missing));
  if (ofFailed !== 0) yield { kind: 'deposit-failed', minor: -ofFailed, settlementId };
  if (deposits.some(({ isUnclear }) => isUnclear)) return;
  if (missing !== ofFailed) yield { kind: 'deposit-differs', minor: ofFailed - missing, settlementId };
}

/** Each settlement with all others that have a deposit in common with it, directly or through another. */
export function withCommonDeposits(payouts: readonly Payout[]): readonly (readonly Payout[])[] {
  return payouts.reduce<readonly (readonly Payout[])[]>((groups, payout) => {
    const deposits = new Set(whole(payout).map(({ depositId }) => depositId));
    const isJoined = (group: readonly Payout[]): boolean =>
      group.some((other) => whole(other).some(({ depositId }) => deposits.has(depositId)));
    const others = groups.filter((group) => !isJoined(group));
    return [...others, [...groups.filter(isJoined).flat(), payout]];
  }, []);
}

/** The deposits of which the settlement lists the whole. */
function whole({ deposits }: Payout): readonly DepositMade[] {
  return deposits.filter(({ isShare }) => !isShare);
}

/** Several settlements as one, with each deposit that is for all of them once, as it was read last. */
export function together(payouts: readonly Payout[]): Payout {
  const [first, ...others] = payouts;
  if (!first || others.length === 0) return first ?? { settlementId: '', own: counted([]), deposits: [] };
  const { netMinor: _net, heldMinor: _held, ...one } = first;
  const netMinor = sumOf(payouts.map((payout) => ({ minor: payout.netMinor })));
  const keyOf = ({ depositId, minor, isShare }: DepositMade, index: number) =>
    JSON.stringify([depositId, minor, isShare && index]);
  return {
    ...one,
    own: counted(payouts.map(({ own }) => own.minor)),
    ...(netMinor !== undefined && { netMinor }),
    heldMinor: payouts.reduce((sum, { heldMinor = 0 }) => sum + heldMinor, 0),
    deposits: [
      ...new Map(
        payouts
          .flatMap(({ deposits }) => deposits)
          .map((deposit, index) => [keyOf(deposit, index), deposit] as const),
      ).values(),
    ],
  };
}

/** The sum; `undefined` where an amount is not stated. */
function sumOf(amounts: readonly { readonly minor?: number | undefined }[]): number | undefined {
  return amounts.reduce<number | undefined>(
    (sum, { minor }) => (sum === undefined || minor === undefined ? undefined : sum + minor),
    0,
  );
}
