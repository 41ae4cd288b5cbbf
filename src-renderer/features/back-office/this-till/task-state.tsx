import { useEffect, useId, useRef } from 'react';
import type { LedgerTaskKind, LedgerTaskView } from '../../../../shared/contract/ledger-care.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatPercent } from '../../../../shared/text/figures.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { TaskEnd } from './task-end.tsx';
import * as styles from './this-till.module.css';

interface TaskStateProps {
  readonly task: LedgerTaskView | undefined;
  /** The kinds of task that are shown here. */
  readonly of: readonly LedgerTaskKind[];
  readonly terminal: TerminalView;
}

/** The progress of a task on the ledger, and its result. */
export function TaskState({ task, of, terminal }: TaskStateProps) {
  const shown = task !== undefined && of.includes(task.kind) ? task : undefined;
  const { end } = shown ?? {};
  const box = useRef<HTMLDivElement>(null);
  const isUnderWay = shown !== undefined && end === undefined;
  const wasUnderWay = useRef(false);
  // The result is below the button that began the task, so it is scrolled into view for the person who waits, not for
  // one who opens the page later.
  useEffect(() => {
    if (!isUnderWay && wasUnderWay.current) box.current?.scrollIntoView({ block: 'nearest' });
    wasUnderWay.current = isUnderWay;
  }, [isUnderWay]);
  return (
    <>
      {isUnderWay && <UnderWay {...shown} locale={terminal.locale} />}
      <div role="status" className={styles.taskEnd} ref={box}>
        {shown !== undefined && end !== undefined && (
          <TaskEnd kind={shown.kind} end={end} terminal={terminal} />
        )}
      </div>
    </>
  );
}

function UnderWay({ kind, percent, locale }: LedgerTaskView & { readonly locale: string }) {
  const { thisTill: messages } = useMessages();
  const stop = useCommand('ledger.stopTask');
  const id = useId();
  return (
    <div className={styles.taskUnderWay}>
      <p id={id}>
        {messages.underWay[kind]}
        {percent !== undefined && <bdi> {formatPercent(percent, locale)}</bdi>}
      </p>
      <progress max={100} value={percent} aria-labelledby={id} />
      {kind !== 'back-up' && (
        <Button kind="secondary" disabled={stop.running} onPress={() => void stop.run(undefined)}>
          {messages.stop}
        </Button>
      )}
    </div>
  );
}
