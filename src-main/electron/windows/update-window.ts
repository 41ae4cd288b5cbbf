import { secureWindow } from './secure-window.ts';
import { backgroundOf } from './window-theme.ts';
import type { BrowserWindow } from 'electron';

/** What people see while a new version is installed: the till is not open, and nobody should start it a second time. */
export function openUpdateWindow(
  { title, text }: { readonly title: string; readonly text: string },
  direction: 'ltr' | 'rtl',
): BrowserWindow {
  const background = backgroundOf('system');
  const size = { width: 640, height: 320, resizable: false } as const;
  const window = secureWindow(
    { title: 'Countertop', ...size, closable: false, backgroundColor: background },
    {},
  );
  const page = `<!doctype html><html dir="${direction}"><meta charset="utf-8"><title>Countertop</title>
    <body style="margin:3rem;font:1.25rem system-ui,sans-serif;color-scheme:light dark;background:${background}">
    <h1 style="font-size:1.75rem">${escaped(title)}</h1><p>${escaped(text)}</p>`;
  window.loadURL(`data:text/html;charset=utf-8,${encodeURIComponent(page)}`).catch((error: unknown) => {
    console.error('what is shown during an update was not loaded', error);
  });
  return window;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
