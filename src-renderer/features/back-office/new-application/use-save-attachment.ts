import { useState } from 'react';
import type { ApplicationAttachment } from '../../../../shared/contract/back-office/applications.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { useCommand } from '../../../state/use-command.ts';

interface SaveAttachment {
  readonly press: (attachment: ApplicationAttachment) => void;
  readonly running: boolean;
  /** The name of the file that was saved last. */
  readonly saved: string | undefined;
  readonly failure: Failure | undefined;
}

/** Saves documents of an application in a file that the user chooses. */
export function useSaveAttachment(applicationId: string): SaveAttachment {
  const save = useCommand('applications.saveAttachment');
  const [saved, setSaved] = useState<string>();
  const press = async ({ id, fileName }: ApplicationAttachment) => {
    setSaved(undefined);
    const answer = await save.run({ applicationId, id, ...(fileName !== undefined && { fileName }) });
    if (answer?.ok === true) setSaved(answer.value.fileName);
  };
  return {
    press: (attachment) => void press(attachment),
    running: save.running,
    saved,
    failure: save.failure,
  };
}
