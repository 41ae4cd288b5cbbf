import { useState } from 'react';
import type { HierarchyRecord } from '../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { AskFirst } from './ask-first.tsx';
import type { Work } from './record-work.tsx';
import * as styles from './record-page.module.css';

export interface ActionsProps {
  readonly record: HierarchyRecord;
  readonly terminal: TerminalView;
  readonly onWork: (work: Work) => void;
  /** Called when the record that was read is outdated. */
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
}

/** The actions on a terminal. */
export function TerminalActions({ record, terminal, onWork, onRemoved }: ActionsProps) {
  const { terminals, handOver } = useMessages();
  const { id, name = id } = record;
  const [asking, setAsking] = useState(false);
  const remove = useCommand('terminals.remove');
  const isOwn = id === terminal.terminalId;
  const work = (next: Work, label: string) => (
    <Button kind="secondary" disabled={remove.running} onPress={() => onWork(next)}>
      {label}
    </Button>
  );
  const confirm = async () => {
    const removed = await remove.run({ id });
    if (removed?.ok === true) onRemoved();
  };
  return (
    <>
      <div className={styles.recordActions}>
        {work('change', terminals.change.terminal)}
        {work('clone', terminals.clone.title)}
        {!isOwn && work('hand-over', handOver.title)}
        {work('key', terminals.key.title)}
        {work('webhook', terminals.webhook.title)}
        {!isOwn && (
          <Button kind="quiet" disabled={remove.running} onPress={() => setAsking(true)}>
            {terminals.remove.terminal}
          </Button>
        )}
      </div>
      {isOwn && <p className={styles.recordNote}>{terminals.remove.own}</p>}
      {remove.failure && <OfficeFailure failure={remove.failure} />}
      {asking && (
        <AskFirst
          title={terminals.remove.question({ name })}
          confirm={terminals.remove.terminal}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <p>{terminals.remove.text.terminal}</p>
        </AskFirst>
      )}
    </>
  );
}
