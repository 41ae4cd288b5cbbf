import { useState } from 'react';
import type { DocumentRequest } from '../../../../shared/contract/commands/documents.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { useLatest } from '../../../state/connection.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { PrintOutcome } from './print-outcome.tsx';

/** Prints a document that is saved by other means, where there is a printer. */
export function PrintAction({ request }: { readonly request: DocumentRequest }) {
  const { documentView } = useMessages();
  const canPrint = useLatest(({ view }) => view?.canPrint ?? false);
  const { running, failure, run } = useCommand('documents.print');
  const [jobId, setJobId] = useState<string>();
  const printNow = async () => {
    setJobId(undefined);
    const result = await run({ document: request });
    if (result?.ok === true) setJobId(result.value.jobId);
  };
  if (!canPrint) return null;
  return (
    <>
      <Button kind="primary" icon="document" disabled={running} onPress={() => void printNow()}>
        {running ? documentView.printing : documentView.print}
      </Button>
      {failure !== undefined && <FailureBanner failure={failure} />}
      <p role="status">{jobId !== undefined && <PrintOutcome jobId={jobId} />}</p>
    </>
  );
}
