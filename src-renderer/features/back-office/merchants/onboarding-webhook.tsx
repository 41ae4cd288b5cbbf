import { useId, useState, type SubmitEvent } from 'react';
import { ONBOARDING_EVENTS } from '../../../../shared/contract/back-office/merchants.ts';
import type { OnboardingEvent, PartnerRecord } from '../../../../shared/contract/back-office/merchants.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Button } from '../../../components/button/button.tsx';
import { Checkbox } from '../../../components/form/checkbox.tsx';
import { Field, FieldFault } from '../../../components/form/field.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { AskFirst } from '../terminals/ask-first.tsx';
import { DraftState } from '../terminals/form/draft-state.tsx';
import { serviceFaults } from '../terminals/form/service-faults.ts';
import { useFormDraft } from '../terminals/form/use-form-draft.ts';
import { useWebhookAddress } from '../terminals/secrets/use-webhook-address.ts';
import { heldSecret, type HeldSecret } from '../terminals/secrets/shown-secret.tsx';
import { WebhookAnswer } from '../terminals/secrets/webhook-answer.tsx';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from '../terminals/record-page.module.css';

interface OnboardingWebhookProps {
  readonly partner: PartnerRecord;
  readonly terminal: TerminalView;
  readonly onBack: () => void;
}

type Asking = 'replace' | 'remove';

type WebhookValues = { readonly url: string; readonly events: readonly string[] };

/**
 * The webhook for a partner's applications. The service does not say whether one is set, so replacing it is asked
 * first, and it can always be removed.
 */
export function OnboardingWebhook({ partner, terminal, onBack }: OnboardingWebhookProps) {
  const { merchants, terminals, applications } = useMessages();
  const { webhook: texts } = merchants;
  const { webhook: usual } = terminals;
  const { id, name = id } = partner;
  const group = useId();
  const draft = useFormDraft<WebhookValues>(`partner-webhook ${id}`, { url: '', events: ONBOARDING_EVENTS });
  const { values } = draft;
  const address = useWebhookAddress(values?.url ?? '', terminal);
  const events = ONBOARDING_EVENTS.filter((one) => values?.events.includes(one));
  const [shown, setShown] = useState<{ readonly held: HeldSecret | undefined }>();
  const [done, setDone] = useState<'set' | 'removed'>();
  const [asking, setAsking] = useState<Asking>();
  const set = useCommand('partners.setWebhook');
  const remove = useCommand('partners.removeWebhook');
  const running = set.running || remove.running;
  const failure = latestFailure(set, remove);
  const refused = failure && serviceFaults(failure, ['endpointUrl']);
  const names: Readonly<Record<OnboardingEvent, string>> = {
    applicationSigned: applications.states.signed.name,
    applicationReviewed: applications.states.reviewed.name,
    merchantBoarded: applications.states.boarded.name,
  };

  const send = async (replace: boolean) => {
    setShown(undefined);
    setDone(undefined);
    if (!address.check() || events.length === 0) return;
    const answer = await set.run({ id, url: address.wanted, events, replace });
    if (answer?.ok === true) {
      draft.drop();
      setDone('set');
      setShown({ held: heldSecret(answer.value) });
    } else if (answer?.failure.code === 'conflict') {
      setAsking('replace');
    }
  };
  const confirm = async () => {
    if (asking === 'replace') {
      await send(true);
      return;
    }
    setShown(undefined);
    setDone(undefined);
    const answer = await remove.run({ id });
    if (answer?.ok === true) setDone('removed');
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
            onSubmit={(event: SubmitEvent) => {
              event.preventDefault();
              void send(false);
            }}
          >
            <DraftState draft={draft} />
            <Field
              label={terminals.facts.webhook}
              hint="https://"
              fault={address.faultOf(refused?.byField.get('endpointUrl'))}
              value={values.url}
              onChange={(url) => draft.change({ ...values, url })}
            />
            <div role="group" aria-labelledby={group} className={styles.recordChoices}>
              <p id={group}>{texts.events}</p>
              {ONBOARDING_EVENTS.map((event) => (
                <Checkbox
                  key={event}
                  checked={events.includes(event)}
                  onChange={(checked) =>
                    draft.change({
                      ...values,
                      events: ONBOARDING_EVENTS.filter((one) =>
                        one === event ? checked : events.includes(one),
                      ),
                    })
                  }
                >
                  {names[event]}
                </Checkbox>
              ))}
              <FieldFault>{events.length === 0 && texts.noEvent}</FieldFault>
            </div>
            <WebhookAnswer done={done} answer={shown} onGone={() => setShown(undefined)} />
            {shown?.held && <p>{texts.secretText}</p>}
            {refused && failure.code !== 'conflict' && !running && <OfficeFailure failure={refused.rest} />}
            <div className={styles.recordActions}>
              <Button kind="primary" disabled={running}>
                {usual.set}
              </Button>
              <Button kind="quiet" disabled={running} onPress={() => setAsking('remove')}>
                {usual.remove}
              </Button>
            </div>
          </form>
        )}
      </section>
      {asking && (
        <AskFirst
          title={asking === 'replace' ? texts.replace.question({ name }) : usual.question({ name })}
          confirm={asking === 'replace' ? texts.replace.button : usual.remove}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(undefined)}
        >
          <p>{asking === 'replace' ? texts.replace.text : texts.removeText}</p>
        </AskFirst>
      )}
    </Page>
  );
}
