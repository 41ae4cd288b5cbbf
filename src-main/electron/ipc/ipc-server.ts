import { VIEW_CHANNEL } from '../../../shared/contract/channels.ts';
import { isTrusted } from './trusted-sender.ts';
import type { BrowserWindow, IpcMain, IpcMainInvokeEvent } from 'electron';
import type { TillView } from '../../../shared/contract/views.ts';
import type { AppPage } from '../pages/app-origin.ts';

/** Does what a command asks if it is `trusted` and well formed; answers a `Result` in every case. */
export type AnswerCommand<Name> = (name: Name, input: unknown, trusted: boolean) => Promise<unknown>;

/** A contract's commands, and whose they are. */
export interface Contract<Name> {
  readonly names: readonly Name[];
  /** The window that may give them, once it is there, and the page that it must show. */
  readonly window: () => BrowserWindow | undefined;
  readonly page: AppPage;
}

/**
 * Receives the commands of one contract. `answer` is asked for at each, and may still be on its way: what comes early
 * waits for it. Schemas are not loaded here, so that the window opens without them.
 */
export function serveCommands<Name extends string>(
  ipcMain: Pick<IpcMain, 'handle'>,
  { names, window, page }: Contract<Name>,
  answer: () => Promise<AnswerCommand<Name>>,
): void {
  for (const name of names) {
    ipcMain.handle(name, async (event, input: unknown) => {
      const trusted = isTrusted(senderOf(event, window()), page);
      return (await answer())(name, input, trusted);
    });
  }
}

export function pushView(window: BrowserWindow, view: TillView): void {
  if (!window.isDestroyed()) window.webContents.send(VIEW_CHANNEL, view);
}

function senderOf({ sender, senderFrame }: IpcMainInvokeEvent, window: BrowserWindow | undefined) {
  return {
    frameUrl: senderFrame?.url,
    isTopFrame: senderFrame !== null && senderFrame === sender.mainFrame,
    isOurWindow: window !== undefined && !window.isDestroyed() && sender === window.webContents,
  };
}
