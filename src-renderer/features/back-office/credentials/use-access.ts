import { useState } from 'react';
import type { BackOfficeAccess } from '../../../../shared/contract/back-office/back-office.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { useAnswer } from '../../../state/use-answer.ts';
import { useCommand } from '../../../state/use-command.ts';
import type { BackOfficeSecrets } from './credentials-form.tsx';

interface Access {
  /** `undefined` until it was read. */
  readonly access?: BackOfficeAccess;
  /** Why it could not be read. */
  readonly failure?: Failure;
  readonly reload: () => void;
  readonly enter: (secrets: BackOfficeSecrets) => void;
  readonly entering: boolean;
  /** Why the last secrets were not accepted. */
  readonly refusal?: Failure;
  /** Whether the last secrets were accepted. */
  readonly accepted: boolean;
}

/** The back office's access to the service, and its secrets. */
export function useAccess(): Access {
  const { result: read, again: reload } = useAnswer('backOffice.get');
  const [accepted, setAccepted] = useState(false);
  const command = useCommand('backOffice.enterSecrets');
  const enter = async (secrets: BackOfficeSecrets) => {
    setAccepted(false);
    const result = await command.run({ secrets });
    if (result?.ok !== true) return;
    setAccepted(true);
    reload();
  };
  return {
    ...(read && (read.ok ? { access: read.value } : { failure: read.failure })),
    reload,
    enter: (secrets) => void enter(secrets),
    entering: command.running,
    ...(command.failure && { refusal: command.failure }),
    accepted,
  };
}
