import { COMMAND_NAMES, VIEW_CHANNEL } from '../../shared/contract/channels.ts';
import { isTrusted } from './trusted-sender.ts';
import type { BrowserWindow, IpcMain, IpcMainInvokeEvent } from 'electron';
import type { TillView } from '../../shared/contract/views.ts';
import type { CommandName } from '../../shared/contract/channels.ts';

/** Does what a command asks if it is `trusted` and well formed; answers a `Result` in every case. */
export type AnswerCommand = (name: CommandName, input: unknown, trusted: boolean) => Promise<unknown>;

/**
 * Receives the commands of the contract. `answer` is asked for at each, and may still be on its way: what comes early
 * waits for it. Schemas are not loaded here, so that the window opens without them.
 */
export function serveCommands(
  ipcMain: IpcMain,
  window: BrowserWindow,
  answer: () => Promise<AnswerCommand>,
): void {
  for (const name of COMMAND_NAMES) {
    ipcMain.handle(name, async (event, input: unknown) => {
      const trusted = isTrusted(senderOf(event, window));
      return (await answer())(name, input, trusted);
    });
  }
}

export function pushView(window: BrowserWindow, view: TillView): void {
  if (!window.isDestroyed()) window.webContents.send(VIEW_CHANNEL, view);
}

function senderOf({ sender, senderFrame }: IpcMainInvokeEvent, window: BrowserWindow) {
  return {
    frameUrl: senderFrame?.url,
    isTopFrame: senderFrame !== null && senderFrame === sender.mainFrame,
    isOurWindow: !window.isDestroyed() && sender === window.webContents,
  };
}
