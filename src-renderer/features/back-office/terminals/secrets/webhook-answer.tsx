import { Banner } from '../../../../components/banner/banner.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { ShownSecret, type HeldSecret } from './shown-secret.tsx';
import * as styles from '../record-page.module.css';

interface WebhookAnswerProps {
  readonly done: 'set' | 'removed' | undefined;
  /** The service's answer to a new webhook, with the signing secret to be shown once. */
  readonly answer: { readonly held: HeldSecret | undefined } | undefined;
  readonly onGone: () => void;
}

/** The result of setting or removing a webhook, also for screen readers. */
export function WebhookAnswer({ done, answer, onGone }: WebhookAnswerProps) {
  const { terminals } = useMessages();
  const { webhook } = terminals;
  return (
    <>
      <div role="status" className={styles.recordStatus}>
        {done && <Banner kind="info" title={done === 'set' ? webhook.isSet : webhook.removed} />}
      </div>
      {answer && !answer.held && <p>{terminals.key.withheld}</p>}
      {answer?.held && <ShownSecret label={webhook.secret} secret={answer.held} onGone={onGone} />}
    </>
  );
}
