import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { drawAgainAfterLostGraphics } from '../../../../src-main/electron/windows/lost-graphics.ts';
import { VirtualClock } from '../../../support/worlds/virtual-clock.ts';

/** An application with one window, and how often its page was loaded anew. */
class DrawnWindow extends EventEmitter {
  readonly clock = new VirtualClock();
  readonly app = new EventEmitter();
  readonly reported: unknown[] = [];
  loaded = 0;
  isCrashed = false;
  readonly webContents = Object.assign(new EventEmitter(), {
    isCrashed: () => this.isCrashed,
    reload: () => void (this.loaded += 1),
  });

  constructor() {
    super();
    const report = (_where: string, error: unknown) => this.reported.push(error);
    drawAgainAfterLostGraphics(this.app as never, this as never, { clock: this.clock, report });
  }

  draw(): this {
    this.webContents.emit('did-stop-loading');
    return this;
  }

  lose(type = 'GPU', reason = 'crashed'): void {
    this.app.emit('child-process-gone', {}, { type, reason, exitCode: 11 });
  }
}

test('a page is loaded anew once graphics are back', async () => {
  const window = new DrawnWindow().draw();
  window.lose();
  await window.clock.advance(1_400);
  expect(window.loaded).toBe(0);
  await window.clock.advance(200);
  expect(window.loaded).toBe(1);
  window.lose('GPU', 'killed');
  await window.clock.advance(60_000);
  expect(window.loaded).toBe(2);
});

test('losses in a row load it once, after the last', async () => {
  const window = new DrawnWindow().draw();
  for (let loss = 0; loss < 4; loss++) {
    window.lose();
    await window.clock.advance(1_200);
  }
  expect(window.loaded).toBe(0);
  await window.clock.advance(60_000);
  expect(window.loaded).toBe(1);
});

test.each([
  ['another process that ends', 'Utility', 'crashed'],
  ['graphics that end in good order', 'GPU', 'clean-exit'],
])('%s leaves it as it is', async (_what, type, reason) => {
  const window = new DrawnWindow().draw();
  window.lose(type, reason);
  await window.clock.advance(60_000);
  expect(window.loaded).toBe(0);
});

test('graphics that end before the page was drawn with them are no loss', async () => {
  const window = new DrawnWindow();
  window.lose();
  window.draw();
  await window.clock.advance(60_000);
  expect(window.loaded).toBe(0);
});

test('a page whose process has ended meanwhile is loaded by its recovery alone', async () => {
  const window = new DrawnWindow().draw();
  window.lose();
  window.isCrashed = true;
  await window.clock.advance(60_000);
  expect(window.loaded).toBe(0);
});

test('a window that was closed is left alone, and listens no more', async () => {
  const window = new DrawnWindow().draw();
  window.lose();
  window.emit('closed');
  await window.clock.advance(60_000);
  expect([window.loaded, window.reported, window.app.listenerCount('child-process-gone')]).toEqual([
    0,
    [],
    0,
  ]);
  expect(window.clock.pending()).toBe(0);
});
