import { useEffect, useEffectEvent, useRef } from 'react';
import type { OfficeNewsOf } from '../../../shared/contract/views.ts';
import { useLatest } from '../../state/connection.ts';

/** Calls `readAgain` after news from the service, once nothing else is being read. */
export function useOfficeNews(about: OfficeNewsOf, isReading: boolean, readAgain: () => void): void {
  const announced = useLatest(({ view }) => view?.officeNews?.[about] ?? 0);
  const seen = useRef(announced);
  const again = useEffectEvent(readAgain);
  useEffect(() => {
    if (isReading || seen.current === announced) return;
    seen.current = announced;
    again();
  }, [isReading, announced]);
}
