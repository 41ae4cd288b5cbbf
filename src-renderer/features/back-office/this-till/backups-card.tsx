import type { ReactNode } from 'react';
import type { LedgerSummary } from '../../../../shared/contract/ledger-care.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { formatBytes } from '../format-bytes.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './this-till.module.css';

interface BackupsCardProps {
  /** `undefined` while it is not known. */
  readonly look: LedgerSummary | undefined;
  readonly terminal: TerminalView;
  /** The buttons of the card. */
  readonly children: ReactNode;
  readonly busy: boolean;
  /** Called with the time of the chosen backup, epoch milliseconds. */
  readonly onRestore: (at: number) => void;
}

/** The backups of the last days, and their folder. */
export function BackupsCard({ look, terminal, children, busy, onRestore }: BackupsCardProps) {
  const { thisTill: messages, language } = useMessages();
  return (
    <section className={cardStyles.card} data-part="card">
      <h2>{messages.backups}</h2>
      <p className={styles.careText}>{messages.backupsText}</p>
      {children}
      {look?.backups.length === 0 && <p>{messages.noBackups}</p>}
      {look !== undefined && look.backups.length > 0 && (
        <>
          <ul className={styles.backupList}>
            {look.backups.map(({ at, bytes }) => (
              <li key={at}>
                <Button kind="secondary" disabled={busy} onPress={() => onRestore(at)}>
                  {messages.restore.oneOf({ time: dayAndTime(at, language, terminal) })}
                </Button>
                <span>{formatBytes(bytes, language, terminal.locale)}</span>
              </li>
            ))}
          </ul>
          <p className={styles.taskFile}>
            <bdi dir="ltr">{look.backupFolder}</bdi>
          </p>
        </>
      )}
    </section>
  );
}
