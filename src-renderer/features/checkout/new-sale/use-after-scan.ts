import { useEffect, useEffectEvent, useRef } from 'react';
import type { SaleScan } from './use-scan.ts';

/**
 * Answers a function that calls `act` after the article of a scan is looked up, since whoever scans and charges, holds the
 * cart or undoes, means the article too. An unknown barcode is asked about first; then the button has to be pressed again.
 */
export function useAfterScan(scan: SaleScan, act: () => void): () => void {
  const wanted = useRef(false);
  const go = useEffectEvent(act);
  const { looking, asked } = scan;
  useEffect(() => {
    if (looking || !wanted.current) return;
    wanted.current = false;
    if (asked === undefined) go();
  }, [looking, asked]);
  return () => {
    if (scan.isLooking()) wanted.current = true;
    else if (asked === undefined) act();
  };
}
