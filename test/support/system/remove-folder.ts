import { rm } from 'node:fs/promises';

/**
 * Removes a folder with all that is in it, and with what a process or a write that outlives the test puts there
 * meanwhile. `rmSync` looks into each folder once only, whatever its retries, and fails on such a file.
 */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
