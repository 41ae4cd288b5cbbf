import { FileButton } from '../../../components/button/file-button.tsx';
import { useFileDrop } from '../../../components/button/use-file-drop.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { formatBytes } from '../format-bytes.ts';
import type { Documents } from './use-documents.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './documents-card.module.css';

/** Documents come by button or by drag and drop; each says how far it is, and what to do where it was not sent. */
export function DocumentsCard({ all, locale }: { readonly all: Documents; readonly locale: string }) {
  const { newApplication, amounts, settlements, language } = useMessages();
  const says = newApplication.documents;
  const { documents, progress, refused, failure } = all;
  const drop = useFileDrop((file) => file && all.add([file]), all.add);
  return (
    <section
      className={`${cardStyles.card} ${styles.documents}`}
      data-part="card"
      aria-label={says.title}
      {...drop}
    >
      <h2>{says.title}</h2>
      <p>{says.limits}</p>
      <div className={styles.documentsActions}>
        <FileButton
          accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
          kind="secondary"
          disabled={documents === undefined}
          onFile={(file) => file && all.add([file])}
          onFiles={all.add}
        >
          {says.choose}
        </FileButton>
        <span>{amounts.drop}</span>
      </div>
      {documents === undefined && !failure && <p role="status">{settlements.loading}</p>}
      {documents?.length === 0 && !progress && <p>{says.none}</p>}
      <ul className={styles.documentsList}>
        {documents?.map((document) => {
          const { key, fileName, size, state } = document;
          const isOnItsWay = progress?.fileName === fileName && state === 'waiting';
          return (
            <li key={key}>
              <span>
                <bdi>{fileName}</bdi>
                <small>
                  {size !== undefined && `${formatBytes(size, language, locale)}, `}
                  {state === 'sent'
                    ? says.states.sent
                    : isOnItsWay
                      ? says.states.sending
                      : says.states.failed}
                </small>
              </span>
              {state === 'waiting' && !isOnItsWay && (
                <Button kind="secondary" onPress={() => all.again(document)}>
                  {says.again({ file: fileName })}
                </Button>
              )}
              {!isOnItsWay && (
                <Button kind="quiet" onPress={() => all.remove(document)}>
                  {says.remove({ file: fileName })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {progress && (
        <label className={styles.documentsProgress}>
          <span>{says.progress({ file: progress.fileName })}</span>
          <progress {...(progress.share < 1 && { value: progress.share })} />
        </label>
      )}
      <div role="status">
        {refused.map(({ fileName, why }, nth) => (
          <p key={nth} className={styles.documentsRefused}>
            {says.refused[why]({ file: fileName })}
          </p>
        ))}
      </div>
      {failure && <OfficeFailure failure={failure} />}
    </section>
  );
}
