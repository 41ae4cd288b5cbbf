import { DIFFERENCE_KINDS } from '../contract/back-office/days-explained.ts';
import { readStatus } from '../payment/payment-status.ts';
import { statusLabel } from '../payment/status-label.ts';
import { formatMoney } from '../money/money.ts';
import { signedAmount } from '../money/signed-amount.ts';
import { isolated } from '../text/bidi.ts';
import { dayAndTime } from '../time/moment.ts';
import { hasGoneWrong, isSent } from '../payment/deposit-status.ts';
import type {
  DaysExplained,
  Difference,
  DifferenceKind,
  PaymentOnDay,
  Payout,
} from '../contract/back-office/days-explained.ts';
import type { TerminalView } from '../contract/terminal-view.ts';
import type { Language } from '../language.ts';
import type { Messages } from '../messages/messages.ts';

/** How a comparison of days is written, on screen as on paper. */
export interface DayWriting {
  readonly messages: Messages;
  readonly language: Language;
  readonly terminal: Pick<TerminalView, 'locale' | 'timeZone' | 'backOfficeOnly'>;
  readonly currency: string;
}

/** One line on the way of the money: a sum, what was added or lost since the one before, or what nothing explains. */
interface DayLine {
  readonly key: string;
  readonly kind: 'sum' | 'step' | 'unexplained';
  readonly name: string;
  readonly count?: number;
  readonly amount: string;
}

/** Differences between the record and the service's history; those after it keep money back on its way. */
const BEFORE_SERVICE = DIFFERENCE_KINDS.slice(0, DIFFERENCE_KINDS.indexOf('unsettled'));
const AFTER_SERVICE = ['unsettled', 'on-hold', 'not-paid-out', 'left-out'] as const;

/** The way of the money in one column: what was sold, what was added or lost, what came out. */
export function dayLines(explained: DaysExplained, writing: DayWriting): readonly DayLine[] {
  const { till, service, settled, unexplainedMinor } = explained;
  const { day } = writing.messages;
  const amount = amountIn(writing);
  const sum = (key: 'till' | 'service' | 'settled'): readonly DayLine[] => {
    const counted = explained[key];
    if (!counted) return [];
    const name = key === 'settled' && !explained.payouts.every(areSent) ? day.settledOrBegun : day[key];
    return [{ key, kind: 'sum', name, count: counted.count, amount: amount(counted.minor) }];
  };
  const steps = (kinds: readonly DifferenceKind[]): readonly DayLine[] =>
    differenceGroups(explained)
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, differences, minor }) => ({
        key: kind,
        kind: 'step',
        name: day.kinds[kind].name,
        count: differences.length,
        amount: signedAmountIn(writing)(minor),
      }));
  return [
    ...(till ? sum('till') : []),
    ...steps(BEFORE_SERVICE),
    ...(service ? sum('service') : []),
    ...steps(AFTER_SERVICE),
    ...(settled ? sum('settled') : []),
    ...(service
      ? [
          {
            ...({ key: 'unexplained', kind: 'unexplained', name: day.unexplained } as const),
            amount: amount(unexplainedMinor),
          },
        ]
      : []),
  ];
}

/** Whether nothing of it is on its way. A deposit that came back is a difference of its own. */
const areSent = ({ deposits }: Payout): boolean =>
  deposits.every((deposit) => isSent(deposit) || hasGoneWrong(deposit));

interface DifferenceGroup {
  readonly kind: DifferenceKind;
  readonly differences: readonly Difference[];
  /** Of all of them. */
  readonly minor: number;
}

/** The kinds that there are, in the order of the way to the bank. */
export function differenceGroups({ differences }: DaysExplained): readonly DifferenceGroup[] {
  return DIFFERENCE_KINDS.map((kind) => {
    const own = differences.filter((difference) => difference.kind === kind);
    return { kind, differences: own, minor: own.reduce((sum, { minor }) => sum + minor, 0) };
  }).filter((group) => group.differences.length > 0);
}

/** What both sides know of one payment. */
export function aboutPayment(
  { at, number, till, service, terminalName }: PaymentOnDay,
  writing: DayWriting,
): string {
  const { messages, language, terminal } = writing;
  const { day, shiftReport, findPayment } = messages;
  const amount = (minor: number | undefined) =>
    minor === undefined ? [] : [isolated(amountIn(writing)(minor))];
  const atService = service && [
    statusLabel(readStatus(service.status), messages),
    ...amount(amountAtService(service)),
  ];
  const atTill = till && [shiftReport.standings[till.standing], ...amount(till.askedMinor)];
  return [
    dayAndTime(at, language, terminal),
    ...(number === undefined ? [] : [findPayment.sale({ number })]),
    ...(terminalName === undefined ? [] : [terminalName]),
    ...(atTill ? [day.atTill({ status: atTill.join(' ') })] : []),
    ...(atService ? [day.atService({ status: atService.join(' ') })] : []),
  ].join(' · ');
}

/** What came in. Of an overpaid payment what was asked for, because the payer reclaims the excess: so it is the till's amount. */
function amountAtService({
  status,
  requestedMinor,
  paidMinor,
}: NonNullable<PaymentOnDay['service']>): number | undefined {
  const read = readStatus(status);
  return read.kind === 'final' && read.outcome === 'overpaid'
    ? (requestedMinor ?? paidMinor)
    : (paidMinor ?? requestedMinor);
}

/** Amounts of the comparison. */
export function amountIn({ currency, terminal }: DayWriting): (minor: number) => string {
  return (minor) => formatMoney({ minor, currency }, terminal.locale);
}

/** The same, of what is added or taken. */
export function signedAmountIn({ currency, terminal }: DayWriting): (minor: number) => string {
  return (minor) => signedAmount({ minor, currency }, terminal.locale);
}
