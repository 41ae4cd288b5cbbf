import type { Failure } from '../../../../shared/failure.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { FailureDetail } from '../../../components/banner/failure-detail.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface OfficeFailureProps {
  readonly failure: Failure;
  /** Asks again for what was not answered. */
  readonly onAgain?: () => void;
}

/**
 * A failure of the service in the back office. It concerns the back office's credentials only; the till goes on selling
 * with its own.
 */
export function OfficeFailure({ failure, onAgain }: OfficeFailureProps) {
  const { credentials } = useMessages();
  const texts =
    failure.code === 'not-permitted'
      ? credentials.notPermitted
      : failure.code === 'sign-in-refused'
        ? credentials.refused
        : undefined;
  const lookAgain = onAgain && (
    <Button kind="secondary" onPress={onAgain}>
      {credentials.lookAgain}
    </Button>
  );
  if (!texts) return <FailureBanner failure={failure} action={lookAgain} />;
  return (
    <Banner kind="fault" alert title={texts.title} action={lookAgain}>
      <p>{texts.text}</p>
      <FailureDetail failure={failure} />
    </Banner>
  );
}
