import { useState } from 'react';
import type { PaperRequest } from '../../../../shared/contract/commands/paper.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { useLatest } from '../../../state/connection.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';

/** Prints a document that is saved by other means, where there is a printer. */
export function PrintAction({ request }: { readonly request: PaperRequest }) {
  const { paperView } = useMessages();
  const canPrint = useLatest(({ view }) => view?.canPrint ?? false);
  const { running, failure, run } = useCommand('paper.print');
  const [printed, setPrinted] = useState(false);
  const printNow = async () => {
    setPrinted(false);
    const result = await run({ paper: request });
    setPrinted(result?.ok === true);
  };
  if (!canPrint) return null;
  return (
    <>
      <Button kind="primary" icon="paper" disabled={running} onPress={() => void printNow()}>
        {running ? paperView.printing : paperView.print}
      </Button>
      {failure !== undefined && <FailureBanner failure={failure} />}
      <p role="status">{printed && paperView.printed}</p>
    </>
  );
}
