import { useState } from 'react';
import type { ProfileSummary } from '../../../../shared/contract/terminal-view.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { ProfileCard } from './profile-card.tsx';
import type { Secrets } from '../secrets/secrets.ts';

interface PickedProfileProps {
  /** The file's text: main reads it again and trusts nothing of the summary. */
  readonly text: string;
  readonly profile: ProfileSummary;
  readonly onDone: () => void;
}

/** A profile without faults that was just chosen. */
export function PickedProfile({ text, profile, onDone }: PickedProfileProps) {
  const messages = useMessages().setup;
  const use = useCommand('setup.useProfile');
  // The boxes were emptied when they were sent: the secrets are typed once more for the press that leaves payments open.
  const [leaveOpen, setLeaveOpen] = useState(false);
  const submit = async (secrets: Secrets) => {
    const result = await use.run({ text, secrets, ...(leaveOpen && { leaveOpen }) });
    if (result?.ok === true) onDone();
  };
  return (
    <ProfileCard
      profile={profile}
      stored={false}
      submitLabel={
        leaveOpen ? messages.changeAnyway : profile.backOfficeOnly ? messages.office.start : messages.start
      }
      command={use}
      onAnyway={leaveOpen ? undefined : () => setLeaveOpen(true)}
      onSubmit={(given) => void submit(given)}
    />
  );
}
