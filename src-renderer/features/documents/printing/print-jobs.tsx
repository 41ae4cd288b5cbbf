import type { PrintJobView } from '../../../../shared/printing/printing.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './printer-screen.module.css';

/** Documents that were sent to the printer, with their states, newest first. */
export function PrintJobs({ jobs }: { readonly jobs: readonly PrintJobView[] }) {
  const { printing } = useMessages();
  return (
    <section className={styles.printJobs}>
      <h2>{printing.jobs}</h2>
      {jobs.length === 0 && <p>{printing.noJobs}</p>}
      <ul>
        {jobs.toReversed().map((job) => (
          <PrintJob key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}

function PrintJob({ job }: { readonly job: PrintJobView }) {
  const messages = useMessages();
  const { printing } = messages;
  const again = useCommand('printer.again');
  const drop = useCommand('printer.drop');
  const { id, name, copy, state, canPrintAgain } = job;
  const failure = latestFailure(again, drop);
  const isStuck = state.name === 'failed' || state.name === 'uncertain';
  return (
    <li data-state={state.name}>
      <div className={styles.printJobText}>
        <strong>
          <bdi>{copy ? printing.copyOf({ name }) : name}</bdi>
        </strong>
        <span role="status">{printing.states[state.name]}</span>
        {isStuck && <p>{messages.failures[state.why.code]}</p>}
        {isStuck && state.why.detail !== undefined && <small>{state.why.detail}</small>}
        {isStuck && !canPrintAgain && <p>{printing.gone}</p>}
      </div>
      {canPrintAgain && (
        <Button kind="secondary" disabled={again.running} onPress={() => void again.run({ jobId: id })}>
          {state.name === 'failed' ? printing.tryAgain : printing.printAgain}
        </Button>
      )}
      {isStuck && (
        <Button kind="quiet" disabled={drop.running} onPress={() => void drop.run({ jobId: id })}>
          {printing.drop}
        </Button>
      )}
      {failure !== undefined && <FailureBanner failure={failure} />}
    </li>
  );
}
