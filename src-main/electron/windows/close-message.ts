import { dialog } from 'electron';
import type { BrowserWindow } from 'electron';

/** In the till's language. */
export interface CloseMessage {
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly close: string;
}

const STAY = 0;

/** What goes on while the till is closed, and what does not. Enter and Escape stay. */
export async function showCloseMessage(
  window: BrowserWindow,
  { title, text, stay, close }: CloseMessage,
): Promise<boolean> {
  // Not the one that waits for its button: that would stop main.
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    title,
    message: title,
    detail: text,
    buttons: [stay, close],
    defaultId: STAY,
    cancelId: STAY,
    noLink: true,
  });
  return response !== STAY;
}
