import type { ReactNode } from 'react';
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

/** What failed, what to do about it, and what support will ask for. */
export function FailureBanner({ failure, action }: FailureBannerProps) {
  const messages = useMessages();
  return (
    <Banner kind="fault" alert title={messages.failures[failure.code]} action={action}>
      <p>{messages.actions[failure.action]}</p>
      <FailureDetail failure={failure} />
      {failure.fields !== undefined && (
        <FaultList faults={failure.fields} labelOf={(field) => fieldLabel(field, failure.code, messages)} />
      )}
    </Banner>
  );
}
