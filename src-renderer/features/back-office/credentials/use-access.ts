import { useEffect, useState } from 'react';
import type { BackOfficeAccess } from '../../../../shared/contract/back-office/back-office.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
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
  const { commands } = useConnection();
  const [asked, setAsked] = useState(0);
  const [looked, setLooked] = useState<Pick<Access, 'access' | 'failure'>>({});
  const [accepted, setAccepted] = useState(false);
  const command = useCommand('backOffice.enterSecrets');
  useEffect(() => {
    let wanted = true;
    void call(commands, 'backOffice.get', undefined).then((answer) => {
      if (wanted) setLooked(answer.ok ? { access: answer.value } : { failure: answer.failure });
    });
    return () => {
      wanted = false;
    };
  }, [commands, asked]);
  const reload = () => setAsked((times) => times + 1);
  const enter = async (secrets: BackOfficeSecrets) => {
    setAccepted(false);
    const result = await command.run({ secrets });
    if (result?.ok !== true) return;
    setAccepted(true);
    reload();
  };
  return {
    ...looked,
    reload,
    enter: (secrets) => void enter(secrets),
    entering: command.running,
    ...(command.failure && { refusal: command.failure }),
    accepted,
  };
}
