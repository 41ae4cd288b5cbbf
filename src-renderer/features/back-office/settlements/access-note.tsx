import type { BackOfficeAccess } from '../../../../shared/contract/back-office.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

/** Why the service cannot be asked for settlements, and what to do about it. */
export function AccessNote({ access }: { readonly access: BackOfficeAccess }) {
  const { settlements, credentials } = useMessages();
  if (access.state === 'not-set-up') {
    return (
      <Banner kind="info" title={credentials.notSetUp}>
        <p>{credentials.notSetUpText}</p>
      </Banner>
    );
  }
  if (access.state === 'secret-missing') {
    return (
      <Banner kind="info" title={settlements.noAccess}>
        <p>{settlements.noAccessText}</p>
      </Banner>
    );
  }
  return (
    <Banner kind="info" title={settlements.terminalOnly}>
      <p>{settlements.terminalOnlyText}</p>
    </Banner>
  );
}
