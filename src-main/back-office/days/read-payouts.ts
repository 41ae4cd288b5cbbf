import { signedMinorFromNumber } from '../../../shared/money/exact-decimal.ts';
import { hasGoneWrong, isOnHold, isOpen, isUnfinished } from '../../../shared/payment/deposit-status.ts';
import { minorDigits } from '../../../shared/money/money.ts';
import { isInOther } from './compared-currency.ts';
import { withShares } from './deposit-shares.ts';
import { withHeldOfGroups } from './held-of-groups.ts';
import { heldBack } from './payout-stated.ts';
import { withPayoutsBeside } from './payouts-beside.ts';
import { withPayoutsNamed } from './payouts-named.ts';
import { withoutRepeats } from './repeated-records.ts';
import type { DepositMade } from '../../../shared/contract/back-office/days-explained.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { Batch, Deposit } from '../../service/endpoints/settlement/records.ts';
import type { BatchStated, PayoutStated } from './payout-stated.ts';
import type { Asking } from './read-service.ts';

/** Settlements that are read at most. */
const MOST_PAYOUTS = 200;

/** Reads these settlements, and those that a deposit of theirs may pay, too. Those beyond the limit are missing in the answer. */
export async function readPayouts(
  settlementIds: Iterable<string>,
  asking: Asking,
): Promise<ReadonlyMap<string, PayoutStated>> {
  const payouts = new Map<string, PayoutStated>();
  const wanted = [...settlementIds].slice(0, MOST_PAYOUTS);
  for (const settlementId of wanted) {
    asking.onProgress({ reading: 'payouts', done: payouts.size, of: wanted.length });
    payouts.set(settlementId, await payoutOf(settlementId, asking));
    if (asking.signal.aborted) return payouts;
  }
  const read = (settlementId: string) => payoutOf(settlementId, asking);
  const beside = await withPayoutsBeside(await withPayoutsNamed(payouts, read), read, asking);
  return withHeldOfGroups(await withShares(beside, asking));
}

async function payoutOf(
  settlementId: string,
  { access, currencies, ids, currency, signal }: Asking,
): Promise<PayoutStated> {
  const { settlements } = access;
  const [settlement, batches, deposits] = await Promise.all([
    settlements.get(settlementId, signal),
    settlements.batches(settlementId, signal),
    settlements.deposits(settlementId, signal),
  ]);
  if (!settlement.ok) return unread(settlement.failure);
  if (!batches.ok) return unread(batches.failure);
  if (!deposits.ok) return unread(deposits.failure);
  const listedBatches = withoutRepeats(batches.value);
  const listedDeposits = withoutRepeats(deposits.value);
  const { id, merchantId = ids.merchant, currency: stated } = settlement.value;
  if (id !== settlementId) return unread(ofAnother(settlementId, id));
  const currencyOf = await currencies.of([merchantId], access);
  const isOther = isInOther(currencyOf, { merchantId, currency });
  if (isOther(stated)) {
    const other = currencyOf({ merchantId, currency: stated }) ?? String(stated);
    return unread(inOtherCurrency(settlementId, other));
  }
  const scale = minorDigits(currency);
  const minorOf = (amount: number | undefined, of: { readonly currency?: string | undefined } = {}) =>
    amount === undefined || isOther(of.currency) ? undefined : signedMinorFromNumber(amount, scale);
  const {
    grossAmount,
    totalFees,
    netAdjustmentTotal,
    netAmount,
    holdReason,
    payoutId,
    status,
    batchCount,
    paymentCount,
    created,
  } = settlement.value;
  const parts = [...listedBatches, ...listedDeposits];
  const merchantIds = [settlement.value, ...parts].map((each) => each.merchantId);
  const merchants = new Set([ids.merchant, ...merchantIds].filter((each) => each !== undefined));
  const isOfAnother =
    merchants.size > 1 ||
    listedBatches.some((batch) => (batch.settlementId ?? settlementId) !== settlementId);
  const depositsNaming = listedDeposits.flatMap((deposit) => {
    const { settlementId: names = settlementId } = deposit;
    return names === settlementId ? [] : [{ depositId: deposit.id, names }];
  });
  const hasReason = holdReason !== undefined && holdReason !== '';
  const totalMinor = minorOf(grossAmount);
  const listed = listedBatches.map((batch) => batchStated(batch, (amount) => minorOf(amount, batch)));
  const grossMinor =
    listed.length > 0 ? (sumOf(listed.map((batch) => batch.grossMinor)) ?? totalMinor) : totalMinor;
  const batchFeesMinor = sumOf(listed.map((batch) => batch.feesMinor));
  const batchNetMinor = sumOf(listed.map((batch) => batch.netMinor));
  const counts = sumOf(listed.map((batch) => batch.paymentCount));
  const countsGap = apart(batchCount, listed.length) + apart(paymentCount, counts);
  const feesMinor = minorOf(totalFees);
  const adjustmentMinor = minorOf(netAdjustmentTotal);
  const added =
    grossMinor === undefined || feesMinor === undefined
      ? undefined
      : (totalMinor ?? grossMinor) - feesMinor + (adjustmentMinor ?? 0);
  // An amount with more decimals than the currency has is not rounded, and what the others come to may not be the payout.
  const isExact = [grossAmount, totalFees, netAdjustmentTotal, netAmount].every(
    (amount) => amount === undefined || minorOf(amount) !== undefined,
  );
  const netMinor = isExact ? (minorOf(netAmount) ?? added) : undefined;
  const made = listedDeposits.map((deposit) => depositMade(deposit, minorOf(deposit.amount, deposit)));
  const heldMinor = heldBack({
    ...(netMinor !== undefined && { netMinor }),
    batches: listed,
    deposits: made,
  });
  return {
    ...(grossMinor !== undefined && { grossMinor }),
    ...(totalMinor !== undefined && { totalMinor }),
    ...(feesMinor !== undefined && { feesMinor }),
    ...(adjustmentMinor !== undefined && { adjustmentMinor }),
    ...(netMinor !== undefined && { netMinor }),
    ...(heldMinor !== undefined && { heldMinor }),
    ...(hasReason && { holdReason }),
    ...((hasReason || isOnHold({ status }) || hasGoneWrong({ status })) && { isKeptBack: true }),
    ...(isOpen(status) && { isOpen: true }),
    ...(countsGap > 0 && { countsGap }),
    ...(isOfAnother && { isOfAnother: true }),
    ...(depositsNaming.length > 0 && { depositsNaming }),
    ...(payoutId !== undefined && { payoutId }),
    ...(created !== undefined && { createdAt: created }),
    ...(merchantId !== undefined && { merchantId }),
    ...(batchFeesMinor !== undefined && { batchFeesMinor }),
    ...(batchNetMinor !== undefined && { batchNetMinor }),
    batches: listed,
    deposits: made,
  };
}

