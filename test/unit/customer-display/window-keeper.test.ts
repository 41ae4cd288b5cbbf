import { DEFAULT_SCANNER } from '../../../shared/scanner.ts';
import { expect, test } from 'vitest';
import { WindowKeeper } from '../../../src-main/customer-display/window-keeper.ts';
import type { CustomerView } from '../../../shared/contract/customer-display.ts';
import type { Display, DisplaySource } from '../../../src-main/customer-display/displays.ts';
import type { Placement } from '../../../src-main/customer-display/placement.ts';

const welcome: CustomerView = {
  language: 'en',
  theme: 'system',
  scanner: DEFAULT_SCANNER,
  stage: { name: 'welcome' },
};
const closed: CustomerView = {
  language: 'en',
  theme: 'system',
  scanner: DEFAULT_SCANNER,
  stage: { name: 'closed' },
};
const till: Display = { id: 1, bounds: { x: 0, y: 0, width: 1280, height: 800 } };
const second: Display = { id: 2, bounds: { x: 1280, y: 0, width: 1024, height: 600 } };

/** Displays that a test plugs and unplugs, and what the keeper did. */
class Checkout implements DisplaySource {
  readonly did: string[] = [];
  readonly shown: CustomerView[] = [];
  displays: readonly Display[];
  /** The window goes. */
  loseWindow: (how: 'closed' | 'taken') => void = () => undefined;
  #listeners: readonly (() => void)[] = [];
  readonly keeper: WindowKeeper;

  constructor(...displays: readonly Display[]) {
    this.displays = displays;
    this.keeper = new WindowKeeper({
      displays: this,
      windowed: false,
      onState: (state) => this.did.push(state ?? 'none'),
      onTaken: () => this.did.push('taken'),
      open: (placement, onGone) => {
        this.loseWindow = onGone;
        this.did.push(`open on ${place(placement)}`);
        return {
          place: (next) => this.did.push(`move to ${place(next)}`),
          show: (view) => this.shown.push(view),
          close: () => this.did.push('close'),
        };
      },
    });
  }

  all = (): readonly Display[] => this.displays;
  cashiersId: () => number = () => 1;

  onChange(listener: () => void): () => void {
    this.#listeners = [listener];
    return () => (this.#listeners = []);
  }

  get isHeard(): boolean {
    return this.#listeners.length > 0;
  }

  plug(...displays: readonly Display[]): void {
    this.displays = displays;
    for (const listener of this.#listeners) listener();
  }

  /** What the keeper has done since the last look. */
  since(): readonly string[] {
    return this.did.splice(0);
  }
}

const place = (placement: Placement): string =>
  placement.kind === 'window' ? 'a window' : `${placement.displayId} ${placement.bounds.width}`;

function opened(): Checkout {
  const checkout = new Checkout(till, second);
  checkout.keeper.follow(welcome, 'automatic');
  checkout.since();
  return checkout;
}

test('opens with the first view, and shows it', () => {
  const checkout = new Checkout(till, second);
  expect(checkout.since()).toEqual([]);
  checkout.keeper.follow(welcome, 'automatic');
  expect(checkout.since()).toEqual(['none', 'open on 2 1024', 'shown']);
  expect(checkout.shown.at(-1)).toEqual(welcome);
});

test('shows every view that follows', () => {
  const checkout = opened();
  checkout.keeper.follow(closed, 'automatic');
  expect(checkout.shown.at(-1)).toEqual(closed);
  expect(checkout.since()).toEqual([]);
});

test('with one display nothing happens', () => {
  const checkout = new Checkout(till);
  checkout.keeper.follow(welcome, 'automatic');
  expect(checkout.since()).toEqual(['none']);
});

test('an unplugged display takes its window along and says so; plugged in again, it shows the latest view', () => {
  const checkout = opened();
  checkout.plug(till);
  expect(checkout.since()).toEqual(['close', 'unplugged']);
  checkout.keeper.follow(closed, 'automatic');
  checkout.plug(till, second);
  expect(checkout.since()).toEqual(['open on 2 1024', 'shown']);
  expect(checkout.shown.at(-1)).toEqual(closed);
});

test('follows a display that is turned or resized, and does nothing when nothing has changed', () => {
  const checkout = opened();
  checkout.plug(till, { ...second, bounds: { ...second.bounds, width: 600, height: 1024 } });
  expect(checkout.since()).toEqual(['move to 2 600']);
  checkout.plug(till, { ...second, bounds: { ...second.bounds, width: 600, height: 1024 } });
  expect(checkout.since()).toEqual([]);
});

test('a window that somebody closed stays closed until it is asked for', () => {
  const checkout = opened();
  checkout.loseWindow('closed');
  expect(checkout.since()).toEqual(['closed']);
  checkout.plug(till, second);
  checkout.keeper.follow(welcome, 'automatic');
  expect(checkout.since()).toEqual([]);
  checkout.keeper.detect();
  expect(checkout.since()).toEqual(['none', 'open on 2 1024', 'shown']);
});

test('a window that was taken away may come back at once, with the latest view', () => {
  const checkout = opened();
  checkout.loseWindow('taken');
  expect(checkout.since()).toEqual(['none', 'taken']);
  checkout.keeper.follow(closed, 'automatic');
  checkout.keeper.arrange();
  expect(checkout.since()).toEqual(['open on 2 1024', 'shown']);
  expect(checkout.shown.at(-1)).toEqual(closed);
});

test('what became of an unplugged display is forgotten once somebody has read it', () => {
  const checkout = opened();
  checkout.plug(till);
  checkout.since();
  checkout.keeper.detect();
  expect(checkout.since()).toEqual(['none']);
});

test('switched off, it closes and nobody is alarmed; switched on, it opens', () => {
  const checkout = opened();
  checkout.keeper.follow(welcome, 'off');
  expect(checkout.since()).toEqual(['close', 'none']);
  checkout.keeper.follow(welcome, 'automatic');
  expect(checkout.since()).toEqual(['none', 'open on 2 1024', 'shown']);
});

test('at the end it closes and listens no more', () => {
  const checkout = opened();
  checkout.keeper.stop();
  expect(checkout.since()).toEqual(['close']);
  checkout.loseWindow('taken');
  checkout.plug(till, second);
  checkout.keeper.follow(welcome, 'off');
  checkout.keeper.follow(welcome, 'automatic');
  expect(checkout.since()).toEqual([]);
});

test('at the end the displays are not asked: the cashier’s window, which tells them apart, is gone', () => {
  const checkout = opened();
  checkout.cashiersId = () => {
    throw new Error('the window is gone');
  };
  checkout.keeper.stop();
  expect(checkout.since()).toEqual(['close']);
});

test('one that has stopped hears of no display any more', () => {
  const checkout = new Checkout(till, second);
  expect(checkout.isHeard).toBe(true);
  checkout.keeper.stop();
  expect(checkout.isHeard).toBe(false);
});
