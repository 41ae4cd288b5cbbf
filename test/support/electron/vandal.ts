import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { VandalShopper } from './vandal-shopper.ts';
import type { CDPSession, Page } from '@playwright/test';
import type { SeededRandom } from '../../simulation/random.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Something on the screen that people and their aids find by its role. */
interface Target extends Place {
  readonly what: string;
  /** Of what looks alike, such as the keys of a keyboard, each is one of many: a single small button is found as often as all of them. */
  readonly size?: string;
}

const PRESSED = [
  ...['button', 'radio', 'checkbox', 'switch', 'textbox', 'combobox', 'option', 'link', 'slider', 'tab'],
  ...['image', 'heading', 'dialog', 'listitem'],
];
/** Of the 250 countries: where each of them is takes seconds to ask. */
const MOST_OPTIONS = 5;
/** Less often pressed: nothing is expected of them. */
const IDLE = ['image', 'heading', 'dialog', 'listitem'];
const CHORDS = [
  ...['alt+F4', 'ctrl+w', 'ctrl+q', 'F11', 'Escape', 'F5', 'ctrl+r', 'ctrl+shift+i', 'alt+Left', 'ctrl+plus'],
  ...['Tab', 'shift+Tab', 'Return', 'space', 'Up', 'Down', 'Left', 'Right', 'BackSpace', 'Delete'],
  ...[
    'ctrl+a',
    'ctrl+c',
    'ctrl+v',
    'ctrl+x',
    'ctrl+z',
    'ctrl+p',
    'ctrl+f',
    'Menu',
    'super',
    '5',
    '0',
    'a',
    'Z',
  ],
] as const;

/**
 * Somebody who plays with a kiosk: presses, drags, holds and presses twice what is really there, small as it may be, and any other
 * place, by finger and by pointer, in no order.
 */
export class Vandal {
  readonly #page: Page;
  readonly #glass: CDPSession;
  readonly #random: SeededRandom;
  readonly #display: NodeJS.ProcessEnv;
  readonly #shopper: VandalShopper;
  /** What it did last, for whoever reads why a test failed. */
  readonly did: string[] = [];

  constructor(page: Page, glass: CDPSession, random: SeededRandom, display: string | undefined) {
    this.#page = page;
    this.#glass = glass;
    this.#random = random;
    this.#shopper = new VandalShopper(page, random, this.#note);
    this.#display = { ...process.env, ...(display !== undefined && { DISPLAY: display }) };
  }

  async gesture(): Promise<void> {
    const random = this.#random;
    const target = await this.#target();
    const roll = random.next();
    if (roll < 0.42) await this.#press(target, random.between(20, 120));
    else if (roll < 0.56) {
      await this.#press(target, random.between(20, 80));
      await pause(random.between(20, 300));
      await this.#press(target, random.between(20, 80));
      this.#note(`twice`);
    } else if (roll < 0.64) await this.#press(target, random.between(500, 2_400));
    else if (roll < 0.76) await this.#drag(target, await this.#target());
    else if (roll < 0.84) await this.#together(target, await this.#target());
    else if (roll < 0.92) this.#keys(random.pick(CHORDS));
    else this.#button(target, random.pick([2, 3, 4, 5, 8, 9]));
    await pause(random.chance(0.02) ? random.between(1_000, 3_000) : random.between(0, 120));
  }

  /** Each key that leads out of a window, or into one, elsewhere. */
  everyKey(): void {
    for (const chord of CHORDS) this.#keys(chord);
  }

