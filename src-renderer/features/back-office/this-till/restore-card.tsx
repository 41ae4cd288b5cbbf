import { useMessages } from '../../../messages/use-messages.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './this-till.module.css';

/** How to go back to a backup: with the till closed, since it holds the record while it is open. */
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
