import type { TillsOfLocation } from '../../../../../shared/contract/back-office/hierarchy.ts';
import { useReading } from '../../../../state/use-reading.ts';

/** The terminals of a location with their tenders; `undefined` while they are read. */
export function useTills(id: string): TillsOfLocation | 'unread' | undefined {
  const { value, failure } = useReading('locations.tills', { id });
  return failure ? 'unread' : value;
}
