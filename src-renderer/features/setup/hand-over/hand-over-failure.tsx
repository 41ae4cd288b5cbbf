import type { Failure } from '../../../../shared/failure.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { FailureDetail } from '../../../components/banner/failure-detail.tsx';
import { FaultList } from '../../../components/banner/fault-list.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { SwitchFailure } from '../switch-failure.tsx';

interface HandOverFailureProps {
  readonly failure: Failure;
  /** Takes a package that another computer signed than those before it. */
  readonly onTrust?: () => void;
  /** Leaves open payments alone. */
  readonly onAnyway?: (() => void) | undefined;
}

/** Why a package of a manager is not taken, and what to do; else why the till did not switch. */
export function HandOverFailure({ failure, onTrust, onAnyway }: HandOverFailureProps) {
  const { handOver } = useMessages();
  const { handOverFault: fault, fields } = failure;
  if (fault === undefined) return <SwitchFailure failure={failure} onAnyway={onAnyway} />;
  const trust = fault === 'unknown-signer' && onTrust !== undefined && (
    <Button kind="secondary" onPress={onTrust}>
      {handOver.take.trust}
    </Button>
  );
  const { title, text } = handOver.faults[fault];
  return (
    <Banner kind="fault" alert title={title} action={trust}>
      <p>{text}</p>
      <FailureDetail failure={failure} />
      {fields !== undefined && <FaultList faults={fields} />}
    </Banner>
  );
}
