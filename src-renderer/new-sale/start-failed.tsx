import type { Failure } from '../../shared/failure.ts';
import { Banner } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import { FailureDetail } from '../parts/failure-detail.tsx';
import { useCommand } from '../state/use-command.ts';
import { useWords } from '../text/words.ts';

/** Why no sale began. A reference that is taken leads to the sale that has it. */
export function StartFailed({ failure }: { readonly failure: Failure }) {
  const words = useWords();
  const open = useCommand('sale.open');
  const { code, action, fields, saleId } = open.failure ?? failure;
  // Main's names for the fields mean nothing to a cashier; what would be right does.
  const expected = (fields ?? []).flatMap((fault) => fault.expected ?? []).join(', ');
  return (
    <Banner
      kind="fault"
      alert
      title={words.failures[code]}
      action={
        saleId !== undefined && (
          <Button kind="secondary" disabled={open.running} onPress={() => void open.run({ saleId })}>
            {words.newSale.openExisting}
          </Button>
        )
      }
    >
      <p>{expected === '' ? words.actions[action] : words.newSale.mustBe(expected)}</p>
      <FailureDetail failure={open.failure ?? failure} />
    </Banner>
  );
}
