import { useState } from 'react';
import type { Screen } from './screen-choice.ts';

/**
 * Whether the service said that the sale was open while this screen showed it. After a restart, the screen first shows the
 * last known stage, and an end that came in between may follow with nobody there to see it.
 */
export function useFollowed(screen: Screen): boolean {
  const [followed, follow] = useState<string>();
  const id = 'sale' in screen ? screen.sale.id : undefined;
  const read = screen.name === 'awaiting' && screen.sale.stage.lastGoodReadAt !== undefined;
  if (read && id !== followed) follow(id);
  return id !== undefined && id === followed;
}
