import { useEffect, useState } from 'react';
import type { TillsOfLocation } from '../../../../../shared/contract/hierarchy.ts';
import { call } from '../../../../state/call.ts';
import { useConnection } from '../../../../state/connection.ts';

/** The terminals of a location with their tenders; `undefined` while they are read. */
export function useTills(id: string): TillsOfLocation | 'unread' | undefined {
  const { commands } = useConnection();
  const [tills, setTills] = useState<TillsOfLocation | 'unread'>();
  useEffect(() => {
    let wanted = true;
    void call(commands, 'locations.tills', { id }).then((answer) => {
      if (wanted) setTills(answer.ok ? answer.value : 'unread');
    });
    return () => {
      wanted = false;
    };
  }, [commands, id]);
  return tills;
}
