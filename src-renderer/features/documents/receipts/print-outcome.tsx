import { useLatest } from '../../../state/connection.ts';
import { useMessages } from '../../../messages/use-messages.ts';

interface PrintOutcomeProps {
  /** As main named it when the document was sent. */
  readonly jobId: string;
}

/** What became of a document that was sent to the printer, because the customer waits for it where it was asked for. */
export function PrintOutcome({ jobId }: PrintOutcomeProps) {
  const { documentView, printing, failures } = useMessages();
  const state = useLatest(({ view }) => view?.printing.jobs.find(({ id }) => id === jobId)?.state);
  if (state?.name !== 'failed' && state?.name !== 'uncertain') return documentView.printed;
  return (
    <>
      <strong>{printing.states[state.name]}</strong>
      <br />
      {failures[state.why.code]}
    </>
  );
}
