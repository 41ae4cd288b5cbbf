import { Suspense, type ReactNode } from 'react';
import type { Failure, FieldFault } from '../../../shared/failure.ts';
import { useFirstMessages, useMessages } from '../../messages/use-messages.ts';
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
  const messages = useFirstMessages();
  return (
    <Banner kind="fault" alert title={messages.failures[failure.code]} action={action}>
      <p>{messages.actions[failure.action]}</p>
      <Suspense>
        <FailureDetail failure={failure} />
        {failure.fields !== undefined && <FieldFaults faults={failure.fields} code={failure.code} />}
      </Suspense>
    </Banner>
  );
}

interface FieldFaultsProps {
  readonly faults: readonly FieldFault[];
  readonly code: Failure['code'];
}

function FieldFaults({ faults, code }: FieldFaultsProps) {
  const messages = useMessages();
  return <FaultList faults={faults} labelOf={(field) => fieldLabel(field, code, messages)} />;
}
