import { Banner } from '../../../../components/banner/banner.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { ShownSecret, type HeldSecret } from './shown-secret.tsx';
import * as styles from '../record-page.module.css';

interface WebhookAnswerProps {
  readonly done: 'set' | 'removed' | undefined;
  /** What the service answered to a webhook that was set: its signing secret, once. */
  readonly answer: { readonly held: HeldSecret | undefined } | undefined;
  readonly onGone: () => void;
}

/** What came of setting or removing a webhook, said also to those who do not see it. */
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
