import { useState } from 'react';
import { mayReplace } from '../../../../shared/contract/ledger-care.ts';
import type { LedgerTaskView, RestoreChoice } from '../../../../shared/contract/ledger-care.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatCount } from '../../../../shared/text/figures.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { RestoreQuestion } from './restore-question.tsx';
import { TaskState } from './task-state.tsx';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './this-till.module.css';

interface CompareCardProps {
  readonly task: LedgerTaskView | undefined;
  readonly terminal: TerminalView;
  readonly busy: boolean;
  readonly isRestoring: boolean;
  readonly onCompare: () => void;
  readonly onRestore: (choice: RestoreChoice) => void;
}

/** Compares another file with the ledger, and restores a backup from elsewhere. */
export function CompareCard(props: CompareCardProps) {
  const { task, terminal, busy, isRestoring, onCompare, onRestore } = props;
  const { thisTill, language } = useMessages();
  const { compare: messages } = thisTill;
  const [isAsked, setAsked] = useState(false);
  const found = task?.end?.result === 'compared' && mayReplace(task.end) ? task.end : undefined;
  const loses =
    found?.relation?.kind === 'parted' &&
    messages.parted.loses({ sales: formatCount(found.relation.here.sales, terminal.locale) });
  const restore = () => {
    setAsked(false);
    onRestore({ compared: true });
  };
  return (
    <section className={cardStyles.card} data-part="card">
      <h2>{messages.title}</h2>
      <p className={styles.careText}>{messages.text}</p>
      <div className={styles.careActions}>
        <Button kind="secondary" disabled={busy} onPress={onCompare}>
          {messages.choose}
        </Button>
      </div>
      <TaskState task={task} of={['compare']} terminal={terminal} />
      {found !== undefined && (
        <>
          {loses !== false && <p>{loses}</p>}
          <div className={styles.careActions}>
            <Button kind="secondary" disabled={busy} onPress={() => setAsked(true)}>
              {messages.restore}
            </Button>
          </div>
          <p role="status">{isRestoring && thisTill.restore.proving}</p>
        </>
      )}
      {isAsked && found !== undefined && (
        <RestoreQuestion title={messages.ask} onKeep={() => setAsked(false)} onRestore={restore}>
          <p>{messages.askText({ time: dayAndTime(found.lastAt ?? 0, language, terminal) })}</p>
          {loses !== false && <p>{loses}</p>}
          {found.madeBy === 'unknown' && <p>{messages.unknownTerminal}</p>}
        </RestoreQuestion>
      )}
    </section>
  );
}
