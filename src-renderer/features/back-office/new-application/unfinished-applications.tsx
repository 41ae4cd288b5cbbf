import { useId, type ReactNode } from 'react';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { Button } from '../../../components/button/button.tsx';
import { ListButton } from '../../../components/button/list-button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useReading } from '../../../state/use-reading.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import * as rowStyles from '../terminals/hierarchy-row.module.css';
import * as styles from './new-application.module.css';

interface UnfinishedApplicationsProps {
  readonly terminal: TerminalView;
  readonly onOpen: (id: string) => void;
  /** Shown beside the button that begins an application. */
  readonly children: ReactNode;
}

/** Begins a full application, or continues one that is not submitted. */
export function UnfinishedApplications({ terminal, onOpen, children }: UnfinishedApplicationsProps) {
  const { newApplication, merchants, language } = useMessages();
  const heading = useId();
  const { value: list, failure, reload } = useReading('applicationDrafts.list', {});
  const begin = useCommand('applicationDrafts.begin');
  const start = async () => {
    const begun = await begin.run(undefined);
    if (begun?.ok === true) onOpen(begun.value.id);
  };
  return (
    <section className={styles.unfinished} aria-labelledby={heading}>
      <div className={styles.unfinishedActions}>
        <Button kind="secondary" icon="plus" disabled={!list || list.isFull} onPress={() => void start()}>
          {newApplication.title}
        </Button>
        {children}
      </div>
      {failure && <OfficeFailure failure={failure} onAgain={reload} />}
      {begin.failure && <OfficeFailure failure={begin.failure} />}
      {list?.isFull && <p>{newApplication.full}</p>}
      {list && list.unreadable > 0 && <p>{newApplication.unreadable({ count: list.unreadable })}</p>}
      {list && list.drafts.length > 0 && (
        <>
          <h2 id={heading}>{newApplication.unfinished}</h2>
          <ul className={styles.unfinishedList}>
            {list.drafts.map(({ id, merchantName, stage, changedAt }) => (
              <li key={id}>
                <ListButton onPress={() => onOpen(id)}>
                  <span className={rowStyles.hierarchyRow}>
                    <span>
                      <bdi>{merchantName === '' ? merchants.fees.unnamed : merchantName}</bdi>
                    </span>
                    <span className={rowStyles.hierarchyRowAbout}>
                      {newApplication.stages[stage]}, {dayAndTime(changedAt, language, terminal)}
                    </span>
                  </span>
                </ListButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
