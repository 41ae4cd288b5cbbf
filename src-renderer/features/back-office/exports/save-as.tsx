import { useState } from 'react';
import type { Failure, Result } from '../../../../shared/failure.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface SaveAsProps {
  readonly name: string;
  /** Of the command that saves. */
  readonly progress: { readonly running: boolean; readonly failure?: Failure };
  /** Missing while there is nothing to save. */
  readonly onSave: (() => Promise<Result<{ readonly fileName?: string }> | undefined>) | undefined;
}

/** Saves a file, and says under which name or why not. */
export function SaveAs({ name, progress: { running, failure }, onSave }: SaveAsProps) {
  const { paperView } = useMessages();
  const [file, setFile] = useState<string>();
  const saveNow = async () => {
    setFile(undefined);
    const result = await onSave?.();
    if (result?.ok === true) setFile(result.value.fileName);
  };
  return (
    <>
      <div>
        <Button kind="secondary" disabled={!onSave || running} onPress={() => void saveNow()}>
          {running ? paperView.saving : name}
        </Button>
      </div>
      {failure !== undefined && <FailureBanner failure={failure} />}
      <p role="status">{file !== undefined && paperView.saved({ file })}</p>
    </>
  );
}
