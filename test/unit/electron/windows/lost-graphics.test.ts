import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { lookAfterLostGraphics } from '../../../../src-main/electron/windows/lost-graphics.ts';
import { VirtualClock } from '../../../support/worlds/virtual-clock.ts';

type Picture = 'drawn' | 'blank' | 'refused' | 'unanswered';

/** A window as far as lost graphics concern it; a test says how it looks. */
class LookedAtWindow extends EventEmitter {
  readonly clock = new VirtualClock();
  readonly app = new EventEmitter();
  readonly did: string[] = [];
  looks: Picture = 'blank';
  isShown = true;
  isLoading = false;
  isCrashed = false;
  readonly webContents = Object.assign(new EventEmitter(), {
    isCrashed: () => this.isCrashed,
    isLoading: () => this.isLoading,
    getOSProcessId: () => 0,
    forcefullyCrashRenderer: () => this.did.push('end'),
    capturePage: () => this.#picture(),
  });

  constructor() {
    super();
    lookAfterLostGraphics(this.app as never, this as never, {
      clock: this.clock,
      report: (where, error) => this.did.push(`${where}: ${String(error)}`),
      onBlank: () => this.did.push('blank'),
    });
  }

  isVisible(): boolean {
    return this.isShown;
  }

  load(): this {
    this.isLoading = this.isCrashed = false;
    this.webContents.emit('did-stop-loading');
    return this;
  }

  lose(type = 'GPU', reason = 'crashed'): void {
    this.app.emit('child-process-gone', {}, { type, reason, exitCode: 11 });
  }

  #picture(): Promise<unknown> {
    if (this.looks === 'unanswered') return new Promise(() => undefined);
    if (this.looks === 'refused') return Promise.reject(new Error('UnknownVizError'));
    const height = 32;
    const bitmap = Buffer.alloc(height * 4, 0xff);
    if (this.looks === 'drawn') for (let row = 0; row < height; row++) bitmap.writeUInt32LE(row, row * 4);
    return Promise.resolve({ toBitmap: () => bitmap, getSize: () => ({ width: 1, height }) });
  }
}

test.each(['blank', 'refused'] as const)('a page whose picture is %s twice is ended', async (looks) => {
  const window = new LookedAtWindow().load();
  window.looks = looks;
  window.lose('GPU', 'killed');
  await window.clock.advance(2_300);
  expect(window.did).toEqual([]);
  await window.clock.advance(200);
  expect(window.did).toEqual(['blank', 'end']);
});

test('one of which no picture comes is ended in time to be back within ten seconds', async () => {
  const window = new LookedAtWindow().load();
  window.looks = 'unanswered';
  window.lose();
  await window.clock.advance(6_500);
  expect(window.did).toEqual(['blank', 'end']);
});

test.each([
  ['a picture', 0],
  ['a picture at the second look', 1_300],
])('a page with %s is left alone', async (_what, drawnAfterMs) => {
  const window = new LookedAtWindow().load();
  window.lose();
  await window.clock.advance(drawnAfterMs);
  window.looks = 'drawn';
  await window.clock.advance(60_000);
  expect(window.did).toEqual([]);
  expect(window.clock.pending()).toBe(0);
});

test('one that stays blank whatever is done is ended three times for each loss', async () => {
  const window = new LookedAtWindow().load();
  window.webContents.forcefullyCrashRenderer = () => {
    queueMicrotask(() => window.load());
    return window.did.push('end');
  };
  window.lose();
  await window.clock.advance(600_000);
  expect(window.did).toEqual(Array<string[]>(3).fill(['blank', 'end']).flat());
  window.lose();
  await window.clock.advance(600_000);
  expect(window.did).toHaveLength(12);
});

test('losses in a row are looked at once, after the last', async () => {
  const window = new LookedAtWindow().load();
  for (let loss = 0; loss < 4; loss++) {
    window.lose();
    await window.clock.advance(1_100);
  }
  expect(window.did).toEqual([]);
  await window.clock.advance(1_500);
  expect(window.did).toEqual(['blank', 'end']);
});

test.each([
  ['another process that ends', 'Utility', 'crashed'],
  ['graphics that end in good order', 'GPU', 'clean-exit'],
])('%s brings no look', async (_what, type, reason) => {
  const window = new LookedAtWindow().load();
  window.lose(type, reason);
  await window.clock.advance(60_000);
  expect(window.did).toEqual([]);
});

test('nor do graphics that end before the page was loaded for the first time', async () => {
  const window = new LookedAtWindow();
  window.lose();
  window.load();
  await window.clock.advance(60_000);
  expect(window.did).toEqual([]);
});

test('a page whose process has ended, and one that is being loaded, is looked at once it is there', async () => {
  const window = new LookedAtWindow().load();
  window.lose();
  window.isCrashed = true;
  await window.clock.advance(60_000);
  window.isCrashed = false;
  window.isLoading = true;
  await window.clock.advance(60_000);
  expect(window.did).toEqual([]);
  window.load();
  await window.clock.advance(2_300);
  expect(window.did).toEqual([]);
  await window.clock.advance(200);
  expect(window.did).toEqual(['blank', 'end']);
});

test('a hidden window is looked at once somebody sees it', async () => {
  const window = new LookedAtWindow().load();
  window.isShown = false;
  window.lose();
  await window.clock.advance(60_000);
  expect(window.did).toEqual([]);
  window.isShown = true;
  window.emit('show');
  await window.clock.advance(2_500);
  expect(window.did).toEqual(['blank', 'end']);
});

test('a window that was closed is left alone, and listens no more', async () => {
  const window = new LookedAtWindow().load();
  window.lose();
  window.emit('closed');
  await window.clock.advance(60_000);
  window.lose();
  await window.clock.advance(60_000);
  expect(window.did).toEqual([]);
  expect(window.clock.pending()).toBe(0);
  expect(window.app.listenerCount('child-process-gone')).toBe(0);
});
