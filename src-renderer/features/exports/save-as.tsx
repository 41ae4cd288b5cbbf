import type { ExportKind } from '../../../shared/contract/back-office/exports.ts';
import type { Failure } from '../../../shared/failure.ts';
import { FailureBanner } from '../../components/banner/failure-banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useLatest } from '../../state/connection.ts';
import { ExportEnded } from './export-ended.tsx';
import { ExportUnderWay } from './export-under-way.tsx';

interface SaveAsProps {
  readonly kind: ExportKind;
  readonly name: string;
  /** The command that saves. */
  readonly command: { readonly running: boolean; readonly failure?: Failure };
  /** Missing while there is nothing to save. */
  readonly onSave: (() => Promise<unknown>) | undefined;
}

/**
 * Saves a file of this kind, and says how far it is and what came of it: also to whoever comes back to the page. What
 * comes under the key is none that a second press would hit.
 */
export function SaveAs({ kind, name, command: { running, failure }, onSave }: SaveAsProps) {
  const { documentView } = useMessages();
  const task = useLatest(({ view }) => view?.exportTask);
  const own = task?.kind === kind ? task : undefined;
  const isBusy = task !== undefined && task.end === undefined;
  const isSaving = running || (isBusy && own !== undefined);
  return (
    <>
      <div>
        <Button kind="secondary" disabled={!onSave || running || isBusy} onPress={() => void onSave?.()}>
          {isSaving ? documentView.saving : name}
        </Button>
      </div>
      {isBusy && own && <ExportUnderWay task={own} />}
      {failure !== undefined && own?.end === undefined && <FailureBanner failure={failure} />}
      <ExportEnded end={own?.end} />
    </>
  );
}
