import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useAnswer } from '../../../state/use-answer.ts';
import { HealthChecks } from './health-checks.tsx';
import { SupportCard } from './support-card.tsx';

/** The till's checks of itself, with what to do where something does not work. */
export function HealthPage({ terminal }: { readonly terminal: TerminalView }) {
  const { health: messages } = useMessages();
  const { result, asking, again } = useAnswer('health.get');
  return (
    <>
      <HealthChecks
        health={result?.ok === true ? result.value : undefined}
        store={terminal}
        looking={result === undefined}
        reload={
          <Button kind="secondary" disabled={asking} onPress={again}>
            {messages.lookAgain}
          </Button>
        }
        failure={result?.ok === false && <FailureBanner failure={result.failure} />}
      />
      <SupportCard />
    </>
  );
}
