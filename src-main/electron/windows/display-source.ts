import { screen } from 'electron';
import type { BrowserWindow } from 'electron';
import type { DisplaySource } from '../../customer-display/displays.ts';

/**
 * The system's displays. `kiosksId` answers the one that a kiosk covers, while there is one: the cashier's window is hidden
 * then. https://www.electronjs.org/docs/latest/api/screen
 */
export function systemDisplays(tillWindow: BrowserWindow, kiosksId: () => number | undefined): DisplaySource {
  return {
    all: () => screen.getAllDisplays(),
    cashiersId: () => kiosksId() ?? screen.getDisplayMatching(tillWindow.getBounds()).id,
    onChange: (listener) => {
      screen.on('display-added', listener);
      screen.on('display-removed', listener);
      screen.on('display-metrics-changed', listener);
      return () => {
        screen.off('display-added', listener);
        screen.off('display-removed', listener);
        screen.off('display-metrics-changed', listener);
      };
    },
  };
}
