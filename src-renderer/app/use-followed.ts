import { useState } from 'react';
import type { Screen } from './screen-choice.ts';

/**
 * Whether the service said of the sale on this screen, while it was shown, that it is still open. After a restart of
 * the till the last known stage comes first, and what came of it in between may follow with nobody there to see it.
 */
export function useFollowed(screen: Screen): boolean {
  const [followed, follow] = useState<string>();
  const id = 'sale' in screen ? screen.sale.id : undefined;
  const read = screen.name === 'awaiting' && screen.sale.stage.lastGoodReadAt !== undefined;
  if (read && id !== followed) follow(id);
  return id !== undefined && id === followed;
}
