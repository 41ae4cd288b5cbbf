import type { HealthCheck } from '../../../../shared/contract/health.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { CheckCard } from './check-card.tsx';
import { SupportCard } from './support-card.tsx';
import { useHealth } from './use-health.ts';
import * as styles from './health-page.module.css';

/** What does not work stands first. */
const ORDER = { broken: 0, look: 1, fine: 2 } as const;

/** Whether everything of this till works, and what is to be done where it does not. */
export function HealthPage({ terminal }: { readonly terminal: TerminalView }) {
  const { health: messages } = useMessages();
  const { result, looking, lookAgain } = useHealth();
  const checks = result?.ok === true ? result.value.checks : [];
  return (
    <>
      <div className={styles.healthHead}>
        <p role="status">
          {result?.ok === true
            ? messages.summary({ count: checks.filter(({ state }) => state !== 'fine').length })
            : result === undefined && messages.looking}
        </p>
        <Button kind="secondary" disabled={looking} onPress={lookAgain}>
          {messages.lookAgain}
        </Button>
      </div>
      {result?.ok === false && <FailureBanner failure={result.failure} />}
      {checks.length > 0 && (
        <ul className={styles.healthChecks}>
          {inOrder(checks).map((check) => (
            <CheckCard key={check.name} check={check} terminal={terminal} />
          ))}
        </ul>
      )}
      <SupportCard />
    </>
  );
}

function inOrder(checks: readonly HealthCheck[]): readonly HealthCheck[] {
  return checks.toSorted((a, b) => ORDER[a.state] - ORDER[b.state]);
}
