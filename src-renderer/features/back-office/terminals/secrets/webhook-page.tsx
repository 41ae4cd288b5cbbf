import { useState, type SubmitEvent } from 'react';
import type { HierarchyRecord } from '../../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { Button } from '../../../../components/button/button.tsx';
import { Field } from '../../../../components/form/field.tsx';
import { Page } from '../../../../components/layout/page.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { latestFailure, useCommand } from '../../../../state/use-command.ts';
import { OfficeFailure } from '../../credentials/office-failure.tsx';
import { AskFirst } from '../ask-first.tsx';
import { DraftState } from '../form/draft-state.tsx';
import { serviceFaults } from '../form/service-faults.ts';
import { useFormDraft } from '../form/use-form-draft.ts';
import { useWebhookAddress } from './use-webhook-address.ts';
import { heldSecret, type HeldSecret } from './shown-secret.tsx';
import { WebhookAnswer } from './webhook-answer.tsx';
import { WebhookTest } from './webhook-test.tsx';
import * as cardStyles from '../../../../components/layout/card.module.css';
import * as styles from '../record-page.module.css';

interface WebhookPageProps {
  readonly record: HierarchyRecord;
  readonly terminal: TerminalView;
  readonly onBack: () => void;
}

/** The webhook for a terminal's payments: set, changed and removed. */
export function WebhookPage({ record, terminal, onBack }: WebhookPageProps) {
  const { terminals } = useMessages();
  const { webhook: texts } = terminals;
  const { id, name = id } = record;
  const draft = useFormDraft(`webhook ${id}`, { url: record.webhookUrl ?? '' });
  const { values } = draft;
  const address = useWebhookAddress(values?.url ?? '', terminal);
  const [atService, setAtService] = useState(record.webhookUrl);
  const [shown, setShown] = useState<{ readonly held: HeldSecret | undefined }>();
  const [done, setDone] = useState<'set' | 'removed'>();
  const [asking, setAsking] = useState(false);
  const set = useCommand('terminals.setWebhook');
  const remove = useCommand('terminals.removeWebhook');
  const running = set.running || remove.running;
  const failure = latestFailure(set, remove);
  const refused = failure && serviceFaults(failure, ['url']);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setShown(undefined);
    setDone(undefined);
    if (!address.check()) return;
    const answer = await set.run({ id, url: address.wanted });
    if (answer?.ok !== true) return;
    draft.drop();
    setAtService(address.wanted);
    setDone('set');
    setShown({ held: heldSecret(answer.value) });
  };
  const confirm = async () => {
    setShown(undefined);
    setDone(undefined);
    const answer = await remove.run({ id });
    if (answer?.ok !== true) return;
    setAtService(undefined);
    draft.change({ url: '' });
    draft.drop();
    setDone('removed');
  };
  return (
    <Page title={texts.title} onBack={onBack}>
      <section className={cardStyles.card} data-part="card">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>{texts.text}</p>
        {values && (
          <form
            className={styles.recordForm}
            noValidate
            onSubmit={(event: SubmitEvent) => void submit(event)}
          >
            <DraftState draft={draft} />
            <Field
              label={terminals.facts.webhook}
              hint="https://"
              fault={address.faultOf(refused?.byField.get('url'))}
              value={values.url}
              onChange={(url) => draft.change({ url })}
            />
            <WebhookAnswer done={done} answer={shown} onGone={() => setShown(undefined)} />
            {shown?.held && <p>{texts.secretText}</p>}
            {refused && !running && <OfficeFailure failure={refused.rest} />}
            <div className={styles.recordActions}>
              <Button kind="primary" disabled={running}>
                {texts.set}
              </Button>
              {atService !== undefined && (
                <Button kind="secondary" disabled={running} onPress={() => setAsking(true)}>
                  {texts.remove}
                </Button>
              )}
            </div>
          </form>
        )}
        {atService !== undefined && <WebhookTest key={atService} terminalId={id} disabled={running} />}
      </section>
      {asking && (
        <AskFirst
          title={texts.question({ name })}
          confirm={texts.remove}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <p>{texts.removeText}</p>
        </AskFirst>
      )}
    </Page>
  );
}
