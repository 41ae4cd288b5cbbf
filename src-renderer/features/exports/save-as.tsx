import { useState } from 'react';
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
  /** An end that was there before this key was drawn or pressed is another file's, and is not shown. */
  readonly onlyNew?: true;
}

/**
 * Saves a file of this kind, and says how far it is and what came of it: also to whoever comes back to the page. What
 * comes under the key is none that a second press would hit.
 */
export function SaveAs({ kind, name, command: { running, failure }, onSave, onlyNew }: SaveAsProps) {
  const { documentView } = useMessages();
  const task = useLatest(({ view }) => view?.exportTask);
  const own = task?.kind === kind ? task : undefined;
  const [before, setBefore] = useState(own?.end);
  // A press that failed before anything was begun has left the end of an earlier one there.
  const end = (onlyNew || failure) && own?.end === before ? undefined : own?.end;
  const save = () => {
    setBefore(own?.end);
    void onSave?.();
  };
  const isBusy = task !== undefined && task.end === undefined;
  const isSaving = running || (isBusy && own !== undefined);
  return (
    <>
      <div>
        <Button kind="secondary" disabled={!onSave || running || isBusy} onPress={save}>
          {isSaving ? documentView.saving : name}
        </Button>
      </div>
      {isBusy && own && <ExportUnderWay task={own} />}
      {failure !== undefined && end === undefined && <FailureBanner failure={failure} />}
      <ExportEnded end={end} />
    </>
  );
}
