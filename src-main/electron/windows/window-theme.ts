import { nativeTheme } from 'electron';
import type { BrowserWindow } from 'electron';
import type { Theme } from '../../../shared/preferences.ts';

/** The page's own background in each theme, so that what has not been drawn yet does not flash. */
const BACKGROUND = { light: '#f5f4f0', dark: '#101216', contrast: '#000000' } as const;

/** What a window shows before its page has drawn anything. */
export function backgroundOf(theme: Theme): string {
  if (theme !== 'system') return BACKGROUND[theme];
  return nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light;
}

/** Gives the window, and what the system draws in it, the colours of the theme. */
export function applyTheme(window: BrowserWindow, theme: Theme): void {
  const source = theme === 'contrast' ? 'dark' : theme;
  // Called with every view: either one, set to the same value again, would draw the whole window again, ahead of what the page shows.
  if (nativeTheme.themeSource !== source) nativeTheme.themeSource = source;
  if (window.isDestroyed()) return;
  const background = backgroundOf(theme);
  if (window.getBackgroundColor().toLowerCase() !== background) window.setBackgroundColor(background);
}
