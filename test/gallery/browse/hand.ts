import { getByRoleSelector, getByTextSelector, Ivya } from 'ivya';
import type { ChosenFile, Hand, Thing } from '../moments/hand.ts';

/** Keys at a person's pace: what comes faster is taken for a scan. */
const BETWEEN_KEYS_MS = 110;
const LOOK_AGAIN_MS = 20;
const PATIENCE_MS = 10_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => window.setTimeout(resolve, ms));

/**
 * Does in the page itself what Playwright does from outside, as far as the gallery's moments need it. It finds things by
 * the same selectors.
 */
export function handInPage(): Hand {
  const ivya = Ivya.create({ browser: 'chromium', testIdAttribute: 'data-testid' });
  return {
    getByRole: (role, options) => new Found(ivya, getByRoleSelector(role, options)),
    getByText: (text, options) => new Found(ivya, getByTextSelector(text, options)),
    locator: (selector) => new Found(ivya, selector),
    evaluate: (work, input) => Promise.resolve(work(input)),
    keyboard: {
      type: async (text: string): Promise<void> => {
        for (const key of text) await strike(key);
      },
      press: (key: string): Promise<void> => strike(key),
    },
  };
}

/** What a selector finds, once it is there. */
class Found implements Thing {
  readonly #ivya: Ivya;
  readonly #selector: string;

  constructor(ivya: Ivya, selector: string) {
    this.#ivya = ivya;
    this.#selector = selector;
  }

  getByRole(role: string, options?: Parameters<typeof getByRoleSelector>[1]): Found {
    return this.#within(getByRoleSelector(role, options));
  }

  getByText(text: string | RegExp, options?: { exact?: boolean }): Found {
    return this.#within(getByTextSelector(text, options));
  }

  nth(index: number): Found {
    return this.#within(`nth=${index}`);
  }

  first(): Found {
    return this.nth(0);
  }

  async waitFor(): Promise<void> {
    await this.#element();
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    (await this.#element()).scrollIntoView({ block: 'center' });
  }

  async click(): Promise<void> {
    const element = await this.#element();
    // As a real press does it: a key of the keypad leaves the focus where it was.
    const takesFocus = element.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, cancelable: true }),
    );
    if (takesFocus) element.focus();
    element.click();
    await drawn();
  }

  check(): Promise<void> {
    return this.click();
  }

  async fill(text: string): Promise<void> {
    const field = (await this.#element()) as HTMLInputElement;
    field.focus();
    setValue(field, text);
    await drawn();
  }

  async setInputFiles({ name, mimeType, buffer }: ChosenFile): Promise<void> {
    const field = (await this.#element()) as HTMLInputElement;
    const files = new DataTransfer();
    files.items.add(new File([buffer], name, { type: mimeType }));
    field.files = files.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await drawn();
  }

  #within(selector: string): Found {
    return new Found(this.#ivya, `${this.#selector} >> ${selector}`);
  }

  async #element(): Promise<HTMLElement> {
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
      const element = this.#ivya.queryLocatorSelector(this.#selector, document.body, false);
      if (element instanceof HTMLElement && !element.matches(':disabled')) return element;
      await pause(LOOK_AGAIN_MS);
    }
    throw new Error(`Nothing on this screen is ${this.#selector}`);
  }
}

/**
 * One key, also as `Control+f`, as the focused element gets it; what it writes is written by the browser only for keys
 * of a real keyboard.
 */
async function strike(keys: string): Promise<void> {
  const target = document.activeElement ?? document.body;
  const ctrlKey = keys.startsWith('Control+');
  const key = ctrlKey ? keys.slice('Control+'.length) : keys;
  const stroke = { key, ctrlKey, bubbles: true, cancelable: true };
  const goesOn = target.dispatchEvent(new KeyboardEvent('keydown', stroke));
  if (goesOn && key.length === 1 && target instanceof HTMLInputElement) setValue(target, target.value + key);
  target.dispatchEvent(new KeyboardEvent('keyup', stroke));
  await pause(BETWEEN_KEYS_MS);
}

/** React hears of a value only when it was not set through the property that it watches. */
function setValue(field: HTMLInputElement, text: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
