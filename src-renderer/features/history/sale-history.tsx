import type { HistoryEntry } from '../../../shared/contract/past-sales.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { Money } from '../../../shared/money/money.ts';
import { exactTime } from '../../../shared/time/moment.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { historyMessages } from './history-messages.ts';
import * as styles from './sale-history.module.css';

interface SaleHistoryProps {
  readonly history: readonly HistoryEntry[];
  /** Of the sale. */
  readonly amount: Money;
  readonly terminal: TerminalView;
}

/** All that happened to a sale, from its beginning. */
export function SaleHistory({ history, amount, terminal }: SaleHistoryProps) {
  const messages = useMessages();
  return (
    <section className={styles.saleHistory}>
      <h2>{messages.pastSale.history}</h2>
      <ol>
        {history.map((entry, place) => {
          const { line, details } = historyMessages(entry, { amount, locale: terminal.locale }, messages);
          return (
            <li key={place}>
              <time dateTime={new Date(entry.at).toISOString()}>
                {exactTime(entry.at, messages.language, terminal)}
              </time>
              <span>
                {line}
                {details.map((detail) => (
                  <small key={detail}>{detail}</small>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
