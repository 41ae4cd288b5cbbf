import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { startKiosk } from '../../../src-main/boot/windows/start-kiosk.ts';
import type { TillView } from '../../../shared/contract/views.ts';

vi.mock('electron', () => ({ app: new EventEmitter(), ipcMain: { handle: () => undefined } }));

/** The till's window, hidden at first, as macOS answers for it. */
function tillWindow() {
  const window = {
    shown: 0,
    isCovered: false,
    isDestroyed: () => false,
    // https://www.electronjs.org/docs/latest/api/browser-window#winisvisible
    isVisible: () => window.shown > 0 && !window.isCovered,
    show: () => (window.shown += 1),
    hide: () => undefined,
  };
  return window;
}

test('a till that somebody minimized or covered by another program stays so, whatever becomes of its sales', () => {
  const window = tillWindow();
  const started = startKiosk(
    { tillWindow: window } as never,
    { till: { session: () => undefined, view: () => ({}) } } as never,
  );
  const follow = () => started.follow({ phase: 'ready' } as TillView);
  follow();
  expect(window.shown).toBe(1);
  window.isCovered = true;
  follow();
  follow();
  expect(window.shown).toBe(1);
});
