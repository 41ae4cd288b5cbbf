import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { modalDialog, useScans } from './scans.tsx';

interface ScanReceiverParts {
  /** Resolves when the scan is settled; `gone` is aborted when this screen has been left. */
  readonly take: (code: string, gone: AbortSignal) => Promise<void>;
  /** Scans wait while this is false. */
  readonly ready?: boolean;
  /** Scans are not for the caller while this is false. */
  readonly active?: boolean;
}

/** Scans on this screen wait for the one that comes after it; `leave` brings that about. */
export function useScansForNextScreen(active: boolean, leave: () => void): void {
  const { queue } = useScans();
  const onWaiting = useEffectEvent(leave);
  const isActive = useEffectEvent(() => active);
  useLayoutEffect(
    () =>
      queue.receive({
        isInFront: () => isActive() && modalDialog() === undefined,
        isReady: () => false,
        onWaiting: () => onWaiting(),
        take: () => Promise.resolve(),
      }),
    [queue],
  );
}

/** While the caller is on the screen, from before it is drawn, scans are its own, unless a dialog stands before it. */
export function useScanReceiver({ take, ready = true, active = true }: ScanReceiverParts): void {
  const { queue } = useScans();
  const onScan = useEffectEvent(take);
  const isReady = useEffectEvent(() => ready);
  const isActive = useEffectEvent(() => active);
  useLayoutEffect(
    () =>
      queue.receive({
        isInFront: () => isActive() && modalDialog() === undefined,
        isReady: () => isReady(),
        take: (code, gone) => onScan(code, gone),
      }),
    [queue],
  );
  useEffect(() => {
    if (ready) queue.proceed();
  }, [queue, ready]);
}
