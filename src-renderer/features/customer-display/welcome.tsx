import type { CustomerStore } from '../../../shared/contract/customer-display.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Tenders } from './payment/tenders.tsx';
import * as styles from './welcome.module.css';

export function Welcome({ store }: { readonly store: CustomerStore }) {
  const { customerDisplay: messages } = useMessages();
  return (
    <div className={styles.welcome}>
      <p className={styles.welcomeText}>{messages.welcome}</p>
      <h1 data-long={store.name.length > 24}>
        <bdi>{store.name}</bdi>
      </h1>
      <Tenders tenders={store.tenders} />
    </div>
  );
}

/** No terminal is at work. */
export function Closed() {
  const { customerDisplay: messages } = useMessages();
  return (
    <div className={styles.welcome}>
      <p className={styles.welcomeText}>{messages.closed}</p>
    </div>
  );
}
