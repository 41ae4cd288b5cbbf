import type { Locator, Page } from '@playwright/test';
import type { SeededRandom } from '../../simulation/random.ts';

/** Somebody who means to buy, among those who play: does what the screen asks for next, whatever it shows. */
export class VandalShopper {
  readonly #page: Page;
  readonly #random: SeededRandom;
  readonly #note: (what: string) => void;

  constructor(page: Page, random: SeededRandom, note: (what: string) => void) {
    this.#page = page;
    this.#random = random;
    this.#note = note;
  }

  /** Gives the details that are asked for, and presses what leads on; where nothing does yet, the largest of what can be pressed. */
  async goOn(): Promise<void> {
    await this.#giveDetails();
    const onwards = this.#page.locator('button[data-kind="primary"]:not([disabled]):visible');
    const button = (await onwards.count()) > 0 ? onwards.last() : await this.#oneOfTheLargest();
    if (!button) return;
    const name = await button.innerText(SOON).catch(gone);
    this.#note(`goes on by ${name ?? 'what is gone'}`);
    await button.click(SOON).catch(gone);
  }

  /** Each shopper has words of their own. */
  async #giveDetails(): Promise<void> {
    const boxes = await this.#page.locator('input[autocomplete]:visible').all();
    if (boxes.length === 0) return;
    this.#note('details as they should be');
    for (const box of boxes) {
      const purpose = await box.getAttribute('autocomplete', SOON).catch(gone);
      await box.fill(this.#textFor(purpose ?? ''), SOON).catch(gone);
    }
    for (const box of await this.#page.locator('select:visible').all())
      await box.selectOption('US', SOON).catch(gone);
  }

  /** Nothing where nobody has to write: what somebody has left there may be wrong. */
  #textFor(purpose: string): string {
    if (purpose === 'email') return `${this.#word()}@example.com`;
    if (purpose === 'postal-code') return String(this.#random.between(10_000, 99_999));
    return WORDS.includes(purpose) ? this.#word() : '';
  }

  #word(): string {
    return Array.from({ length: 8 }, () => String.fromCodePoint(this.#random.between(97, 122))).join('');
  }

  async #oneOfTheLargest(): Promise<Locator | undefined> {
    const buttons = await this.#page.locator('button:not([disabled]):visible').all();
    const sized = await Promise.all(
      buttons.map(async (button) => {
        const { width = 0, height = 0 } = (await button.boundingBox(SOON).catch(gone)) ?? {};
        return { button, area: Math.round(width) * Math.round(height) };
      }),
    );
    const most = Math.max(0, ...sized.map(({ area }) => area));
    const largest = sized.filter(({ area }) => area > most * 0.4);
    return largest[this.#random.between(0, Math.max(0, largest.length - 1))]?.button;
  }
}

const WORDS = ['given-name', 'family-name', 'address-line1', 'address-level2', 'address-level1'];
/** The screen may become another one at any moment; then there is another step to take. */
const SOON = { timeout: 1_000 };
const gone = (): undefined => undefined;
