import { useState } from 'react';
import type { WebhookTest as Outcome } from '../../../../../shared/contract/back-office/hierarchy.ts';
import { Banner } from '../../../../components/banner/banner.tsx';
import { Button } from '../../../../components/button/button.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useCommand } from '../../../../state/use-command.ts';
import { OfficeFailure } from '../../credentials/office-failure.tsx';
import * as styles from '../record-page.module.css';

interface WebhookTestProps {
  readonly terminalId: string;
  /** Whether the webhook is being changed. */
  readonly disabled: boolean;
}

/** Has main call the webhook's address, and shows the result. */
export function WebhookTest({ terminalId, disabled }: WebhookTestProps) {
  const { test: says } = useMessages().terminals.webhook;
  const { run, running, failure } = useCommand('terminals.testWebhook');
  const [outcome, setOutcome] = useState<Outcome>();
  const send = async () => {
    setOutcome(undefined);
    const answer = await run({ id: terminalId });
    if (answer?.ok === true) setOutcome(answer.value);
  };
  return (
    <div className={styles.recordForm}>
      <p className={styles.recordNote}>{says.text}</p>
      <div role="status" className={styles.recordStatus}>
        {running && says.running}
        {outcome && <TestOutcome outcome={outcome} />}
      </div>
      {failure && <OfficeFailure failure={failure} />}
      <div className={styles.recordActions}>
        <Button kind="secondary" disabled={disabled || running} onPress={() => void send()}>
          {says.button}
        </Button>
      </div>
    </div>
  );
}

function TestOutcome({ outcome }: { readonly outcome: Outcome }) {
  const { titles, says } = useMessages().terminals.webhook.test;
  const failed = (words: string) => (
    <Banner kind="fault" title={titles.failed}>
      {words}
    </Banner>
  );
  switch (outcome.says) {
    case 'verified':
      return (
        <Banner kind="info" title={titles.verified}>
          {says.verified}
        </Banner>
      );
    case 'unchecked':
    case 'taken':
      return (
        <Banner kind="warning" title={titles.unverified}>
          {says[outcome.says]}
        </Banner>
      );
    case 'refused':
      return failed(says.refused({ status: outcome.status }));
    case 'late':
      return failed(says.late({ seconds: outcome.seconds }));
    case 'unreached':
      return failed(says.unreached({ cause: outcome.cause }));
    case 'not-shown':
    case 'not-allowed':
      return (
        <Banner kind="warning" title={titles.notSent}>
          {says[outcome.says]}
        </Banner>
      );
  }
}
