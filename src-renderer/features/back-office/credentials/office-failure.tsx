import type { ReactNode } from 'react';
import type { Failure } from '../../../../shared/failure.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { FailureDetail } from '../../../components/banner/failure-detail.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface OfficeFailureProps {
  readonly failure: Failure;
  readonly action?: ReactNode;
}

/**
 * A failure of the service in the back office. It concerns the back office's credentials only; the till goes on selling
 * with its own.
 */
export function OfficeFailure({ failure, action }: OfficeFailureProps) {
  const { credentials } = useMessages();
  const texts =
    failure.code === 'not-permitted'
      ? credentials.notPermitted
      : failure.code === 'sign-in-refused'
        ? credentials.refused
        : undefined;
  if (!texts) return <FailureBanner failure={failure} action={action} />;
  return (
    <Banner kind="fault" alert title={texts.title} action={action}>
      <p>{texts.text}</p>
      <FailureDetail failure={failure} />
    </Banner>
  );
}
