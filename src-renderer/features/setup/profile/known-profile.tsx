import type { ProfileSummary } from '../../../../shared/contract/terminal-view.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { ProfileCard } from './profile-card.tsx';
import type { Secrets } from '../secrets/secrets.ts';

interface KnownProfileProps {
  readonly profile: ProfileSummary;
  /** The till works with it, so that its secrets are in the vault. */
  readonly inUse: boolean;
  readonly onDone: () => void;
}

/** Main has this profile already; only its secrets are asked for. */
export function KnownProfile({ profile, inUse, onDone }: KnownProfileProps) {
  const messages = useMessages().setup;
  const enter = useCommand('setup.enterSecrets');
  const submit = async (secrets: Secrets) => {
    const result = await enter.run({ secrets });
    if (result?.ok === true) onDone();
  };
  return (
    <ProfileCard
      profile={profile}
      stored={inUse}
      submitLabel={messages.save}
      command={enter}
      onSubmit={(given) => void submit(given)}
    />
  );
}
