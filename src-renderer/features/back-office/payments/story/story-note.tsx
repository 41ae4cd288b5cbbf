import type { StoryAsked } from '../../../../../shared/contract/back-office/payment-story.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { OfficeFailure } from '../../credentials/office-failure.tsx';
import { ServiceAskedNote } from '../service-asked-note.tsx';
import type { KnownPayment } from './known-payment.ts';

interface StoryNoteProps {
  readonly known: KnownPayment;
  /** Missing where the service could not be asked. */
  readonly service: StoryAsked | undefined;
  /** Asks the service once more. */
  readonly onAgain: () => void;
}

/** Which half of the payment's history is missing, and why. */
export function StoryNote({ known, service, onAgain }: StoryNoteProps) {
  const { payments, story } = useMessages();
  const { knownBy, past, payment } = known;
  if (knownBy === 'no-payment') return <p>{payments.knownBy['no-payment']}</p>;
  if (service?.state === 'failed') return <ServiceAskedNote asked={service} onAgain={onAgain} />;
  if (service?.state === 'not-asked') {
    if (service.why === 'elsewhere') return <p>{story.elsewhere}</p>;
    if (service.why === 'no-access')
      return <ServiceAskedNote asked={{ state: 'not-asked', why: 'no-access' }} onAgain={onAgain} />;
  }
  if (service?.state === 'asked' && service.incomplete)
    return <OfficeFailure failure={service.incomplete} onAgain={onAgain} />;
  if (knownBy === 'till') return <p>{story.notListed}</p>;
  if (knownBy === 'damaged') return <p>{payment ? story.damaged : story.paymentLost}</p>;
  return past ? null : <p>{story.unknownHere}</p>;
}
