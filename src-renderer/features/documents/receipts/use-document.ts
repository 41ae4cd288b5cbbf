import { useEffect, useState } from 'react';
import type { ShortPaper } from '../../../../shared/contract/commands/paper.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { Paper } from '../../../../shared/paper.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';

/** The document as it would be printed now; `undefined` while it is being made. `request` must keep its identity. */
export function useDocument(request: ShortPaper): Result<Paper> | undefined {
  const { commands } = useConnection();
  const [answer, setAnswer] = useState<{ to: ShortPaper; result: Result<Paper> }>();
  useEffect(() => {
    let asked = true;
    void call(commands, 'paper.view', { paper: request }).then((result) => {
      if (asked) setAnswer({ to: request, result });
    });
    return () => {
      asked = false;
    };
  }, [commands, request]);
  return answer?.to === request ? answer.result : undefined;
}
