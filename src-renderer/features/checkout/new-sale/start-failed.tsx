import type { Failure } from '../../../../shared/failure.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { Banner } from '../../../components/banner.tsx';
import { FailureDetail } from '../../../components/failure-detail.tsx';
import { useWords } from '../../../messages/words.ts';

interface StartFailedProps {
  readonly failure: Failure;
  /** The store's. */
  readonly locale: string;
}

/** Why no sale began. */
export function StartFailed({ failure, locale }: StartFailedProps) {
  const words = useWords();
  const { code, action, minimum } = failure;
  return (
    <Banner kind="fault" alert title={words.failures[code]}>
      <p>
        {minimum ? words.newSale.atLeast({ amount: formatMoney(minimum, locale) }) : words.actions[action]}
      </p>
      <FailureDetail failure={failure} />
    </Banner>
  );
}
