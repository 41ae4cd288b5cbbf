import type { PrintJobView } from '../../shared/printing.ts';
import { Button } from '../parts/button.tsx';
import { useWords } from '../text/words.ts';

interface PrinterHintProps {
  readonly jobs: readonly PrintJobView[];
  readonly onPress: () => void;
}

/** Leads to the papers that wait for somebody. The status is always there, so that its change is announced. */
export function PrinterHint({ jobs, onPress }: PrinterHintProps) {
  const { printing } = useWords();
  const waiting = jobs.some(({ state }) => state.name === 'failed' || state.name === 'uncertain');
  return (
    <>
      <span className="visually-hidden" role="status">
        {waiting && printing.hintText}
      </span>
      {waiting && (
        <Button kind="quiet" icon="printer" onPress={onPress}>
          {printing.hint}
        </Button>
      )}
    </>
  );
}
