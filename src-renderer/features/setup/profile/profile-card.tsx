import type { ProfileSummary } from '../../../../shared/contract/terminal-view.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from '../../../components/layout/card.module.css';
import { SecretsForm } from '../secrets/secrets-form.tsx';
import type { Secrets } from '../secrets/secrets.ts';
import { SwitchFailure } from '../switch-failure.tsx';

interface ProfileCardProps {
  readonly profile: ProfileSummary;
  readonly stored: boolean;
  readonly submitLabel: string;
  readonly command: { readonly running: boolean; readonly failure?: Failure };
  readonly onSubmit: (secrets: Secrets) => void;
  /** Leaves open payments alone at the next press. */
  readonly onAnyway?: (() => void) | undefined;
}

/** What the profile says, for a person to compare, and the secrets it needs. */
export function ProfileCard({ profile, stored, submitLabel, command, onSubmit, onAnyway }: ProfileCardProps) {
  const messages = useMessages().setup;
  return (
    <section className={styles.card} data-part="card" data-kind="main">
      <div className={styles.cardText}>
        <h2>{profile.backOfficeOnly ? messages.office.title : messages.profileTitle}</h2>
        <Facts
          facts={[
            { name: messages.store, value: profile.storeName },
            ...(profile.merchantId === '' ? [] : [{ name: messages.merchant, value: profile.merchantId }]),
            ...(profile.backOfficeOnly ? [] : [{ name: messages.terminal, value: profile.terminalId }]),
            { name: messages.environment, value: messages.environments[profile.environment] },
            { name: messages.service, value: profile.baseUrl },
          ]}
        />
      </div>
      <SecretsForm
        profile={profile}
        stored={stored}
        submitLabel={submitLabel}
        running={command.running}
        onSubmit={onSubmit}
      />
      {command.failure !== undefined && <SwitchFailure failure={command.failure} onAnyway={onAnyway} />}
    </section>
  );
}
