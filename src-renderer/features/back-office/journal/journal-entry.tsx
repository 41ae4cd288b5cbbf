import type { JournalLine } from '../../../../shared/contract/journal.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { exactTime } from '../../../../shared/time/moment.ts';
import { ListButton } from '../../../components/button/list-button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { journalMessages } from './journal-messages.ts';
import * as styles from '../../payment/open-sales/sale-entry.module.css';

interface JournalEntryProps {
  readonly entry: JournalLine;
  readonly terminal: TerminalView;
  readonly tabIndex: 0 | -1;
  readonly onOpen: (key: string) => void;
}

/** An entry of the journal in the list: what was done, by whom and when. */
export function JournalEntry({ entry, terminal, tabIndex, onOpen }: JournalEntryProps) {
  const messages = useMessages();
  const { key, at, by, sale, fact } = entry;
  const { line, details } = journalMessages(fact, terminal.locale, messages);
  const about = [
    exactTime(at, messages.language, terminal),
    ...(sale?.number === undefined ? [] : [messages.findPayment.sale({ number: sale.number })]),
    ...details,
  ];
  return (
    <ListButton tabIndex={tabIndex} onPress={() => onOpen(key)}>
      <span className={styles.saleEntry}>
        <span className={styles.saleEntryReference}>{line}</span>
        {/* Also without a person: the time stands below what was done. */}
        <span className={styles.saleEntryAmount}>
          <bdi>{by}</bdi>
        </span>
        <span className={styles.saleEntryAbout}>{about.join(' · ')}</span>
      </span>
    </ListButton>
  );
}
