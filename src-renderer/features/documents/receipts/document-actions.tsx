import { useState } from 'react';
import type { ShortPaper } from '../../../../shared/contract/commands/paper.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { useLatest } from '../../../state/connection.ts';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';

type Done = { readonly name: 'printed' } | { readonly name: 'saved'; readonly file: string };

/** What can be done with a document, and was done: printed, where there is a printer, or saved. */
export function DocumentActions({ request }: { readonly request: ShortPaper }) {
  const { paperView } = useMessages();
  const canPrint = useLatest(({ view }) => view?.canPrint ?? false);
  const print = useCommand('paper.print');
  const save = useCommand('paper.savePdf');
  const [done, setDone] = useState<Done>();
  const failure = latestFailure(print, save);
  const printNow = async () => {
    setDone(undefined);
    const result = await print.run({ paper: request });
    if (result?.ok === true) setDone({ name: 'printed' });
  };
  const saveNow = async () => {
    setDone(undefined);
    const result = await save.run({ paper: request });
    if (result?.ok === true && result.value.fileName !== undefined) {
      setDone({ name: 'saved', file: result.value.fileName });
    }
  };
  return (
    <>
      {canPrint && (
        <Button kind="primary" icon="paper" disabled={print.running} onPress={() => void printNow()}>
          {print.running ? paperView.printing : paperView.print}
        </Button>
      )}
      <Button kind="secondary" disabled={save.running} onPress={() => void saveNow()}>
        {save.running ? paperView.saving : paperView.save}
      </Button>
      {failure !== undefined && <FailureBanner failure={failure} />}
      <p role="status">
        {done?.name === 'printed' && paperView.printed}
        {done?.name === 'saved' && paperView.saved({ file: done.file })}
      </p>
    </>
  );
}
