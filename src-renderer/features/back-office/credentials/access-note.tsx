import type { BackOfficeAccess } from '../../../../shared/contract/back-office/back-office.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface AccessNoteProps {
  readonly access: BackOfficeAccess;
  /** What is missing where the credentials are those of one terminal. */
  readonly terminalOnlyText: string;
}

/** Why the service cannot be asked for more than this terminal, and what to do. */
export function AccessNote({ access, terminalOnlyText }: AccessNoteProps) {
  const { settlements } = useMessages();
  if (access.state === 'not-set-up') return <NotSetUp />;
  if (access.state === 'secret-missing') {
    return (
      <Banner kind="info" title={settlements.noAccess}>
        <p>{settlements.noAccessText}</p>
      </Banner>
    );
  }
  return (
    <Banner kind="info" title={settlements.terminalOnly}>
      <p>{terminalOnlyText}</p>
    </Banner>
  );
}

export function NotSetUp() {
  const { credentials } = useMessages();
  return (
    <Banner kind="info" title={credentials.notSetUp}>
      <p>{credentials.notSetUpText}</p>
    </Banner>
  );
}
