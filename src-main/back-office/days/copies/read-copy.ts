import { DIFFERENCE_KINDS } from '../../../../shared/contract/back-office/days-explained.ts';
import { knownMinorDigits } from '../../../../shared/money/iso-4217.ts';
import { SALE_STATUSES } from '../../../../shared/reports/shift-report.ts';
import { given, linesOf, signedMinor } from './copy-lines.ts';
import { payoutsOf } from './payouts-of-copy.ts';
import type {
  CountedMinor,
  DaysExplained,
  Difference,
  PaymentOnDay,
  Unchecked,
} from '../../../../shared/contract/back-office/days-explained.ts';
import type { Day } from '../../../../shared/time/store-day.ts';
import type { AmountOf, CopyLine } from './copy-lines.ts';

/**
 * The comparison of a copy (`docs/days-csv.md`); `undefined` where the file is no such table, or of a later version.
 */
export function readCopy(text: string): DaysExplained | undefined {
  const lines = linesOf(text);
  const head = lines.find((line) => line('line') === 'days');
  const [from, to] = head === undefined ? [] : head('kind').split('/').map(dayOf);
  const currency = head?.('reference') ?? '';
  const scale = knownMinorDigits(currency);
  const madeAt = Date.parse(head?.('at') ?? '');
  if (!head || !from || !to || scale === undefined || Number.isNaN(madeAt)) return undefined;
  const amountOf: AmountOf = (line, column = 'amount') => signedMinor(line(column), scale);
  const of = (kind: string) => lines.filter((line) => line('line') === kind);
  const sum = (kind: string): CountedMinor | undefined => {
    const line = of('sum').find((one) => one('kind') === kind);
    const minor = line && amountOf(line);
    return minor === undefined ? undefined : { count: Number(line?.('count')), minor };
  };
  const differences = of('difference').map((line) => differenceOf(line, amountOf));
  const service = sum('service');
  // Without a kind or an amount the sums would not agree.
  if (!service || differences.some((difference) => difference === undefined)) return undefined;
  const [till, settled, settlementId] = [sum('till'), sum('settled'), head('settlement')];
  return {
    from,
    to,
    madeAt,
    ...given({ zone: head('zone') }),
    currency,
    service,
    ...(settlementId !== '' && { settlementId }),
    ...(till && { till }),
    ...(settled && { settled }),
    differences: differences.filter((difference) => difference !== undefined),
    payouts: payoutsOf(of('payout'), amountOf),
    unexplainedMinor: sum('unexplained')?.minor ?? 0,
    unchecked: of('not-compared').flatMap((line) => uncheckedOf(line) ?? []),
  };
}

function differenceOf(line: CopyLine, amountOf: AmountOf): Difference | undefined {
  const kind = DIFFERENCE_KINDS.find((one) => one === line('kind'));
  const minor = amountOf(line);
  if (kind === undefined || minor === undefined) return undefined;
  const linkage = given({ batchId: line('batch'), settlementId: line('settlement') });
  const payment = line('at') === '' ? undefined : paymentOf(line, amountOf);
  return { kind, minor, ...linkage, ...(payment && { payment: { ...payment, ...linkage } }) };
}

function paymentOf(line: CopyLine, amountOf: AmountOf): PaymentOnDay {
  const standing = SALE_STATUSES.find((one) => one === line('till_status'));
  const askedMinor = amountOf(line, 'till_amount');
  const [requestedMinor, paidMinor] = [amountOf(line, 'service_requested'), amountOf(line, 'service_paid')];
  const hasService = line('service_status') !== '' || requestedMinor !== undefined;
  return {
    at: Date.parse(line('at')),
    ...(line('sale') !== '' && { number: Number(line('sale')) }),
    ...given({ reference: line('reference'), trackingId: line('tracking_id') }),
    ...(standing !== undefined && askedMinor !== undefined && { till: { standing, askedMinor } }),
    ...(hasService && {
      service: {
        status: line('service_status'),
        ...(requestedMinor !== undefined && { requestedMinor }),
        ...(paidMinor !== undefined && { paidMinor }),
      },
    }),
  };
}

function uncheckedOf(line: CopyLine): Unchecked | undefined {
  const [what, count] = [line('kind'), Number(line('count'))];
  switch (what) {
    case 'elsewhere':
      return { what, why: 'too-many' };
    case 'payments':
    case 'payouts':
    case 'batches':
    case 'deposits':
    case 'other-sales':
    case 'amounts':
    case 'other-currencies':
      return { what, count };
    default:
      return undefined;
  }
}

function dayOf(text: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year === undefined ? undefined : { year: Number(year), month: Number(month), day: Number(day) };
}
