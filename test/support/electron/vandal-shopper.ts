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

  /** Presses what leads on; where nothing does yet, one of the largest of what can be pressed. */
  async goOn(): Promise<void> {
    const onwards = this.#page.locator('button[data-kind="primary"]:not([disabled]):visible');
    const button = (await onwards.count()) > 0 ? onwards.last() : await this.#oneOfTheLargest();
    if (!button) return;
    const name = await button.innerText(SOON).catch(gone);
    this.#note(`goes on by ${name ?? 'what is gone'}`);
    await button.click(SOON).catch(gone);
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

/** The screen may become another one at any moment; then there is another step to take. */
const SOON = { timeout: 1_000 };
const gone = (): undefined => undefined;
