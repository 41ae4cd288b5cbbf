import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './tenders.module.css';

/** What is accepted here, for showing only: the payment page decides. */
export function Tenders({ tenders }: { readonly tenders: readonly string[] }) {
  const { customerDisplay: messages } = useMessages();
  if (tenders.length === 0) return null;
  return (
    <div className={styles.tenders} data-part="tenders">
      <p>{messages.accepted}</p>
      <ul>
        {tenders.map((tender) => (
          <li key={tender}>
            <bdi>{tender}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
