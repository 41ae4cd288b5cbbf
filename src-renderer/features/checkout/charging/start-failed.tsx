import type { Failure } from '../../../../shared/failure.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureDetail } from '../../../components/banner/failure-detail.tsx';
import { useWords } from '../../../messages/use-messages.ts';

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