function batchStated(
  { id, batchPeriod, status, grossAmount, totalFees, netAmount, paymentCount }: Batch,
  minorOf: (amount: number | undefined) => number | undefined,
): BatchStated {
  const grossMinor = minorOf(grossAmount);
  const feesMinor = minorOf(totalFees);
  const netMinor = minorOf(netAmount);
  return {
    batchId: id,
    ...(batchPeriod !== undefined && { period: batchPeriod }),
    ...(grossMinor !== undefined && { grossMinor }),
    ...(feesMinor !== undefined && { feesMinor }),
    ...(netMinor !== undefined && { netMinor }),
    ...(paymentCount !== undefined && { paymentCount }),
    ...(isUnfinished(status) && { isUnfinished: true }),
    ...(isOnHold({ status }) && { isOnHold: true }),
  };
}

function depositMade({ id, method, status, created }: Deposit, minor: number | undefined): DepositMade {
  return {
    depositId: id,
    ...(minor !== undefined && { minor }),
    ...(method !== undefined && { method: String(method) }),
    ...(status !== undefined && { status: String(status) }),
    ...(created !== undefined && { createdAt: created }),
  };
}

/** How far these numbers are apart; 0 where one is not stated. */
function apart(one: number | undefined, other: number | undefined): number {
  return one === undefined || other === undefined ? 0 : Math.abs(one - other);
}

/** The sum; `undefined` where one of the values is not stated. */
function sumOf(minors: readonly (number | undefined)[]): number | undefined {
  return minors.reduce<number | undefined>(
    (sum, minor) => (sum === undefined || minor === undefined ? undefined : sum + minor),
    0,
  );
}

function ofAnother(settlementId: string, id: string): Failure {
  const detail = `${settlementId} was asked for, ${id} came`;
  return { action: 'report', code: 'service-answer-unreadable', detail };
}

function inOtherCurrency(settlementId: string, currency: string): Failure {
  const detail = `${settlementId} is in ${currency}`;
  return { action: 'report', code: 'service-answer-unreadable', detail };
}

const unread = (failure: Failure): PayoutStated => ({ deposits: [], failure });
