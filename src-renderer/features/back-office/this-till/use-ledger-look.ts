import { useEffect, useState } from 'react';
import type { LedgerLook, LedgerTaskEnd } from '../../../../shared/contract/ledger-care.ts';
import type { Result } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';

interface LedgerLooked {
  /** The last one; `undefined` until it is there. */
  readonly result: Result<LedgerLook> | undefined;
  readonly lookAgain: () => void;
}

/** What the record is now: asked for at first, and after each `end` of work on it, by identity. */
export function useLedgerLook(end: LedgerTaskEnd | undefined): LedgerLooked {
  const { commands } = useConnection();
  const [asked, setAsked] = useState(0);
  const [result, setResult] = useState<Result<LedgerLook>>();
  useEffect(() => {
    let wanted = true;
    void call(commands, 'ledger.look', undefined).then((answer) => {
      if (wanted) setResult(answer);
    });
    return () => {
      wanted = false;
    };
  }, [commands, end, asked]);
  return { result, lookAgain: () => setAsked((times) => times + 1) };
}
