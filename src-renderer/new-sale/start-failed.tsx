import type { Failure } from '../../shared/failure.ts';
import { Banner } from '../parts/banner.tsx';
import { FailureDetail } from '../parts/failure-detail.tsx';
import { useWords } from '../text/words.ts';

/** Why no sale began. */
export function StartFailed({ failure }: { readonly failure: Failure }) {
  const words = useWords();
  const { code, action, fields = [] } = failure;
  // Main's names for the fields mean nothing to a cashier; what would be right does.
  const expected = fields.flatMap((fault) => fault.expected ?? []).join(', ');
  return (
    <Banner kind="fault" alert title={words.failures[code]}>
      <p>{expected === '' ? words.actions[action] : words.newSale.mustBe(expected)}</p>
      <FailureDetail failure={failure} />
    </Banner>
  );
}
