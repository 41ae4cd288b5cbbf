import { hasGoneWrong } from '../../../shared/payment/deposit-status.ts';
import { signedMinorFromNumber } from '../../../shared/money/exact-decimal.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import { minorDigits } from '../../../shared/money/money.ts';
import { recordDay } from '../../../shared/time/record-day.ts';
import { asUtc, daysAfter, isoDay } from '../../../shared/time/store-day.ts';
import { noneMissing } from '../each-once.ts';
import { grouped } from '../payments/match-payments.ts';
import type { Result } from '../../../shared/failure.ts';
import type { DayRange } from '../../../shared/reports/sales-report.ts';
import type { StatementLine } from '../../reports/formats/statement-form.ts';
import type { Deposit } from '../../service/endpoints/settlement/records.ts';
import type { WholeList } from '../../service/requests/each-page.ts';
import type { AskingPayouts } from './read-day.ts';

/** A merchant has some hundreds of settlements and deposits a year, so more are read by mistake. */
const MOST_RECORDS = 5_000;

export interface PayoutsStatement {
  /** The merchant's, ISO 4217. */
  readonly currency: string;
  readonly lines: readonly StatementLine[];
}

interface Dated {
  readonly id: string;
  readonly settlementId?: string | undefined;
  readonly created?: number | undefined;
}

interface Moved extends Dated {
  readonly label: string;
  /** The record's own, where it states one. */
  readonly currency: string | undefined;
  /** The amount as the service states it. */
  readonly stated: number | undefined;
  /** Whether a positive amount reduces the account. */
  readonly leaves: boolean;
}

/**
 * What reduced the money at the service on these days of the store, earliest first: fees and adjustment of each
 * settlement, and each deposit, except those that the bank returned. Sales minus these are what is still at the
 * service. Fails where an amount is missing, is in another currency or has more decimals than the currency, because the account
 * would never balance (spec "Settlement and reconciliation").
 */
export async function payoutsStatement(
  range: DayRange,
  asking: AskingPayouts,
  timeZone: string | undefined,
): Promise<Result<PayoutsStatement>> {
  const { access, currencies, ids, signal } = asking;
  if (ids.merchant === undefined) {
    const detail = 'backOffice.merchantId is missing in the profile: settlements are those of a merchant';
    return failed({ action: 'fix-configuration', code: 'not-permitted', detail });
  }
  const currencyOf = await currencies.of([ids.merchant], access);
  const currency = currencyOf({ merchantId: ids.merchant });
  if (currency === undefined) return unstated(ids.merchant, 'in which currency its amounts are');
  // The service's days begin at another hour, so one more on each side is read; `to` is exclusive.
  const days = { from: isoDay(daysAfter(range.from, -1)), to: isoDay(daysAfter(range.to, 2)) };
  const wanted = { ...days, merchantIds: [ids.merchant] };
  const isInside = ({ created }: Dated): boolean => {
    if (created === undefined) return false;
    const day = asUtc(recordDay(created, timeZone));
    return day >= asUtc(range.from) && day <= asUtc(range.to);
  };
  const settlements = await all(access.settlements.pages(wanted, signal));
  if (!settlements.ok) return settlements;
  const listed = await all(access.deposits.pages(wanted, signal));
  if (!listed.ok) return listed;
  const deposits = await eachWhole(listed.value, asking);
  if (!deposits.ok) return deposits;
  const arrived = deposits.value.filter(
    ({ status }) => !hasGoneWrong({ status: status === undefined ? undefined : String(status) }),
  );
  const undated = [...settlements.value, ...arrived].find(({ created }) => created === undefined);
  if (undated) return unstated(undated.id, 'the day');
  const moved: Moved[] = [
    ...settlements.value
      .filter(isInside)
      .flatMap(({ id, created, currency: own, totalFees, netAdjustmentTotal = 0 }) => [
        { id, created, currency: own, label: 'Fees', stated: totalFees, leaves: true },
        { id, created, currency: own, label: 'Adjustment', stated: netAdjustmentTotal, leaves: false },
      ]),
    ...arrived.filter(isInside).map(({ id, created, currency: own, amount }) => ({
      ...{ id, created, currency: own },
      ...{ label: 'Deposit', stated: amount, leaves: true },
    })),
  ];
  const lines: StatementLine[] = [];
  moved.sort((a, b) => (a.created ?? 0) - (b.created ?? 0));
  for (const { id, created = 0, label, currency: own, stated, leaves } of moved) {
    const isOther = currencyOf({ merchantId: ids.merchant, currency: own }) !== currency;
    const minor =
      stated === undefined || isOther ? undefined : signedMinorFromNumber(stated, minorDigits(currency));
    if (minor === undefined) return unstated(id, `the amount of "${label}" in whole units of ${currency}`);
    // QuickBooks Online refuses a file with an amount of zero.
    if (minor === 0) continue;
    const date = isoDay(recordDay(created, timeZone));
    lines.push({ date, minor: leaves ? -minor : minor, label, reference: id, tender: '' });
  }
  return succeeded({ currency, lines });
}

function unstated(id: string, what: string): Result<never> {
  const detail = `${id} does not state ${what}`;
  return failed({ action: 'report', code: 'service-answer-unreadable', detail });
}

/**
 * Each deposit once. One that is listed for several settlements is read by itself, because each record may state a share
 * of it.
 */
async function eachWhole(
  listed: readonly Deposit[],
  { access, signal }: AskingPayouts,
): Promise<Result<readonly Deposit[]>> {
  const deposits: Deposit[] = [];
  for (const [id, [one, ...others]] of grouped(listed, (record) => record.id)) {
    const read = others.length > 0 ? await access.deposits.get(id, signal) : succeeded(one);
    if (!read.ok) return read;
    if (read.value) deposits.push({ ...read.value, created: read.value.created ?? one?.created });
  }
  return succeeded(deposits);
}

/**
 * Each record once, or once for each settlement that it names, as it was read last: it may be further on its way where
 * the list changed meanwhile.
 */
async function all<T extends Dated>(pages: WholeList<T>): Promise<Result<readonly T[]>> {
  const records = new Map<string, T>();
  const keyOf = ({ id, settlementId }: T) => JSON.stringify([id, settlementId]);
  let read = 0;
  for await (const step of noneMissing(pages, keyOf)) {
    if (!step.ok) return failed(step.failure);
    for (const record of step.value.records) records.set(keyOf(record), record);
    read += step.value.records.length;
    if (read <= MOST_RECORDS) continue;
    const detail = `more than ${MOST_RECORDS} records of these days: choose fewer days`;
    return failed({ action: 'report', code: 'service-answer-unreadable', detail });
  }
  return succeeded([...records.values()]);
}
