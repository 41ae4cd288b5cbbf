import { Suspense, type ReactNode } from 'react';
import type { Failure } from '../../../shared/failure.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Banner } from './banner.tsx';
import { FaultList } from './fault-list.tsx';
import { fieldLabel } from './field-label.ts';
import { FailureDetail } from './failure-detail.tsx';

interface FailureBannerProps {
  readonly failure: Failure;
  readonly action?: ReactNode;
}

/**
 * Says what failed, what to do about it, and what support will ask for. It draws nothing until its messages are loaded. What
 * failed was asked for by somebody and is over: nothing asks for it again by itself.
 */
export function FailureBanner(props: FailureBannerProps) {
  return (
    <Suspense>
      <WordedFailure {...props} />
    </Suspense>
  );
}

function WordedFailure({ failure, action }: FailureBannerProps) {
  const messages = useMessages();
  const { code, fields } = failure;
  return (
    <Banner kind="fault" alert title={messages.failures[code]} action={action}>
      <p>{failure.action === 'wait' ? messages.tryLater : messages.actions[failure.action]}</p>
      <FailureDetail failure={failure} />
      {fields !== undefined && (
        <FaultList faults={fields} labelOf={(field) => fieldLabel(field, code, messages)} />
      )}
    </Banner>
  );
}
