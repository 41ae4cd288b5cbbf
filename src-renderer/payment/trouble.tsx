import type { Failure } from '../../shared/failure.ts';
import { Banner } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import { FailureDetail } from '../parts/failure-detail.tsx';
import { useWords } from '../text/words.ts';

interface TroubleProps {
  readonly failure: Failure;
  readonly reassurance: string;
  readonly onSecrets: () => void;
}

/** What delays the code, what to do, and that no money is at stake. */
export function Trouble({ failure, reassurance, onSecrets }: TroubleProps) {
  const words = useWords();
  return (
    <Banner
      kind="warning"
      alert
      title={words.failures[failure.code]}
      action={
        failure.action === 'sign-in' && (
          <Button kind="secondary" icon="lock" onPress={onSecrets}>
            {words.newSale.enterSecrets}
          </Button>
        )
      }
    >
      <p>
        {words.actions[failure.action]} {reassurance}
      </p>
      {failure.action === 'ask-manager' && <FailureDetail failure={failure} />}
    </Banner>
  );
}
