import { useState, type SubmitEvent } from 'react';
import type { HierarchyRecord, ShownSecret as Answer } from '../../../../../shared/contract/hierarchy.ts';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { Banner } from '../../../../components/banner/banner.tsx';
import { Button } from '../../../../components/button/button.tsx';
import { Field } from '../../../../components/form/field.tsx';
import { Page } from '../../../../components/layout/page.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { latestFailure, useCommand } from '../../../../state/use-command.ts';
import { OfficeFailure } from '../../credentials/office-failure.tsx';
import { AskFirst } from '../ask-first.tsx';
import { isWebsite } from '../../../../../shared/customer/contact-formats.ts';
import { serviceFaults } from '../form/service-faults.ts';
import { ShownSecret } from './shown-secret.tsx';
import * as cardStyles from '../../../../components/layout/card.module.css';
import * as styles from '../record-page.module.css';

interface WebhookPageProps {
  readonly record: HierarchyRecord;
  readonly terminal: TerminalView;
  readonly onBack: () => void;
}

/** Where the service tells of a terminal's payments: set, changed and removed. */
export function WebhookPage({ record, terminal, onBack }: WebhookPageProps) {
  const { terminals } = useMessages();
  const { webhook: says } = terminals;
  const { id, name = id } = record;
  const [url, setUrl] = useState(record.webhookUrl ?? '');
  const [atService, setAtService] = useState(record.webhookUrl);
  const [tried, setTried] = useState<string>();
  const [shown, setShown] = useState<Answer>();
  const [done, setDone] = useState<'set' | 'removed'>();
  const [asking, setAsking] = useState(false);
  const set = useCommand('terminals.setWebhook');
  const remove = useCommand('terminals.removeWebhook');
  const running = set.running || remove.running;
  const failure = latestFailure(set, remove);
  const refused = failure && serviceFaults(failure, ['url']);
  // A sandbox may call plain addresses of one's own computer: there the service says what it takes.
  const isGood = (text: string) => (terminal.environment === 'sandbox' ? text !== '' : isWebsite(text));
  const wanted = url.trim();
  const words = tried === wanted ? refused?.byField.get('url') : undefined;
  const fault =
    tried === wanted && !isGood(wanted)
      ? terminals.faults['not-a-website']
      : words !== undefined
        ? terminals.form.said({ words })
        : undefined;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(wanted);
    setShown(undefined);
    setDone(undefined);
    if (!isGood(wanted)) return;
    const answer = await set.run({ id, url: wanted });
    if (answer?.ok !== true) return;
    setAtService(wanted);
    setDone('set');
    setShown(answer.value);
  };
  const confirm = async () => {
    setShown(undefined);
    setDone(undefined);
    const answer = await remove.run({ id });
    if (answer?.ok !== true) return;
    setAtService(undefined);
    setUrl('');
    setDone('removed');
  };
  return (
    <Page title={says.title} onBack={onBack}>
      <section className={cardStyles.card} data-part="card">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>{says.text}</p>
        <form className={styles.recordForm} noValidate onSubmit={(event: SubmitEvent) => void submit(event)}>
          <Field
            label={terminals.facts.webhook}
            hint="https://"
            fault={fault}
            value={url}
            onChange={setUrl}
          />
          <div role="status" className={styles.recordStatus}>
            {done && <Banner kind="info" title={done === 'set' ? says.isSet : says.removed} />}
          </div>
          {shown?.secret !== undefined && (
            <>
              <ShownSecret label={says.secret} secret={shown.secret} onGone={() => setShown(undefined)} />
              <p>{says.secretText}</p>
            </>
          )}
          {refused && !running && <OfficeFailure failure={refused.rest} />}
          <div className={styles.recordActions}>
            <Button kind="primary" disabled={running}>
              {says.set}
            </Button>
            {atService !== undefined && (
              <Button kind="secondary" disabled={running} onPress={() => setAsking(true)}>
                {says.remove}
              </Button>
            )}
          </div>
        </form>
      </section>
      {asking && (
        <AskFirst
          title={says.question({ name })}
          confirm={says.remove}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <p>{says.removeText}</p>
        </AskFirst>
      )}
    </Page>
  );
}
