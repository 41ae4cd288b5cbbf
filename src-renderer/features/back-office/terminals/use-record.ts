import { useEffect, useState } from 'react';
import type { HierarchyRecord } from '../../../../shared/contract/hierarchy.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';

interface RecordAnswer {
  readonly record?: HierarchyRecord;
  readonly failure?: Failure;
  readonly lookAgain: () => void;
}

/** A location or terminal as the service has it now; neither record nor failure until it answers. */
export function useRecord(kind: 'location' | 'terminal', id: string): RecordAnswer {
  const { commands } = useConnection();
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<Pick<RecordAnswer, 'record' | 'failure'>>({});
  useEffect(() => {
    let wanted = true;
    void call(commands, 'hierarchy.get', { kind, id }).then((result) => {
      if (wanted) setAnswer(result.ok ? { record: result.value } : { failure: result.failure });
    });
    return () => {
      wanted = false;
    };
  }, [commands, kind, id, asked]);
  const lookAgain = () => {
    setAnswer({});
    setAsked((times) => times + 1);
  };
  return { ...answer, lookAgain };
}
