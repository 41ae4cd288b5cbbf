import { useState, type SubmitEvent } from 'react';
import type {
  BackOfficeCredential,
  BackOfficeSecretName,
} from '../../../../shared/contract/back-office/back-office.ts';
import type { CommandInput } from '../../../../shared/contract/commands.ts';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/form/field.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { takeSecrets } from '../../setup/secrets/secrets.ts';
import * as styles from './credentials.module.css';

export type BackOfficeSecrets = CommandInput<'backOffice.enterSecrets'>['secrets'];

interface CredentialsFormProps {
  readonly credential: BackOfficeCredential;
  readonly running: boolean;
  readonly onSubmit: (secrets: BackOfficeSecrets) => void;
}

/** The text boxes keep what is typed, never React's state, and are emptied as soon as it is sent. */
export function CredentialsForm({ credential, running, onSubmit }: CredentialsFormProps) {
  const { credentials: messages, setup } = useMessages();
  const [missing, setMissing] = useState<readonly BackOfficeSecretName[]>([]);
  const { secretsNeeded, host } = credential;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const taken = takeSecrets(new FormData(form), secretsNeeded, secretsNeeded);
    setMissing(taken.missing);
    if (taken.missing.length > 0) return;
    form.reset();
    onSubmit(taken.secrets);
  };
  return (
    <form className={styles.credentialsForm} noValidate onSubmit={submit}>
      {secretsNeeded.map((name) => (
        <Field
          key={name}
          type="secret"
          name={name}
          label={messages.secrets[name]}
          note={setup.goesTo({ host })}
          fault={missing.includes(name) ? messages.needed : undefined}
        />
      ))}
      <Button kind="primary" disabled={running}>
        {running ? messages.checking : messages.check}
      </Button>
    </form>
  );
}
