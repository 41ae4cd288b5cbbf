import { BrowserWindow, nativeTheme, screen } from 'electron';
import { APP_START } from './app-origin.ts';

const WINDOWED = { width: 1280, height: 800 } as const;
/** The smallest till screen that is designed for is 800×480. */
const SMALLEST = { width: 640, height: 400 } as const;
/** The page's own background in each scheme, so that the first frame does not flash. */
const BACKGROUND = { light: '#f5f4f0', dark: '#101216' } as const;

/**
 * The till's window. The renderer is sandboxed and isolated and reaches nothing but the preload's functions.
 * https://www.electronjs.org/docs/latest/tutorial/security#3-enable-context-isolation
 * https://www.electronjs.org/docs/latest/tutorial/security#4-enable-process-sandboxing
 */
export function openWindow(preload: string, windowed: boolean): BrowserWindow {
  const workArea = screen.getPrimaryDisplay().workAreaSize;
  const window = new BrowserWindow({
    title: 'Countertop',
    width: Math.min(WINDOWED.width, workArea.width),
    height: Math.min(WINDOWED.height, workArea.height),
    useContentSize: true,
    minWidth: Math.min(SMALLEST.width, workArea.width),
    minHeight: Math.min(SMALLEST.height, workArea.height),
    fullscreen: !windowed,
    autoHideMenuBar: true,
    backgroundColor: nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      // A till that is covered by another window still has to show what happened at once.
      backgroundThrottling: false,
    },
  });
  window.removeMenu();
  void window.loadURL(APP_START);
  return window;
}
