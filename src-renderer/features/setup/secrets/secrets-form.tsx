import { useState, type SubmitEvent } from 'react';
import type { ProfileSummary, SetupSecretName } from '../../../../shared/contract/terminal-view.ts';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/form/field.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { takeSecrets, type Secrets } from './secrets.ts';
import * as styles from './secrets-form.module.css';

interface SecretsFormProps {
  readonly profile: ProfileSummary;
  /** The vault holds this profile's secrets: an empty box then keeps the one it stands for. */
  readonly stored: boolean;
  readonly submitLabel: string;
  readonly running: boolean;
  readonly onSubmit: (secrets: Secrets) => void;
}

/** The boxes hold what is typed, never React's state; they are emptied the moment it is sent. */
export function SecretsForm({ profile, stored, submitLabel, running, onSubmit }: SecretsFormProps) {
  const messages = useMessages();
  const [missing, setMissing] = useState<readonly SetupSecretName[]>([]);
  const { secretsNeeded, secretsOptional } = profile;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const names = [...secretsNeeded, ...secretsOptional];
    const taken = takeSecrets(new FormData(form), names, stored ? [] : secretsNeeded);
    setMissing(taken.missing);
    if (taken.missing.length > 0) return;
    form.reset();
    onSubmit(taken.secrets);
  };

  /** A secret goes to whoever serves this host: it is named where somebody is about to type one. */
  const note = (name: SetupSecretName, hint: string | undefined): string => {
    const host = profile.secretHosts[name];
    const goes = host === undefined ? [] : [messages.setup.goesTo({ host })];
    return [...goes, ...(hint === undefined ? [] : [hint])].join(' · ');
  };

  const labels = { ...messages.secrets, ...messages.credentials.secrets };

  return (
    <form className={styles.secretsForm} noValidate onSubmit={submit}>
      {secretsNeeded.map((name) => (
        <Field
          key={name}
          type="secret"
          name={name}
          label={labels[name]}
          note={note(name, stored ? messages.setup.kept : undefined)}
          fault={missing.includes(name) ? missingText(name, messages) : undefined}
        />
      ))}
      {secretsOptional.map((name) => (
        <Field
          key={name}
          type="secret"
          name={name}
          label={messages.secrets[name]}
          note={note(name, name === 'apiKey' ? messages.setup.apiKeyHint : messages.setup.optional)}
        />
      ))}
      <Button kind="primary" disabled={running}>
        {running ? messages.setup.starting : submitLabel}
      </Button>
    </form>
  );
}

/** Which of them is meant stands above the box; the sentence knows the terminal's. */
function missingText(name: SetupSecretName, { setup, credentials }: Messages): string {
  return name in credentials.secrets ? credentials.needed : setup.secretMissing({ secret: name });
}
