import { useMessages } from '../../../messages/use-messages.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './this-till.module.css';

/** How to restore a backup. The till has to be closed, because it locks the ledger while it is open. */
export function RestoreCard({ folder }: { readonly folder: string | undefined }) {
  const { restore } = useMessages().thisTill;
  return (
    <section className={cardStyles.card} data-part="card">
      <h2>{restore.title}</h2>
      <p className={styles.careText}>{restore.text}</p>
      <ol className={styles.restoreSteps}>
        <li>{restore.close}</li>
        <li>
          {restore.open}
          {folder !== undefined && (
            <span className={styles.taskFile}>
              <bdi dir="ltr">{folder}</bdi>
            </span>
          )}
        </li>
        <li>{restore.move}</li>
        <li>{restore.copy}</li>
        <li>{restore.start}</li>
      </ol>
    </section>
  );
}
