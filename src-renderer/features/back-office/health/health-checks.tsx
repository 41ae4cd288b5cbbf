import type { ReactNode } from 'react';
import type { Health } from '../../../../shared/contract/health.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { CheckCard } from './check-card.tsx';
import type { Store } from './use-finding.ts';
import * as styles from './health-page.module.css';

/** Problems come first. */
const ORDER = { broken: 0, attention: 1, fine: 2 } as const;

interface HealthChecksProps {
  /** `undefined` until the checks have run. */
  readonly health: Health | undefined;
  readonly store: Store;
  /** Whether the checks are running. */
  readonly looking: boolean;
  readonly reload: ReactNode;
  readonly failure?: ReactNode;
}

/** The number of problems, and all checks. */
export function HealthChecks({ health, store, looking, reload, failure }: HealthChecksProps) {
  const { health: messages } = useMessages();
  const checks = health?.checks ?? [];
  return (
    <>
      <div className={styles.healthHead}>
        <p role="status">
          {health
            ? messages.summary({ count: checks.filter(({ state }) => state !== 'fine').length })
            : looking && messages.looking}
        </p>
        {reload}
      </div>
      {failure}
      {checks.length > 0 && (
        <ul className={styles.healthChecks}>
          {checks
            .toSorted((a, b) => ORDER[a.state] - ORDER[b.state])
            .map((check) => (
              <CheckCard key={check.name} check={check} store={store} />
            ))}
        </ul>
      )}
    </>
  );
}
