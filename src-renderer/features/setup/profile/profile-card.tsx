import type { ProfileSummary } from '../../../../shared/contract/views.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { Facts } from '../../../components/text/facts.tsx';
import { useWords } from '../../../messages/use-messages.ts';
import * as styles from '../../../components/layout/card.module.css';
import { SecretsForm } from '../secrets/secrets-form.tsx';
import type { Secrets } from '../secrets/secrets.ts';
import { SwitchFailure } from '../switch-failure.tsx';

interface ProfileCardProps {
  readonly profile: ProfileSummary;
  readonly stored: boolean;
  readonly submitWord: string;
  readonly command: { readonly running: boolean; readonly failure?: Failure };
  readonly onSubmit: (secrets: Secrets) => void;
  /** Leaves open payments alone at the next press. */
  readonly onAnyway?: (() => void) | undefined;
}

/** What the profile says, for a person to compare, and the secrets it needs. */
export function ProfileCard({ profile, stored, submitWord, command, onSubmit, onAnyway }: ProfileCardProps) {
  const words = useWords().setup;
  return (
    <section className={styles.card} data-part="card" data-kind="main">
      <div className={styles.cardText}>
        <h2>{words.profileTitle}</h2>
        <Facts
          facts={[
            { name: words.store, value: profile.storeName },
            { name: words.merchant, value: profile.merchantId },
            { name: words.terminal, value: profile.terminalId },
            { name: words.environment, value: words.environments[profile.environment] },
            { name: words.service, value: profile.baseUrl },
          ]}
        />
      </div>
      <SecretsForm
        profile={profile}
        stored={stored}
        submitWord={submitWord}
        running={command.running}
        onSubmit={onSubmit}
      />
      {command.failure !== undefined && <SwitchFailure failure={command.failure} onAnyway={onAnyway} />}
    </section>
  );
}
