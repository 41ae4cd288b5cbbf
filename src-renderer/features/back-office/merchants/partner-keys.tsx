import { useState, type SubmitEvent } from 'react';
import type { PartnerKey, PartnerRecord } from '../../../../shared/contract/back-office/merchants.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { isolated } from '../../../../shared/text/bidi.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/form/field.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { DraftState } from '../terminals/form/draft-state.tsx';
import { useFormDraft } from '../terminals/form/use-form-draft.ts';
import { heldSecret, ShownSecret, type HeldSecret } from '../terminals/secrets/shown-secret.tsx';
import { useReading } from '../../../state/use-reading.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from '../terminals/record-page.module.css';
import { LONGEST_WORDS } from '../../../../shared/contract/input-limits.ts';

interface PartnerKeysProps {
  readonly partner: PartnerRecord;
  readonly terminal: TerminalView;
  readonly onBack: () => void;
}

/** A partner's API keys, masked, and a new one, which is shown once. */
export function PartnerKeys({ partner, terminal, onBack }: PartnerKeysProps) {
  const { merchants, terminals, settlements, customer, language } = useMessages();
  const { keys: texts } = merchants;
  const { id } = partner;
  const { value: keys, failure, reload } = useReading('partners.keys', { id });
  const create = useCommand('partners.createKey');
  const draft = useFormDraft(`partner-key ${id}`, { name: '' });
  const { values } = draft;
  const name = values?.name ?? '';
  const [missing, setMissing] = useState(false);
  const [shown, setShown] = useState<{ readonly held: HeldSecret | undefined }>();
  const submit = async () => {
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    setShown(undefined);
    const made = await create.run({ id, name: name.trim().slice(0, LONGEST_WORDS) });
    if (made?.ok !== true) return;
    draft.discard();
    setShown({ held: heldSecret(made.value) });
    reload();
  };
  const factOf = ({ name: called = texts.unnamed, maskedApiKey, createdAt }: PartnerKey) => ({
    name: called,
    value: [
      maskedApiKey,
      createdAt === undefined ? undefined : isolated(dayAndTime(createdAt, language, terminal)),
    ]
      .filter((part) => part !== undefined)
      .join(' · '),
  });
  return (
    <Page title={texts.title} onBack={onBack}>
      <section className={cardStyles.card} data-part="card">
        <h2>
          <bdi>{partner.name ?? id}</bdi>
        </h2>
        {failure && <OfficeFailure failure={failure} onAgain={reload} />}
        {!keys && !failure && <p role="status">{settlements.loading}</p>}
        {keys?.length === 0 && <p>{texts.none}</p>}
        {keys && keys.length > 0 && <Facts facts={keys.map(factOf)} />}
      </section>
      <section className={cardStyles.card} data-part="card">
        <h2>{texts.create}</h2>
        <p>{texts.text}</p>
        <div role="status" className={styles.recordStatus}>
          {shown?.held && (
            <ShownSecret label={terminals.key.title} secret={shown.held} onGone={() => setShown(undefined)} />
          )}
          {shown && !shown.held && terminals.key.withheld}
        </div>
        {create.failure && <OfficeFailure failure={create.failure} />}
        {values && (
          <form
            className={styles.recordForm}
            onSubmit={(event: SubmitEvent) => {
              event.preventDefault();
              void submit();
            }}
          >
            <DraftState draft={draft} />
            <Field
              label={terminals.form.name}
              value={name}
              fault={missing ? customer.faults.missing : undefined}
              onChange={(text) => {
                draft.change({ name: text });
                setMissing(false);
              }}
            />
            <div className={styles.recordActions}>
              <Button kind="secondary" disabled={create.running}>
                {texts.create}
              </Button>
            </div>
          </form>
        )}
      </section>
    </Page>
  );
}
