import type { Failure, SignInFault } from '../../../shared/failure.ts';
import { Banner } from '../../components/banner/banner.tsx';
import { FailureDetail } from '../../components/banner/failure-detail.tsx';
import { useMessages } from '../../messages/use-messages.ts';

interface SignInFailureProps {
  readonly failure: Failure;
  readonly fault: SignInFault;
}

/** Which of terminal, password and address is wrong, as far as the answer told, and what to do about it. */
export function SignInFailure({ failure, fault }: SignInFailureProps) {
  const { failures, signInFaults } = useMessages();
  return (
    <Banner kind="fault" alert title={failures[failure.code]}>
      <p>{signInFaults[fault]}</p>
      <FailureDetail failure={failure} />
    </Banner>
  );
}
