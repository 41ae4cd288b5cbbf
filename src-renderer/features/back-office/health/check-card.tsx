import type { HealthCheck } from '../../../../shared/contract/health.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useFacts } from './use-facts.ts';
import { useFinding, type Store } from './use-finding.ts';
import * as styles from './health-page.module.css';

const ICONS = { fine: 'check', attention: 'warning', broken: 'stop' } as const;

interface CheckCardProps {
  readonly check: HealthCheck;
  readonly store: Store;
}

/** One check: its result, and what to do. */
export function CheckCard({ check, store }: CheckCardProps) {
  const { health: messages } = useMessages();
  const texts = useFinding(store);
  const below = useFacts(store)(check);
  const { name, state } = check;
  return (
    <li className={styles.healthCheck} data-state={state}>
      <h2>{messages.names[name]}</h2>
      <p className={styles.healthState}>
        <Icon name={ICONS[state]} />
        {messages.states[state]}
      </p>
      <p className={styles.healthText}>{texts(check)}</p>
      {below && (
        <div className={styles.healthCalls}>
          <p>{below.title}</p>
          <Facts facts={below.facts} />
        </div>
      )}
    </li>
  );
}
