import { useId } from 'react';
import type { ApplicationEntry } from '../../../../shared/contract/back-office/applications.ts';
import type { UnsentOfApplication } from '../../../../shared/contract/back-office/application-documents.ts';
import { ListButton } from '../../../components/button/list-button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useReading } from '../../../state/use-reading.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { DocumentsNotSent } from '../new-application/documents-not-sent.tsx';
import * as rowStyles from '../terminals/hierarchy-row.module.css';
import * as styles from '../new-application/new-application.module.css';

/** Documents that wait on this till, by application, and those that were not sent in time. */
export function UnsentDocuments({ onOpen }: { readonly onOpen: (entry: ApplicationEntry) => void }) {
  const { newApplication } = useMessages();
  const heading = useId();
  const { value: unsent, failure, reload } = useReading('applicationDocuments.unsent', {});
  const understood = useCommand('applicationDocuments.understood');
  if (failure) return <OfficeFailure failure={failure} onAgain={reload} />;
  if (!unsent) return null;
  return (
    <>
      {understood.failure && <OfficeFailure failure={understood.failure} />}
      {unsent.notSent.map(({ id, merchantName, fileNames }) => (
        <DocumentsNotSent
          key={id}
          merchantName={merchantName ?? id}
          fileNames={fileNames}
          onUnderstood={() => void understood.run({ id }).then(reload)}
        />
      ))}
      {unsent.waiting.length > 0 && (
        <section className={styles.unfinished} aria-labelledby={heading}>
          <h2 id={heading}>{newApplication.unsent.title}</h2>
          <ul className={styles.unfinishedList}>
            {unsent.waiting.map((application) => (
              <li key={application.id}>
                <ListButton onPress={() => onOpen(entryOf(application))}>
                  <span className={rowStyles.hierarchyRow}>
                    <span>
                      <bdi>{application.merchantName ?? application.id}</bdi>
                    </span>
                    <span className={rowStyles.hierarchyRowAbout}>
                      {newApplication.unsent.count({ count: application.fileNames.length })}
                    </span>
                  </span>
                </ListButton>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const entryOf = ({ id, merchantName }: UnsentOfApplication): ApplicationEntry => ({
  id,
  ...(merchantName !== undefined && { merchantName }),
});
