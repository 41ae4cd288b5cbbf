import { FileButton } from '../../../components/button/file-button.tsx';
import { useFileDrop } from '../../../components/button/use-file-drop.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useSaveAttachment } from './use-save-attachment.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { DocumentEntry } from './document-entry.tsx';
import { DocumentsNotSent } from './documents-not-sent.tsx';
import type { Documents } from './use-documents.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './documents-card.module.css';

interface DocumentsCardProps {
  /** The service's identifier of the application. */
  readonly applicationId: string;
  readonly all: Documents;
  readonly locale: string;
}

/** Adds documents by button or by drag and drop. Each shows its progress, and what to do where it was not sent. */
export function DocumentsCard({ applicationId, all, locale }: DocumentsCardProps) {
  const { newApplication, amounts, settlements, documentView } = useMessages();
  const texts = newApplication.documents;
  const { list, progress, refused, failed } = all;
  const drop = useFileDrop((file) => file && all.add([file]), all.add);
  const save = useSaveAttachment(applicationId);
  const failure = failed && !isListed(all, failed.key) ? failed.failure : list?.unread;
  return (
    <section
      className={`${cardStyles.card} ${styles.documents}`}
      data-part="card"
      aria-label={texts.title}
      {...(list?.isClosed !== true && drop)}
    >
      <h2>{texts.title}</h2>
      {list?.isClosed === true ? (
        <p>{texts.closed}</p>
      ) : (
        <>
          <p>{texts.limits}</p>
          <div className={styles.documentsActions}>
            <FileButton
              accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
              kind="secondary"
              disabled={list === undefined}
              onFile={(file) => file && all.add([file])}
              onFiles={all.add}
            >
              {texts.choose}
            </FileButton>
            <span>{amounts.drop}</span>
          </div>
        </>
      )}
      {list && list.notSent.length > 0 && (
        <DocumentsNotSent fileNames={list.notSent} onUnderstood={all.understood} />
      )}
      {list === undefined && !failure && <p role="status">{settlements.loading}</p>}
      {list?.documents.length === 0 && !list.unread && !list.isClosed && !progress && <p>{texts.none}</p>}
      <ul className={styles.documentsList}>
        {list?.documents.map((document) => (
          <DocumentEntry
            key={document.key}
            document={document}
            all={all}
            locale={locale}
            onSave={() => save.press({ id: document.key, fileName: document.fileName })}
          />
        ))}
      </ul>
      {progress && (
        <label className={styles.documentsProgress}>
          <span>{texts.progress({ file: progress.fileName })}</span>
          <progress {...(progress.share < 1 && { value: progress.share })} />
        </label>
      )}
      <div role="status">
        {refused.map(({ fileName, why }, nth) => (
          <p key={nth} className={styles.documentsRefused}>
            {texts.refused[why]({ file: fileName })}
          </p>
        ))}
        {save.running
          ? documentView.saving
          : save.saved !== undefined && documentView.saved({ file: save.saved })}
      </div>
      {save.failure && <OfficeFailure failure={save.failure} />}
      {failure && <OfficeFailure failure={failure} onAgain={all.reload} />}
    </section>
  );
}

/** The failure is then shown at the document in the list. */
const isListed = ({ list }: Documents, key: string | undefined) =>
  list?.documents.some((document) => document.key === key);
