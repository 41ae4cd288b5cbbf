import { setTimeout as sleep } from 'node:timers/promises';
import { writeFileAtomic } from '../write-file-atomic.ts';
import { UpdateFolder } from '../updates/update-folder.ts';
import type { App, BrowserWindow } from 'electron';

const LOOK_EVERY_MS = 100;

/**
 * Ends this process once the new version is up: its first screen is drawn, the record is open, and what it makes of the last
 * figures is on the disk. Where that does not come about, whoever tries it ends it.
 */
export async function endTrial(
  app: Pick<App, 'getPath' | 'quit'>,
  {
    window,
    version,
    figures,
  }: {
    readonly window: BrowserWindow;
    readonly version: string;
    readonly figures: () => string | undefined;
  },
): Promise<void> {
  while (figures() === undefined || !(await isDrawn(window))) await sleep(LOOK_EVERY_MS);
  const { upMark } = new UpdateFolder(app.getPath('userData'));
  await writeFileAtomic(upMark, JSON.stringify({ version, figures: figures() }));
  app.quit();
}

/** A page that is still loaded, or has crashed, answers no. */
async function isDrawn(window: BrowserWindow): Promise<boolean> {
  const look = `document.querySelector('#till > *') !== null`;
  const drawn: unknown = await window.webContents.executeJavaScript(look).catch(() => false);
  return drawn === true;
}
