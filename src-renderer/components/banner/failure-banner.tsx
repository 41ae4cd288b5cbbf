import type { ReactNode } from 'react';
import type { Failure } from '../../../shared/failure.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Banner } from './banner.tsx';
import { FaultList } from './fault-list.tsx';
import { fieldWord } from './field-label.ts';
import { FailureDetail } from './failure-detail.tsx';

interface FailureBannerProps {
  readonly failure: Failure;
  readonly action?: ReactNode;
}

/** What failed, what to do about it, and what support will ask for. */
export function FailureBanner({ failure, action }: FailureBannerProps) {
  const words = useWords();
  return (
    <Banner kind="fault" alert title={words.failures[failure.code]} action={action}>
      <p>{words.actions[failure.action]}</p>
      <FailureDetail failure={failure} />
      {failure.fields !== undefined && (
        <FaultList faults={failure.fields} wordOf={(field) => fieldWord(field, failure.code, words)} />
      )}
    </Banner>
  );
}
