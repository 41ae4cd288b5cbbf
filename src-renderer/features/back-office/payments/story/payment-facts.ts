import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import type { PaymentAtService } from '../../../../../shared/contract/back-office/payments.ts';
import { localeOf } from '../../../../../shared/language.ts';
import { dayAndTime } from '../../../../../shared/time/moment.ts';
import { mayReclaim } from '../../../../../shared/payment/payment-status.ts';
import { lastReclaimDay } from '../../../../../shared/payment/reclaim-window.ts';
import { refundState } from '../../../../../shared/payment/refund-stated.ts';
import { formatServiceAmount } from '../../../../../shared/money/service-amount.ts';
import { asUtc } from '../../../../../shared/time/store-day.ts';
import { tenderView } from '../../../../../shared/view/tender-labels.ts';
import { visible } from '../../../../../shared/text/bidi.ts';
import type { Fact } from '../../../../components/text/facts.tsx';
import type { Messages } from '../../../../messages/use-messages.ts';
import { differingBadge } from '../payment-badge.ts';
import type { KnownPayment } from './known-payment.ts';
import type { Tender } from './use-tender.ts';

/** The known values of a payment, from either side. Unknown ones are left out. */
export function paymentFacts(
  known: KnownPayment,
  tender: Tender | undefined,
  terminal: TerminalView,
  messages: Messages,
): readonly Fact[] {
  const { payment, sale, past, at } = known;
  const { payments, language, story } = messages;
  const { facts } = payments;
  const time = (moment: number | undefined) =>
    moment === undefined ? undefined : dayAndTime(moment, language, terminal);
  const { requested, paid, terminalName, locationName, merchantName } = payment ?? {};
  const recorded = past?.history.findLast((entry) => entry.name === 'tender');
  const { stage } = sale ?? {};
  // What the till read before the service changed the payment would contradict what the service states now.
  const isOutdated = differingBadge(known, messages) !== undefined;
  const given: readonly (readonly [string, string | undefined])[] = [
    [facts.reference, sale?.reference ?? payment?.reference],
    [facts.sale, sale && `#${sale.number}`],
    [payments.cashier, sale?.cashier],
    [facts.code, payment?.paymentCode ?? (stage && 'paymentCode' in stage ? stage.paymentCode : undefined)],
    [facts.till, [...new Set([terminalName, locationName, merchantName])].filter(Boolean).join(', ')],
    [facts.requested, requested && formatServiceAmount(requested, terminal.locale)],
    [facts.paid, paid && formatServiceAmount(paid, terminal.locale)],
    [facts.extra, extraOf(payment, terminal)],
    [story.inWallet, stage && 'requested' in stage ? stage.requested : undefined],
    [story.fromWallet, stage && 'received' in stage && !isOutdated ? stage.received : undefined],
    [payments.tender, tenderText(payment?.tender, recorded?.label, tender, messages)],
    [facts.sender, payment?.senderAddress],
    [facts.customer, payment?.customerId && visible(payment.customerId)],
    [facts.created, time(payment?.createdAt ?? at)],
    [facts.updated, time(payment?.updatedAt)],
    [messages.reclaims.by, reclaimBy(payment, terminal, messages)],
    [facts.trackingId, payment?.trackingId && visible(payment.trackingId)],
  ];
  return given.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/** When the time to pay ends, while that is ahead and the payment has not ended. `now` is in epoch milliseconds. */
export function timeToPay(
  { payment }: Pick<KnownPayment, 'payment'>,
  now: number,
  terminal: TerminalView,
  { story, language }: Messages,
): readonly Fact[] {
  const { expiresAt, status } = payment ?? {};
  if (expiresAt === undefined || expiresAt <= now || status?.kind === 'final') return [];
  return [{ name: story.expires, value: dayAndTime(expiresAt, language, terminal) }];
}

/** What arrived beyond what was requested; a wallet's rounding of a payment that is simply paid is none. */
function extraOf(payment: PaymentAtService | undefined, { locale }: TerminalView): string | undefined {
  const { status, requested, paid } = payment ?? {};
  if (status?.kind !== 'final' || status.outcome !== 'overpaid' || !requested || !paid) return undefined;
  const minor = paid.minor - requested.minor;
  return minor > 0 && paid.currency === requested.currency
    ? formatServiceAmount({ ...paid, minor }, locale)
    : undefined;
}

/**
 * The end of the reclaim time, only where the service states the last change: too early a date would mislead. Nothing is left to
 * reclaim of what went back.
 */
function reclaimBy(
  payment: PaymentAtService | undefined,
  { locale, timeZone }: TerminalView,
  { language }: Messages,
): string | undefined {
  const { status, updatedAt } = payment ?? {};
  if (status?.kind !== 'final' || !mayReclaim(status) || updatedAt === undefined) return undefined;
  if (refundState(payment ?? {}) === 'returned') return undefined;
  const style = { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(localeOf(language, locale), style);
  return format.format(asUtc(lastReclaimDay(updatedAt, timeZone)));
}

function tenderText(
  stated: string | undefined,
  recorded: string | undefined,
  found: Tender | undefined,
  { story }: Messages,
): string | undefined {
  if (stated !== undefined) return tenderView(stated).label;
  if (recorded !== undefined || found === undefined) return recorded;
  if (found === 'looking') return story.asking;
  return found === 'unknown' ? story.noTender : tenderView(found.id).label;
}
