import { useEffect, useState } from 'react';
import type { PastSale } from '../../../shared/contract/past-sales.ts';
import type { Failure } from '../../../shared/failure.ts';
import { useConnection, useLatest } from '../../state/connection.ts';
import { call } from '../../state/call.ts';

export interface LookedAt {
  readonly past?: PastSale;
  readonly failure?: Failure;
}

/** One sale with its history, looked at again whenever something has happened to it. */
export function usePastSale(saleId: string): LookedAt {
  const { commands } = useConnection();
  const [looked, setLooked] = useState<LookedAt>({});
  const state = useSaleState(saleId);
  useEffect(() => {
    let current = true;
    void call(commands, 'sales.get', { saleId }).then((result) => {
      if (current) setLooked(result.ok ? { past: result.value } : { failure: result.failure });
    });
    return () => {
      current = false;
    };
  }, [commands, saleId, state]);
  return looked;
}

/** What is said of a sale, in short: readings without news change the view every second. */
export function useSaleState(saleId: string | undefined): string {
  return useLatest(({ view }) => {
    const sale = view?.sales.find(({ id }) => id === saleId);
    const alerts = view?.alerts.filter((alert) => alert.saleId === saleId);
    return JSON.stringify([sale?.stage.name, sale?.parked, alerts?.map(({ id }) => id)]);
  });
}
