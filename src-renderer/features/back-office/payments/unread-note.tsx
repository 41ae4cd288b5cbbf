import type { UnreadPayment } from '../../../../shared/contract/back-office/payments.ts';
import type { Language } from '../../../../shared/language.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface UnreadNoteProps {
  readonly unread: readonly UnreadPayment[] | undefined;
  readonly terminal: TerminalView;
}

/** Payments that are named. Support needs only a few to find the cause. */
const NAMED = 5;

/** Payments that the list lacks, because the service's records cannot be read. */
export function UnreadNote({ unread = [], terminal }: UnreadNoteProps) {
  const { payments, language } = useMessages();
  if (unread.length === 0) return null;
  return (
    <Banner kind="warning" title={payments.unread({ count: unread.length })}>
      <p>{payments.unreadText}</p>
      <ul>
        {unread.slice(0, NAMED).map((each) => (
          <li key={JSON.stringify(each)}>{namesOf(each, language, terminal).join(' · ')}</li>
        ))}
      </ul>
    </Banner>
  );
}

function namesOf(
  { createdAt, reference, paymentCode, fields }: UnreadPayment,
  language: Language,
  terminal: TerminalView,
): readonly string[] {
  const time = createdAt === undefined ? [] : [dayAndTime(createdAt, language, terminal)];
  return [...time, reference ?? [], paymentCode ?? [], fields.join(', ')].flat();
}
