import { useState } from 'react';
import type { Failure } from '../../../../shared/failure.ts';
import type { LedgerTaskView } from '../../../../shared/contract/ledger-care.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { FailureDetail } from '../../../components/banner/failure-detail.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useAnswer } from '../../../state/use-answer.ts';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { BackupsCard } from './backups-card.tsx';
import { CompareCard } from './compare-card.tsx';
import { LedgerFacts } from './ledger-facts.tsx';
import { RestoreCard } from './restore-card.tsx';
import { RestoreQuestion } from './restore-question.tsx';
import { TaskState } from './task-state.tsx';
import { VersionCard } from './version-card.tsx';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './this-till.module.css';

interface CareFailureProps {
  readonly failure: Failure;
  readonly ofRestore: boolean;
}

/** Why an action failed. Where a restore cannot write, it is the backup that it cannot write: no file was asked for. */
function CareFailure({ failure, ofRestore }: CareFailureProps) {
  const { thisTill: messages } = useMessages();
  if (!ofRestore || failure.code !== 'file-not-written') return <FailureBanner failure={failure} />;
  return (
    <Banner kind="fault" alert title={messages.restore.failed}>
      <p>{messages.goesOn}</p>
      <p>{messages.restore.failedText}</p>
      <FailureDetail failure={failure} />
    </Banner>
  );
}

interface ThisTillProps {
  readonly task: LedgerTaskView | undefined;
  readonly terminal: TerminalView;
}

/** This till's ledger: its state, its backups, and a copy of everything in it. */
export function ThisTill({ task, terminal }: ThisTillProps) {
  const { thisTill: messages, language } = useMessages();
  const { result, again } = useAnswer('ledger.get', task?.end);
  const verify = useCommand('ledger.verify');
  const backUp = useCommand('ledger.backUp');
  const saveBackup = useCommand('ledger.saveBackup');
  const exportRecord = useCommand('ledger.export');
  const compare = useCommand('ledger.compare');
  const restore = useCommand('ledger.restore');
  const [chosen, setChosen] = useState<number>();
  const commands = [verify, backUp, saveBackup, exportRecord, compare, restore];
  const busy = (task !== undefined && task.end === undefined) || commands.some(({ running }) => running);
  const failure = latestFailure(...commands);
  const look = result?.ok === true ? result.value : undefined;
  return (
    <>
      {failure !== undefined && <CareFailure failure={failure} ofRestore={failure === restore.failure} />}
      <section className={cardStyles.card} data-part="card">
        <h2>{messages.record}</h2>
        <p className={styles.careText}>{messages.verifyText}</p>
        <div className={styles.careActions}>
          <Button kind="primary" disabled={busy} onPress={() => void verify.run(undefined)}>
            {messages.verify}
          </Button>
        </div>
        <TaskState task={task} of={['verify']} terminal={terminal} />
        {result === undefined && <p>{messages.loading}</p>}
        {result?.ok === false && (
          <Banner
            kind="warning"
            title={messages.unread}
            action={
              <Button kind="secondary" onPress={again}>
                {messages.lookAgain}
              </Button>
            }
          >
            <FailureDetail failure={result.failure} />
          </Banner>
        )}
        {look !== undefined && <LedgerFacts look={look} terminal={terminal} />}
      </section>
      <VersionCard terminal={terminal} />
      <BackupsCard look={look} terminal={terminal} busy={busy} onRestore={setChosen}>
        <div className={styles.careActions}>
          <Button kind="secondary" disabled={busy} onPress={() => void backUp.run(undefined)}>
            {messages.backUpNow}
          </Button>
          <Button kind="secondary" disabled={busy} onPress={() => void saveBackup.run(undefined)}>
            {messages.saveBackup}
          </Button>
        </div>
        <TaskState task={task} of={['back-up', 'save-backup']} terminal={terminal} />
        <p role="status">{restore.running && messages.restore.proving}</p>
      </BackupsCard>
      <section className={cardStyles.card} data-part="card">
        <h2>{messages.export}</h2>
        <p className={styles.careText}>{messages.exportText}</p>
        <div className={styles.careActions}>
          <Button kind="secondary" disabled={busy} onPress={() => void exportRecord.run(undefined)}>
            {messages.exportNow}
          </Button>
        </div>
        <TaskState task={task} of={['export']} terminal={terminal} />
      </section>
      <CompareCard
        task={task}
        terminal={terminal}
        busy={busy}
        isRestoring={restore.running}
        onCompare={() => void compare.run(undefined)}
        onRestore={(choice) => void restore.run(choice)}
      />
      <RestoreCard folder={look?.folder} />
      {chosen !== undefined && (
        <RestoreQuestion
          title={messages.restore.ask}
          onKeep={() => setChosen(undefined)}
          onRestore={() => {
            setChosen(undefined);
            void restore.run({ at: chosen });
          }}
        >
          <p>{messages.restore.askText({ time: dayAndTime(chosen, language, terminal) })}</p>
        </RestoreQuestion>
      )}
    </>
  );
}
