import { useEffect, useState } from 'react';
import type { ShortDocument } from '../../../../shared/contract/commands/documents.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { PrintedDocument } from '../../../../shared/printing/printed-document.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';

/** The document as it would be printed now; `undefined` while it is being made. `request` must keep its identity. */
export function useDocument(request: ShortDocument): Result<PrintedDocument> | undefined {
  const { commands } = useConnection();
  const [answer, setAnswer] = useState<{ to: ShortDocument; result: Result<PrintedDocument> }>();
  useEffect(() => {
    let asked = true;
    void call(commands, 'documents.get', { document: request }).then((result) => {
      if (asked) setAnswer({ to: request, result });
    });
    return () => {
      asked = false;
    };
  }, [commands, request]);
  return answer?.to === request ? answer.result : undefined;
}
