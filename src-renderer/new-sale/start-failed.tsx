import type { Failure } from '../../shared/failure.ts';
import { Button } from '../parts/button.tsx';
import { FailureBanner } from '../parts/failure-banner.tsx';
import { useCommand } from '../state/use-command.ts';
import { useWords } from '../text/words.ts';

/** Why no sale began. A reference that is taken leads to the sale that has it. */
export function StartFailed({ failure }: { readonly failure: Failure }) {
  const { newSale } = useWords();
  const open = useCommand('sale.open');
  const { saleId } = failure;
  return (
    <FailureBanner
      failure={open.failure ?? failure}
      action={
        saleId !== undefined && (
          <Button kind="secondary" disabled={open.running} onPress={() => void open.run({ saleId })}>
            {newSale.openExisting}
          </Button>
        )
      }
    />
  );
}
