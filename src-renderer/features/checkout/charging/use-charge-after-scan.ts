import { useEffect, useEffectEvent, useRef } from 'react';
import type { SaleScan } from '../new-sale/use-scan.ts';

/**
 * Answers a function that charges after the article of a scan is looked up, since whoever scans and presses Enter means to
 * charge the article too. An unknown barcode is asked about first; then Charge has to be pressed again.
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
