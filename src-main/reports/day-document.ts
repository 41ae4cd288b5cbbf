import { formatCount } from '../../shared/text/figures.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { signedAmount } from '../../shared/money/signed-amount.ts';
import { rangeName } from '../../shared/reports/sales-report-messages.ts';
import { visible } from '../../shared/text/bidi.ts';
import { dayAndTime } from '../../shared/time/moment.ts';
import { aboutPayment, dayLines, differenceGroups } from '../../shared/view/day-lines.ts';
import { payoutFacts, payoutState } from '../../shared/view/day-payout.ts';
import { agreementText, uncheckedText } from '../../shared/view/day-unchecked.ts';
import { row } from '../staff/shifts/report-lines.ts';
import type { DaysExplained, Difference, Payout } from '../../shared/contract/back-office/days-explained.ts';
import type { DocumentBlock, PrintedDocument } from '../../shared/printing/printed-document.ts';
import type { DayWriting } from '../../shared/view/day-lines.ts';
import type { ReportDocumentSetting } from '../staff/shifts/report-lines.ts';

/** How many entries of one kind are listed at most. Nobody reads a sheet for thousands, and the table holds them all. */
const MOST_LISTED = 200;

/** Answers a sheet about days or one payout, from what the till has sold to what the bank received. */
export function dayDocument(explained: DaysExplained, setting: ReportDocumentSetting): PrintedDocument {
  const { words, language, terminal } = setting;
  const { day, documents, salesReport, shiftReport } = words;
  const { settlementId, madeAt, zone, isComputersZone, currency, payouts } = explained;
  const writing: DayWriting = { messages: words, language, terminal, currency };
  const days = rangeName(explained, { language, locale: terminal.locale });
  const agreement = agreementText(explained, words);
  const title = settlementId === undefined ? day.title : day.payout({ id: visible(settlementId) });
  return {
    language,
    name: `${title} ${days}`,
    copyMark: documents.copy,
    sheet: 'a4',
    blocks: [
      { kind: 'title', text: terminal.storeName },
      { kind: 'text', text: `${title}: ${days}`, strong: true },
      // A back office without a till has no terminal id.
      ...(terminal.backOfficeOnly ? [] : [row(shiftReport.terminal, terminal.terminalId)]),
      row(salesReport.asOf, dayAndTime(madeAt, language, terminal)),
      ...(zone !== undefined && isComputersZone ? [small(day.computersZone({ zone }))] : []),
      ...warnings(explained, writing),
      { kind: 'rule' },
      ...dayLines(explained, writing).map(({ kind, name, count, amount }): DocumentBlock => {
        const counted = count === undefined ? '' : `${formatCount(count, terminal.locale)} · `;
        return { ...row(name, `${counted}${amount}`), ...(kind !== 'step' && { strong: true }) };
      }),
      ...(agreement === undefined ? [] : [small(agreement)]),
      ...differenceGroups(explained).flatMap((group) => [
        { kind: 'rule' } as const,
        {
          ...row(
            day.kinds[group.kind].name,
            `${formatCount(group.differences.length, terminal.locale)} · ${signed(group.minor, writing)}`,
          ),
          strong: true,
        },
        small(day.kinds[group.kind].text),
        ...group.differences.slice(0, MOST_LISTED).flatMap((each) => differenceBlocks(each, writing)),
        ...(group.differences.length > MOST_LISTED ? [small(day.firstListed({ count: MOST_LISTED }))] : []),
      ]),
      ...payouts.flatMap((payout) => payoutBlocks(payout, settlementId !== undefined, writing)),
    ],
  };
}

/** Answers the warnings that stand above everything else: what makes the rest incomplete or wrong. */
function warnings(
  { unexplainedMinor, unchecked, currency }: DaysExplained,
  { messages: words, terminal }: DayWriting,
): readonly DocumentBlock[] {
  const { day } = words;
  const amount = formatMoney({ minor: unexplainedMinor, currency }, terminal.locale);
  const isAlone = unchecked.some(({ what }) => what === 'service');
  const texts = unchecked.flatMap((each) => uncheckedText(each, words) ?? []);
  return [
    ...(unexplainedMinor > 0 ? [strong(day.isUnexplained({ amount })), small(day.isUnexplainedText)] : []),
    ...(unchecked.length > 0 ? [strong(day.unchecked.title)] : []),
    ...[...texts, ...(isAlone ? [day.tillAlone] : [])].map(small),
  ];
}

function differenceBlocks(
  { payment, settlementId = '', batchId, minor }: Difference,
  writing: DayWriting,
): readonly DocumentBlock[] {
  const { day, payments } = writing.messages;
  if (payment) {
    const name = payment.reference ?? visible(payment.trackingId ?? '');
    return [row(name, signed(minor, writing)), small(aboutPayment(payment, writing))];
  }
  const name =
    batchId === undefined
      ? day.payout({ id: visible(settlementId) })
      : `${payments.facts.batch} ${visible(batchId)}`;
  return [row(name, signed(minor, writing))];
}

function payoutBlocks(payout: Payout, isAlone: boolean, writing: DayWriting): readonly DocumentBlock[] {
  const { messages: words } = writing;
  return [
    { kind: 'rule' },
    strong(words.day.payout({ id: visible(payout.settlementId) })),
    small(payoutState(payout, words)),
    ...payoutFacts(payout, isAlone, writing).map(({ name, value }) => row(name, value)),
  ];
}

function signed(minor: number, { currency, terminal }: DayWriting): string {
  return signedAmount({ minor, currency }, terminal.locale);
}

function strong(text: string): DocumentBlock {
  return { kind: 'text', text, strong: true };
}

function small(text: string): DocumentBlock {
  return { kind: 'text', text, small: true };
}
