import { join } from 'node:path';
import type { App } from 'electron';

/**
 * Where the dialog offers to save a file of this name: among the user's documents. Windows names no such folder while it is led to
 * a server that does not answer, and Electron throws then; the dialog opens where a file was saved last.
 * https://github.com/electron/electron/issues/30675
 */
export function offeredPath(app: Pick<App, 'getPath'>, name: string): string {
  try {
    return join(app.getPath('documents'), name);
  } catch {
    return name;
  }
}
