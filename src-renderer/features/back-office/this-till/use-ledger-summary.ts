import { useEffect, useState } from 'react';
import type { LedgerSummary, LedgerTaskEnd } from '../../../../shared/contract/ledger-care.ts';
import type { Result } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';

interface LedgerRead {
  /** The last summary; `undefined` before the first one. */
  readonly result: Result<LedgerSummary> | undefined;
  readonly reload: () => void;
}

/** The state of the ledger. It is read when the page is opened, and after each new `end` of a task. */
export function useLedgerSummary(end: LedgerTaskEnd | undefined): LedgerRead {
  const { commands } = useConnection();
  const [asked, setAsked] = useState(0);
  const [result, setResult] = useState<Result<LedgerSummary>>();
  useEffect(() => {
    let wanted = true;
    void call(commands, 'ledger.get', undefined).then((answer) => {
      if (wanted) setResult(answer);
    });
    return () => {
      wanted = false;
    };
  }, [commands, end, asked]);
  return { result, reload: () => setAsked((times) => times + 1) };
}
