import { stringify } from 'csv-stringify/sync';
import { decimalText } from '../../../shared/money/exact-decimal.ts';
import { minorDigits } from '../../../shared/money/money.ts';
import { isoDay } from '../../../shared/time/store-day.ts';
import type {
  CountedMinor,
  DaysExplained,
  Difference,
  Payout,
} from '../../../shared/contract/back-office/days-explained.ts';

/** The form of `docs/days-csv.md`. It is that of the sales' table, so that one program reads both. */
const FORM = {
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
  escape_formulas: true,
  bom: true,
} as const;

const COLUMNS = [
  'line',
  'kind',
  'amount',
  'count',
  'sale',
  'reference',
  'at',
  'tracking_id',
  'till_status',
  'till_amount',
  'service_status',
  'service_requested',
  'service_paid',
  'batch',
  'settlement',
  'zone',
] as const;
/** Amounts are minor units as `bigint`. As text a minus sign would look like a formula and be marked. */
type Row = Partial<Record<(typeof COLUMNS)[number], string | number | bigint | undefined>>;

/** A comparison as a table: sums, differences, payouts, and what was not compared. */
export function daysCsv(explained: DaysExplained): string {
  const { currency, till, service, settled, unexplainedMinor, differences, payouts, unchecked } = explained;
  const sum = (kind: string, counted: CountedMinor | undefined): readonly Row[] =>
    counted ? [{ line: 'sum', kind, amount: amount(counted.minor), count: counted.count }] : [];
  const rows: readonly Row[] = [
    {
      line: 'days',
      kind: `${isoDay(explained.from)}/${isoDay(explained.to)}`,
      reference: currency,
      at: isoTime(explained.madeAt),
      settlement: explained.settlementId,
      zone: explained.zone,
    },
    ...sum('till', till),
    ...sum('service', service),
    ...sum('settled', settled),
    ...(service ? [{ line: 'sum', kind: 'unexplained', amount: amount(unexplainedMinor) }] : []),
    ...differences.map((difference) => differenceRow(difference)),
    ...payouts.flatMap((payout) => payoutRows(payout)),
    ...unchecked.map((each) => ({
      line: 'not-compared',
      kind: each.what,
      ...('count' in each && { count: each.count }),
    })),
  ];
  const scale = minorDigits(currency);
  const cast = { bigint: (whole: bigint) => decimalText(Number(whole), scale) };
  return stringify([...rows], { ...FORM, header: true, columns: [...COLUMNS], cast });
}

function differenceRow({ kind, minor, payment, settlementId, batchId }: Difference): Row {
  const { at, number, reference, trackingId, till, service } = payment ?? {};
  return {
    line: 'difference',
    kind,
    amount: amount(minor),
    sale: number,
    reference,
    at: at === undefined ? undefined : isoTime(at),
    tracking_id: trackingId,
    till_status: till?.standing,
    till_amount: amount(till?.askedMinor),
    service_status: service?.status,
    service_requested: amount(service?.requestedMinor),
    service_paid: amount(service?.paidMinor),
    batch: batchId ?? payment?.batchId,
    settlement: settlementId ?? payment?.settlementId,
  };
}

function payoutRows({ settlementId, own, deposits, ...stated }: Payout): readonly Row[] {
  const line = (kind: string, minor: number | undefined): readonly Row[] =>
    minor === undefined ? [] : [{ line: 'payout', kind, amount: amount(minor), settlement: settlementId }];
  return [
    { line: 'payout', kind: 'own', amount: amount(own.minor), count: own.count, settlement: settlementId },
    ...line('gross', stated.grossMinor),
    ...line('fees', stated.feesMinor),
    ...line('adjustment', stated.adjustmentMinor),
    ...line('net', stated.netMinor),
    ...line('held', stated.heldMinor),
    ...deposits.map(({ depositId, minor, status, createdAt }) => ({
      line: 'payout',
      kind: 'deposit',
      amount: amount(minor),
      reference: depositId,
      service_status: status,
      at: createdAt === undefined ? undefined : isoTime(createdAt),
      settlement: settlementId,
    })),
  ];
}

const amount = (minor: number | undefined): bigint | undefined =>
  minor === undefined ? undefined : BigInt(minor);

const isoTime = (at: number): string => new Date(at).toISOString();
