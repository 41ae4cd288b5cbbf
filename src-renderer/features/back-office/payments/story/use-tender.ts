import { useEffect, useState } from 'react';
import { call } from '../../../../state/call.ts';
import { useConnection } from '../../../../state/connection.ts';

export type Tender = 'looking' | 'unknown' | { readonly id: string };

/**
 * The tender of a payment. At terminal scope it takes a few requests (spec "Payment history"), of which none is sent
 * without a tracking id.
 */
export function useTender(trackingId: string | undefined): Tender | undefined {
  const { commands } = useConnection();
  const [found, setFound] = useState<{ readonly of: string; readonly tender: Tender }>();
  useEffect(() => {
    if (trackingId === undefined) return;
    let wanted = true;
    void call(commands, 'payments.tender', { trackingId }).then((answer) => {
      const id = answer.ok ? answer.value.tender : undefined;
      if (wanted) setFound({ of: trackingId, tender: id === undefined ? 'unknown' : { id } });
    });
    return () => {
      wanted = false;
    };
  }, [commands, trackingId]);
  if (trackingId === undefined) return undefined;
  return found?.of === trackingId ? found.tender : 'looking';
}
