import type { CatalogueFault, CatalogueStep } from '../../../../shared/contract/checkout.ts';
import { useState } from 'react';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';

interface LastStepProps {
  readonly step: CatalogueStep | undefined;
  readonly onUndone: () => void;
}

/** What was done to the catalogue last, and one press that takes it back. */
export function LastStep({ step, onUndone }: LastStepProps) {
  const { amounts, articles, cart } = useMessages();
  const undo = useCommand('catalogue.undo');
  const [fault, setFault] = useState<CatalogueFault>();
  const take = async () => {
    const undone = await undo.run(undefined);
    if (undone?.ok !== true) return;
    setFault(undone.value.faults[0]);
    onUndone();
  };
  return (
    <>
      <div role="status">
        {step && (
          <Banner
            kind="info"
            title={
              'name' in step ? articles.steps[step.kind]({ name: step.name }) : articles.steps[step.kind]
            }
            action={
              <Button kind="secondary" disabled={undo.running} onPress={() => void take()}>
                {cart.undo}
              </Button>
            }
          />
        )}
      </div>
      {fault && <Banner kind="fault" alert title={amounts.faults[fault.fault]} />}
      {undo.failure !== undefined && <FailureBanner failure={undo.failure} />}
    </>
  );
}