  /** By a finger: the middle of the screen, and one after the other of what is there to be pressed. */
  async pressSome(): Promise<void> {
    const { width, height } = await this.#size();
    const middle = { x: Math.round(width / 2), y: Math.round(height / 2), what: 'the middle' };
    for (const target of [middle, ...(await this.#targets()).filter(({ what }) => !isIdle(what))])
      await this.#press(target, 30);
  }

  /** What the screen asks for next, done right. */
  goOn(): Promise<void> {
    return this.#shopper.goOn();
  }

  /** Small or large, each is as likely; a fifth of all gestures are meant for nothing. */
  async #target(): Promise<Target> {
    const { width, height } = await this.#size();
    const anywhere = { x: this.#random.between(0, width - 1), y: this.#random.between(0, height - 1) };
    if (this.#random.chance(0.2)) return { ...anywhere, what: 'anywhere' };
    const targets = await this.#targets();
    const wanted = this.#random.chance(0.9) ? targets.filter(({ what }) => !isIdle(what)) : targets;
    const sizes = [...new Set(wanted.map(({ size }) => size))];
    const alike = wanted.filter(({ size }) => size === sizes[this.#random.between(0, sizes.length - 1)]);
    return alike[this.#random.between(0, alike.length - 1)] ?? { ...anywhere, what: 'anywhere' };
  }

  /** Of the accessible tree: what a screen reader finds, where it is on the screen. */
  async #targets(): Promise<readonly Target[]> {
    const { width, height } = await this.#size();
    const { nodes } = await this.#glass.send('Accessibility.getFullAXTree');
    const found = nodes.filter(
      ({ ignored, role, backendDOMNodeId }) =>
        !ignored && backendDOMNodeId !== undefined && PRESSED.includes(String(role?.value)),
    );
    const options = found.filter(({ role }) => role?.value === 'option');
    const from = this.#random.between(0, Math.max(0, options.length - MOST_OPTIONS));
    const some = options.slice(from, from + MOST_OPTIONS);
    const placed = await Promise.all(
      found
        .filter((node) => !options.includes(node) || some.includes(node))
        .map(async ({ role, name, backendDOMNodeId }) => {
          // Gone, or not drawn, since the tree was read.
          const box = await this.#glass
            .send('DOM.getBoxModel', { backendNodeId: backendDOMNodeId ?? 0 })
            .catch(() => undefined);
          if (!box) return [];
          const [left = 0, top = 0, right = 0, , , bottom = 0] = box.model.border;
          const middle = {
            x: Math.round(left + (right - left) * (0.1 + 0.8 * this.#random.next())),
            y: Math.round(top + (bottom - top) * (0.1 + 0.8 * this.#random.next())),
          };
          const isThere = middle.x >= 0 && middle.y >= 0 && middle.x < width && middle.y < height;
          const size = `${Math.round(right - left)}×${Math.round(bottom - top)}`;
          return isThere ? [{ ...middle, size, what: `${String(role?.value)} ${String(name?.value)}` }] : [];
        }),
    );
    return placed.flat();
  }

  #size(): Promise<{ width: number; height: number }> {
    return this.#page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  }

  async #press(target: Target, forMs: number): Promise<void> {
    if (this.#random.chance(0.6)) {
      this.#note(`touch ${forMs} ms ${shown(target)}`);
      await this.#touch('touchStart', [target]);
      await pause(forMs);
      await this.#touch('touchEnd', []);
    } else {
      this.#note(`click ${forMs} ms ${shown(target)}`);
      this.#xdotool('mousemove', String(target.x), String(target.y), 'mousedown', '1');
      await pause(forMs);
      this.#xdotool('mouseup', '1');
    }
  }

  async #drag(from: Target, to: Target): Promise<void> {
    const steps = this.#random.between(2, 8);
    const at = (step: number): Place => ({
      x: Math.round(from.x + ((to.x - from.x) * step) / steps),
      y: Math.round(from.y + ((to.y - from.y) * step) / steps),
    });
    const isFinger = this.#random.chance(0.6);
    this.#note(`${isFinger ? 'swipe' : 'drag'} ${shown(from)} to ${shown(to)}`);
    if (isFinger) await this.#touch('touchStart', [from]);
    else this.#xdotool('mousemove', String(from.x), String(from.y), 'mousedown', '1');
    for (let step = 1; step <= steps; step++) {
      const { x, y } = at(step);
      if (isFinger) await this.#touch('touchMove', [{ x, y }]);
      else this.#xdotool('mousemove', String(x), String(y));
      await pause(15);
    }
    if (isFinger) await this.#touch('touchEnd', []);
    else this.#xdotool('mouseup', '1');
  }

  /** Two fingers; the first may be lifted while the second stays. */
  async #together(one: Target, other: Target): Promise<void> {
    this.#note(`two fingers ${shown(one)} and ${shown(other)}`);
    await this.#touch('touchStart', [one]);
    await pause(this.#random.between(0, 200));
    await this.#touch('touchStart', [one, other]);
    await pause(this.#random.between(20, 200));
    await this.#touch('touchEnd', []);
  }

  #keys(chord: string): void {
    this.#note(`keys ${chord}`);
    this.#xdotool('key', chord);
  }

  #button(at: Place, button: number): void {
    this.#note(`button ${button} at ${at.x},${at.y}`);
    this.#xdotool('mousemove', String(at.x), String(at.y), 'click', String(button));
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]): Promise<void> {
    const touchPoints = places.map(({ x, y }, id) => ({ x, y, id }));
    await this.#glass.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  #xdotool(...args: readonly string[]): void {
    execFileSync('xdotool', args, { env: this.#display });
  }

  readonly #note = (what: string): void => {
    this.did.push(what);
  };
}

const isIdle = (what: string): boolean => IDLE.some((role) => what.startsWith(`${role} `));
const shown = ({ what, x, y }: Target): string => `${what} at ${x},${y}`;
