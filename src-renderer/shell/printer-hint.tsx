import type { PrintJobView } from '../../shared/printing/printing.ts';
import { Button } from '../components/button/button.tsx';
import { useFirstMessages } from '../messages/use-messages.ts';
import * as styles from '../components/text/visually-hidden.module.css';

interface PrinterHintProps {
  readonly jobs: readonly PrintJobView[];
  readonly onPress: () => void;
}

/**
 * Leads to the documents that wait for somebody. The live text is always there, so that its change is announced; it is no
 * `status`, since that role is the banner's.
 */
export function PrinterHint({ jobs, onPress }: PrinterHintProps) {
  const { header } = useFirstMessages();
  const waiting = jobs.some(({ state }) => state.name === 'failed' || state.name === 'uncertain');
  return (
    <>
      <span className={styles.visuallyHidden} aria-live="polite">
        {waiting && header.notPrintedText}
      </span>
      {waiting && (
        <Button kind="quiet" icon="printer" onPress={onPress}>
          {header.notPrinted}
        </Button>
      )}
    </>
  );
}
