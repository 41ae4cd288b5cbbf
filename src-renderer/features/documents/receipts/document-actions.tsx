import { useState } from 'react';
import type { ShortDocument } from '../../../../shared/contract/commands/documents.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { useLatest } from '../../../state/connection.ts';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { PrintOutcome } from './print-outcome.tsx';

type Done =
  | { readonly name: 'printed'; readonly jobId: string }
  | { readonly name: 'saved'; readonly file: string };

/** What can be done with a document, and was done: printed, where there is a printer, or saved. */
export function DocumentActions({ request }: { readonly request: ShortDocument }) {
  const { documentView } = useMessages();
  const canPrint = useLatest(({ view }) => view?.canPrint ?? false);
  const print = useCommand('documents.print');
  const save = useCommand('documents.savePdf');
  const [done, setDone] = useState<Done>();
  const failure = latestFailure(print, save);
  const printNow = async () => {
    setDone(undefined);
    const result = await print.run({ document: request });
    if (result?.ok === true) setDone({ name: 'printed', jobId: result.value.jobId });
  };
  const saveNow = async () => {
    setDone(undefined);
    const result = await save.run({ document: request });
    if (result?.ok === true && result.value.fileName !== undefined) {
      setDone({ name: 'saved', file: result.value.fileName });
    }
  };
  return (
    <>
      {canPrint && (
        <Button kind="primary" icon="document" disabled={print.running} onPress={() => void printNow()}>
          {print.running ? documentView.printing : documentView.print}
        </Button>
      )}
      <Button kind="secondary" disabled={save.running} onPress={() => void saveNow()}>
        {save.running ? documentView.saving : documentView.save}
      </Button>
      {failure !== undefined && <FailureBanner failure={failure} />}
      <p role="status">
        {done?.name === 'printed' && <PrintOutcome jobId={done.jobId} />}
        {done?.name === 'saved' && documentView.saved({ file: done.file })}
      </p>
    </>
  );
}
