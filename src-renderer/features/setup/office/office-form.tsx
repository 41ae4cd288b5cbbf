import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/form/field.tsx';
import { RadioGroup } from '../../../components/form/radio-group.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { takeSecrets } from '../secrets/secrets.ts';
import { SwitchFailure } from '../switch-failure.tsx';
import { officeProfile, type TypedOffice } from './office-profile.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './office-form.module.css';

interface OfficeFormProps {
  readonly onDone: () => void;
  readonly onBack: () => void;
}

const EMPTY: TypedOffice = {
  environment: 'production',
  baseUrl: '',
  merchantId: '',
  partnerId: '',
  name: '',
  currency: '',
};

/** Sets this computer up as the back office alone: no file is needed. The box of the key holds it, never React's state. */
export function OfficeForm({ onDone, onBack }: OfficeFormProps) {
  const { setup, credentials } = useMessages();
  const { office } = setup;
  const [typed, setTyped] = useState(EMPTY);
  const [keyMissing, setKeyMissing] = useState(false);
  // The key's box was emptied when it was sent: it is typed once more for the press that leaves payments open.
  const [leaveOpen, setLeaveOpen] = useState(false);
  const use = useCommand('setup.useProfile');
  const box = (name: Exclude<keyof TypedOffice, 'environment'>) => ({
    value: typed[name],
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
  });
  const send = async (secrets: { readonly backOfficeKey?: string }) => {
    const text = officeProfile(typed, navigator.language);
    const used = await use.run({ text, secrets, ...(leaveOpen && { leaveOpen }) });
    if (used?.ok === true) onDone();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { secrets, missing } = takeSecrets(new FormData(form), ['backOfficeKey'], ['backOfficeKey']);
    setKeyMissing(missing.length > 0);
    if (missing.length > 0) return;
    form.reset();
    void send(secrets);
  };
  return (
    <Page title={office.title} onBack={onBack}>
      <form
        className={`${cardStyles.card} ${styles.officeForm}`}
        data-part="card"
        noValidate
        onSubmit={submit}
      >
        <p>{office.key}</p>
        <RadioGroup
          title={setup.environment}
          options={(['production', 'sandbox'] as const).map((value) => ({
            value,
            name: setup.environments[value],
          }))}
          value={typed.environment}
          onChoose={(environment) => setTyped({ ...typed, environment })}
        />
        <div className={styles.officeFields}>
          <Field label={office.address} hint="https://" {...box('baseUrl')} />
          <Field label={setup.store} {...box('name')} />
          <Field label={office.merchant} note={office.oneOf} {...box('merchantId')} />
          <Field label={office.partner} note={office.oneOf} {...box('partnerId')} />
          <Field label={office.currency} hint="USD" {...box('currency')} />
          <Field
            type="secret"
            name="backOfficeKey"
            label={credentials.secrets.backOfficeKey}
            fault={keyMissing ? credentials.needed : undefined}
          />
        </div>
        {use.failure && (
          <SwitchFailure failure={use.failure} onAnyway={leaveOpen ? undefined : () => setLeaveOpen(true)} />
        )}
        <div>
          <Button kind="primary" disabled={use.running}>
            {use.running ? setup.starting : leaveOpen ? setup.changeAnyway : office.start}
          </Button>
        </div>
      </form>
    </Page>
  );
}
