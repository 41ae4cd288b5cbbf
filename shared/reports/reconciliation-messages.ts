import { formatMoney } from '../money/money.ts';
import type { DifferingSale, Listed, Reconciliation, ReportedSale, UnknownPayment } from './shift-report.ts';
import type { Messages } from '../messages/messages.ts';

/** What a report says of the service's payment history, the same on every medium. */
export interface ReconciliationMessages {
  readonly summary: readonly string[];
  readonly groups: readonly ReconciliationGroup[];
}

export interface ReconciliationGroup {
  readonly title: string;
  readonly note?: string;
  readonly entries: readonly ReconciliationEntry[];
  /** How many more there are than `entries`. */
  readonly unlisted: number;
}

export interface ReconciliationEntry {
  readonly key: string;
  readonly name: string;
  readonly states: readonly string[];
  readonly reference?: string;
  readonly amount?: string;
}

/** What the comparison with the service's history says on a Z report, for screen and paper. */
export function reconciliationMessages(
  reconciliation: Reconciliation,
  messages: Messages['shiftReport'],
  locale: string,
): ReconciliationMessages {
  const own = messages.reconciliation;
  if (reconciliation.state === 'not-compared')
    return { summary: [own.notCompared[reconciliation.reason]], groups: [] };
  const { payments, paidLate, differing, unknown, unread } = reconciliation;
  const sale = (each: ReportedSale, states: readonly string[]): ReconciliationEntry => ({
    key: each.saleId,
    name: messages.sale({ number: each.number }),
    states,
    reference: each.reference,
    amount: formatMoney(each.amount, locale),
  });
  const groups = [
    group(own.paidLate, paidLate, (each) => sale(each, [])),
    group(own.differing, differing, (each) => sale(each, statedOf(each, messages))),
    { ...group(own.unknown, unknown, (each) => unknownEntry(each, messages)), note: own.unknownNote },
  ].filter(({ entries }) => entries.length > 0);
  const agrees = groups.length === 0 && unread === 0;
  return {
    summary: [
      own.compared({ payments }),
      ...(agrees ? [own.agrees] : []),
      ...(unread > 0 ? [own.unread({ payments: unread })] : []),
    ],
    groups,
  };
}

function group<T>(
  title: string,
  { count, listed }: Listed<T>,
  entry: (each: T) => ReconciliationEntry,
): ReconciliationGroup {
  return { title, entries: listed.map(entry), unlisted: count - listed.length };
}

function statedOf(
  { statedAmount, statedStatus }: DifferingSale,
  { reconciliation, standings }: Messages['shiftReport'],
): readonly string[] {
  return [
    ...(statedAmount === undefined ? [] : [reconciliation.stated({ said: statedAmount })]),
    ...(statedStatus === undefined ? [] : [reconciliation.stated({ said: standings[statedStatus] })]),
  ];
}

/** Where it has no reference, the service finds it by its tracking identifier. */
function unknownEntry(
  { trackingId, reference, statedAmount, standing }: UnknownPayment,
  { standings }: Messages['shiftReport'],
): ReconciliationEntry {
  return {
    key: trackingId,
    name: reference ?? trackingId,
    states: [standings[standing]],
    ...(reference !== undefined && { reference: trackingId }),
    ...(statedAmount !== undefined && { amount: statedAmount }),
  };
}
