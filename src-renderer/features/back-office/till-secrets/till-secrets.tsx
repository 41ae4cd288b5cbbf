import { useState, type SubmitEvent } from 'react';
import type { Failure } from '../../../../shared/failure.ts';
import { BACK_OFFICE_SECRETS } from '../../../../shared/contract/back-office/back-office.ts';
import type {
  ProfileSummary,
  SecretName,
  SetupSecretName,
} from '../../../../shared/contract/terminal-view.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/form/field.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { takeSecrets } from '../../setup/secrets/secrets.ts';
import { SignInFailure } from '../../setup/sign-in-failure.tsx';
import { RenewKey } from './renew-key.tsx';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from '../credentials/credentials.module.css';

interface TillSecretsProps {
  /** Missing in training. */
  readonly profile: ProfileSummary | undefined;
  readonly terminalId: string;
}

/**
 * Replaces this till's secrets while it goes on selling. They are typed, or in the case of the API key made by the
 * service.
 */
export function TillSecrets({ profile, terminalId }: TillSecretsProps) {
  const { tillSecrets: texts } = useMessages();
  if (!profile) return <Banner kind="info" title={texts.training} />;
  const { secretsNeeded, secretsOptional } = profile;
  const names = [...secretsNeeded, ...secretsOptional].filter(isChangeable);
  return (
    <>
      <TypedSecrets names={names} profile={profile} />
      {names.includes('apiKey') && <RenewKey terminalId={terminalId} storeName={profile.storeName} />}
    </>
  );
}

type Changeable = Exclude<SecretName, 'proxyPassword'>;

/** The proxy's password is changed by a set-up; those of a back office without a terminal have a page of their own. */
function isChangeable(name: SetupSecretName): name is Changeable {
  return name !== 'proxyPassword' && !BACK_OFFICE_SECRETS.some((own) => own === name);
}

interface TypedSecretsProps {
  readonly names: readonly Changeable[];
  readonly profile: ProfileSummary;
}

/** The text boxes keep what is typed, never React's state, and are emptied as soon as it is sent. */
function TypedSecrets({ names, profile }: TypedSecretsProps) {
  const { tillSecrets: texts, secrets, setup, credentials } = useMessages();
  const change = useCommand('tillSecrets.change');
  const [isEmpty, setEmpty] = useState(false);
  const [done, setDone] = useState<'accepted' | 'webhook'>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const taken = takeSecrets(new FormData(form), names, []);
    const nothing = Object.keys(taken.secrets).length === 0;
    setEmpty(nothing);
    setDone(undefined);
    if (nothing) return;
    form.reset();
    const answer = await change.run({ secrets: taken.secrets });
    const { webhookSecret: _signs, partnerWebhookSecret: _partner, ...asked } = taken.secrets;
    if (answer?.ok === true) setDone(Object.keys(asked).length > 0 ? 'accepted' : 'webhook');
  };
  const note = (name: Changeable) => {
    if (name === 'webhookSecret' || name === 'partnerWebhookSecret')
      return `${setup.kept} · ${texts.webhookText}`;
    const host = profile.secretHosts[name];
    return [...(host === undefined ? [] : [setup.goesTo({ host })]), setup.kept].join(' · ');
  };
  return (
    <section className={cardStyles.card} data-part="card">
      <h2>{texts.typed}</h2>
      <p>{texts.typedText}</p>
      <div role="status" className={styles.accepted}>
        {done && <Banner kind="info" title={done === 'accepted' ? texts.changed : texts.webhookChanged} />}
      </div>
      {change.failure && <NotChanged failure={change.failure} />}
      <form
        className={styles.credentialsForm}
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
      >
        {names.map((name, index) => (
          <Field
            key={name}
            type="secret"
            name={name}
            label={secrets[name]}
            note={note(name)}
            fault={isEmpty && index === 0 ? credentials.needed : undefined}
          />
        ))}
        <Button kind="primary" disabled={change.running}>
          {change.running ? credentials.checking : credentials.check}
        </Button>
      </form>
    </section>
  );
}

function NotChanged({ failure }: { readonly failure: Failure }) {
  const { tillSecrets: texts } = useMessages();
  return (
    <>
      {failure.signInFault ? (
        <SignInFailure failure={failure} fault={failure.signInFault} />
      ) : (
        <FailureBanner failure={failure} />
      )}
      <p>{texts.unchanged}</p>
    </>
  );
}
