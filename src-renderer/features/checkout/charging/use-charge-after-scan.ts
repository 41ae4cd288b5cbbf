import { useEffect, useEffectEvent, useRef } from 'react';
import type { SaleScan } from '../new-sale/use-scan.ts';

/**
 * Charge, which waits for the article that is being looked up: whoever scans and presses Enter means the article too.
 * A code that nobody knows is asked about first, and then Charge is pressed anew.
 */
export function useChargeAfterScan(scan: SaleScan, charge: () => void): () => void {
  const wanted = useRef(false);
  const go = useEffectEvent(charge);
  const { looking, asked } = scan;
  useEffect(() => {
    if (looking || !wanted.current) return;
    wanted.current = false;
    if (asked === undefined) go();
  }, [looking, asked]);
  return () => {
    if (scan.isLooking()) wanted.current = true;
    else if (asked === undefined) charge();
  };
}
