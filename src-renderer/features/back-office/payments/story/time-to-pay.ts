import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../../shared/time/moment.ts';
import type { Fact } from '../../../../components/text/facts.tsx';
import type { Messages } from '../../../../messages/use-messages.ts';
import type { KnownPayment } from './known-payment.ts';

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
