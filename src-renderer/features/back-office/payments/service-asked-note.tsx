import type { ServiceAsked } from '../../../../shared/contract/back-office/payments.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface ServiceAskedNoteProps {
  readonly asked: ServiceAsked;
  /** Asks the service once more. */
  readonly onAgain: () => void;
}

/** Why only this till's ledger is shown, where the service was not asked. */
export function ServiceAskedNote({ asked, onAgain }: ServiceAskedNoteProps) {
  const { payments: messages } = useMessages();
  if (asked.state === 'asked') return null;
  if (asked.state === 'failed') {
    return (
      <>
        <OfficeFailure failure={asked.failure} onAgain={onAgain} />
        <p>{messages.tillShown}</p>
      </>
    );
  }
  if (asked.why === 'till-only') return <p>{messages.tillOnly}</p>;
  return (
    <Banner kind="info" title={messages.noAccess}>
      <p>{messages.noAccessText}</p>
    </Banner>
  );
}
