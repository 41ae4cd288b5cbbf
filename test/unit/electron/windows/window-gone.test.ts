import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { followWindowGone } from '../../../../src-main/electron/windows/window-gone.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';

function opened() {
  const app = new EventEmitter();
  const window = new EventEmitter();
  const gone: string[] = [];
  followWindowGone(app as never, window as never, (how) => gone.push(how));
  const askToClose = async (isRefused: boolean): Promise<void> => {
    window.emit('close', { defaultPrevented: isRefused });
    await settled();
  };
  return { app, window, gone, askToClose };
}

test('a window that is closed is asked first', async () => {
  const { window, gone, askToClose } = opened();
  await askToClose(false);
  window.emit('closed');
  expect(gone).toEqual(['closed']);
});

test('one that ends with the application was not taken away', () => {
  const { app, window, gone } = opened();
  app.emit('before-quit');
  window.emit('closed');
  expect(gone).toEqual(['closed']);
  expect(app.listenerCount('before-quit')).toBe(0);
});

test('one that goes without being asked was taken away, also after somebody was refused to close it', async () => {
  const first = opened();
  first.window.emit('closed');
  expect(first.gone).toEqual(['taken']);
  const { window, gone, askToClose } = opened();
  await askToClose(true);
  window.emit('closed');
  expect(gone).toEqual(['taken']);
});
