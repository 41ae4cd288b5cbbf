import { useEffect, useState } from 'react';
import type { RawKey } from './key-input.ts';
import { useScans } from './scans.tsx';

/** Longer than any scanner pauses: then the scan is over. */
const OVER_AFTER_MS = 700;

/** Records one test scan at a time, its keys as they come; nothing else has them meanwhile. */
export function useTestScan(): {
  readonly keys: readonly RawKey[];
  readonly listening: boolean;
  readonly listen: () => void;
} {
  const { keys: input } = useScans();
  const [listening, setListening] = useState(true);
  const [keys, setKeys] = useState<readonly RawKey[]>([]);
  useEffect(() => {
    if (!listening) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const recorded: RawKey[] = [];
    const stop = input.record((key) => {
      if (key.key === 'Escape') {
        setListening(false);
        return;
      }
      recorded.push(key);
      clearTimeout(timer);
      timer = setTimeout(() => {
        setKeys(recorded);
        setListening(false);
      }, OVER_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [input, listening]);
  return { keys, listening, listen: () => setListening(true) };
}
