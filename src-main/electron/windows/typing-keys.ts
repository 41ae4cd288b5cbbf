import type { BrowserWindow, Input } from 'electron';

/** Keys that a person types with and moves about a page with, beside those that stand for one character. */
const TYPING = new Set([
  ...['Enter', 'Tab', 'Backspace', 'Delete', 'Escape'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'],
  ...['Shift', 'CapsLock', 'NumLock', 'AltGraph'],
  // Accents and other scripts are put together of several strokes.
  ...['Dead', 'Process', 'Compose'],
]);

type Stroke = Pick<Input, 'key' | 'shift' | 'control' | 'alt' | 'meta'>;

/**
 * Whether a stroke types or moves about the page, and nothing else. A list of what is allowed, because what closes,
 * reloads, prints or enlarges differs by system and by version of Chromium. Cut and paste is no typing: it carries what one
 * shopper wrote to the next.
 */
export function isTyping({ key, shift, control, alt, meta }: Stroke, platform = process.platform): boolean {
  if (meta) return false;
  // AltGr, which is Control and Alt together on Windows, and Option on macOS: with a letter or a digit it is a shortcut.
  const isThirdLevel = control ? alt : platform === 'darwin';
  if (control || alt) return isThirdLevel && Array.from(key).length === 1 && !/[a-z0-9 ]/i.test(key);
  if (shift && key === 'Delete') return false;
  return TYPING.has(key) || Array.from(key).length === 1;
}

/** Of keyboard, mouse and fingers the window takes what types and points: nothing enlarges its page or leads away from it. */
export function takeTypingOnly(window: BrowserWindow, isLocked: () => boolean): void {
  const { webContents } = window;
  webContents.on('before-input-event', (event, stroke) => {
    if (isLocked() && !isTyping(stroke)) event.preventDefault();
  });
  // Of mice and keyboards with keys for going back and forward.
  window.on('app-command', (event) => {
    if (isLocked()) event.preventDefault();
  });
  // Where there is no page before, none comes back.
  webContents.on('did-navigate-in-page', () => webContents.navigationHistory.clear());
  webContents.on('did-finish-load', () => {
    webContents.navigationHistory.clear();
    webContents.setZoomFactor(1);
    webContents.setVisualZoomLevelLimits(1, 1).catch((error: unknown) => {
      if (!window.isDestroyed()) console.error('the size of the page was not fixed', String(error));
    });
  });
}
