import type { PaymentAtService } from '../../../../../shared/contract/back-office/payments.ts';
import { formatServiceAmount } from '../../../../../shared/money/service-amount.ts';
import { visible } from '../../../../../shared/text/bidi.ts';
import type { Messages } from '../../../../messages/use-messages.ts';
import { historyMessages } from '../../../history/history-messages.ts';
import { statusBadge } from '../payment-badge.ts';
import type { KnownPayment } from './known-payment.ts';

export interface StoryLine {
  readonly at: number;
  readonly source: 'till' | 'service';
  readonly line: string;
  readonly details: readonly string[];
}

interface StoryTelling {
  readonly locale: string;
  readonly messages: Messages;
  /** Epoch milliseconds. What is ahead has not happened. */
  readonly now: number;
}

/** The history of a payment from both sides, in the order of time. */
export function storyLines(
  { past, payments }: KnownPayment,
  { locale, messages, now }: StoryTelling,
): readonly StoryLine[] {
  const till = past?.history.map((entry): StoryLine => {
    const about = { amount: past.sale.amount, locale };
    return { at: entry.at, source: 'till', ...historyMessages(entry, about, messages) };
  });
  const service = payments.flatMap((payment) => {
    const lines = linesOf(payment, { locale, messages, now });
    const { trackingId = '' } = payment;
    return payments.length === 1
      ? lines
      : lines.map((each) => ({ ...each, details: [...each.details, visible(trackingId)] }));
  });
  // The till learns from the service, so of two lines with the same time the service's comes first.
  const inTime = [...service, ...(till ?? [])].sort((a, b) => a.at - b.at);
  const asked = till?.find((_, place) => past?.history[place]?.name === 'asked');
  return asked === undefined ? inTime : nothingBefore(asked, inTime);
}

/** The service made nothing before the till asked for it. Its clock is another one, and may state whole seconds. */
function nothingBefore(asked: StoryLine, inTime: readonly StoryLine[]): readonly StoryLine[] {
  const place = inTime.indexOf(asked) + 1;
  const early = inTime.slice(0, place).filter(({ source }) => source === 'service');
  return [
    ...inTime.slice(0, place).filter((line) => !early.includes(line)),
    ...early,
    ...inTime.slice(place),
  ];
}

function linesOf(payment: PaymentAtService, { locale, messages, now }: StoryTelling): readonly StoryLine[] {
  const { story, history } = messages;
  const { createdAt, expiresAt, updatedAt, status, requested, paid } = payment;
  const line = (at: number | undefined, text: string, details: readonly string[] = []): StoryLine[] =>
    at === undefined ? [] : [{ at, source: 'service', line: text, details }];
  const asked = requested ? [history.requested({ amount: formatServiceAmount(requested, locale) })] : [];
  const received = paid ? [history.received({ amount: formatServiceAmount(paid, locale) })] : [];
  return [
    ...line(createdAt, story.created, asked),
    ...(expiresAt !== undefined && expiresAt <= now ? line(expiresAt, story.expires) : []),
    ...(status
      ? line(updatedAt, story.changed({ status: statusBadge(status, messages).label }), received)
      : []),
  ];
}
