import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { orderIn, updatesIn } from '../updates/update-places.ts';
import type { App } from 'electron';

/**
 * This process is a new version that is tried on the till's files by the one before it; without an order it is not, and ends.
 * The browser engine keeps its own files elsewhere: the other version has those of the till open.
 */
export function beginTrial(app: Pick<App, 'getPath' | 'setPath' | 'exit'>): void {
  const folder = app.getPath('userData');
  if (!existsSync(orderIn(folder))) app.exit(1);
  app.setPath('sessionData', join(updatesIn(folder), 'trial'));
}
