import type { JournalPage } from '../../../../shared/contract/journal.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { ListStatus } from '../../../components/list/list-status.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface JournalStatusProps {
  readonly terminal: TerminalView;
  readonly page: JournalPage | undefined;
  readonly looking: boolean;
  /** Whether days are chosen. */
  readonly asked: boolean;
  /** Whether a person or a kind is chosen. */
  readonly narrowed: boolean;
}

/** Says what the list has: that it is being read, how far, or that it is empty. */
export function JournalStatus({ terminal, page, looking, asked, narrowed }: JournalStatusProps) {
  const { journal, salesReport, payments, language } = useMessages();
  const isEmpty = asked && !looking && page?.lines.length === 0;
  const back = looking ? page?.lookedBackTo : undefined;
  return (
    <ListStatus empty={isEmpty}>
      {!asked && salesReport.choose}
      {looking && journal.loading}
      {isEmpty && (narrowed ? journal.noneOfThese : journal.none)}
      {back !== undefined && ` ${payments.searchedBackTo({ time: dayAndTime(back, language, terminal) })}`}
    </ListStatus>
  );
}
