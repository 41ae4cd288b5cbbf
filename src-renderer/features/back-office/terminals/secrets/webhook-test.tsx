import { useEffect, useRef, useState } from 'react';
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
  const { test: texts } = useMessages().terminals.webhook;
  const { run, running, failure } = useCommand('terminals.testWebhook');
  const [outcome, setOutcome] = useState<Outcome>();
  const box = useRef<HTMLDivElement>(null);
  // A small display ends at the button.
  useEffect(() => {
    if (outcome !== undefined || failure !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome, failure]);
  const send = async () => {
    setOutcome(undefined);
    const answer = await run({ id: terminalId });
    if (answer?.ok === true) setOutcome(answer.value);
  };
  return (
    <div className={styles.recordForm} ref={box}>
      <p className={styles.recordNote}>{texts.text}</p>
      <div className={styles.recordActions}>
        <Button kind="secondary" disabled={disabled || running} onPress={() => void send()}>
          {texts.button}
        </Button>
      </div>
      <div role="status" className={styles.recordStatus}>
        {running && texts.running}
        {outcome && <TestOutcome outcome={outcome} />}
      </div>
      {failure && <OfficeFailure failure={failure} />}
    </div>
  );
}

function TestOutcome({ outcome }: { readonly outcome: Outcome }) {
  const { titles, results } = useMessages().terminals.webhook.test;
  const failed = (text: string) => (
    <Banner kind="fault" title={titles.failed}>
      {text}
    </Banner>
  );
  switch (outcome.result) {
    case 'verified':
      return (
        <Banner kind="info" title={titles.verified}>
          {results.verified}
        </Banner>
      );
    case 'unchecked':
    case 'taken':
      return (
        <Banner kind="warning" title={titles.unverified}>
          {results[outcome.result]}
        </Banner>
      );
    case 'refused':
      return failed(results.refused({ status: outcome.status }));
    case 'late':
      return failed(results.late({ seconds: outcome.seconds }));
    case 'unreached':
      return failed(results.unreached({ cause: outcome.cause }));
    case 'not-shown':
    case 'not-allowed':
      return (
        <Banner kind="warning" title={titles.notSent}>
          {results[outcome.result]}
        </Banner>
      );
  }
}
