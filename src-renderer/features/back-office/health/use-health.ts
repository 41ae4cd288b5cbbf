import { useEffect, useState } from 'react';
import type { Health } from '../../../../shared/contract/health.ts';
import type { Result } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';

interface HealthLooked {
  /** The last result; `undefined` before the first one. */
  readonly result: Result<Health> | undefined;
  readonly looking: boolean;
  readonly reload: () => void;
}

/** Runs the till's checks when the page is opened, and on request. */
export function useHealth(): HealthLooked {
  const { commands } = useConnection();
  const [asked, setAsked] = useState(1);
  const [answered, setAnswered] = useState(0);
  const [result, setResult] = useState<Result<Health>>();
  useEffect(() => {
    let wanted = true;
    void call(commands, 'health.get', undefined).then((answer) => {
      if (!wanted) return;
      setResult(answer);
      setAnswered(asked);
    });
    return () => {
      wanted = false;
    };
  }, [commands, asked]);
  return { result, looking: answered < asked, reload: () => setAsked((times) => times + 1) };
}
