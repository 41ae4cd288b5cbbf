import type { Result } from '../../../shared/failure.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { Hand } from './hand.ts';

/** A screen state that somebody's hand has a part in. */
export interface Moment {
  readonly view: TillView;
  readonly answers?: Readonly<Record<string, Result<unknown>>>;
  readonly act: (page: Hand) => Promise<void>;
}

export type Moments = Readonly<Record<string, Moment>>;

/** All of them. Throws where two have one name: the first would no longer be drawn, and nothing would say so. */
export function joined(...parts: readonly Moments[]): Moments {
  const entries = parts.flatMap((part) => Object.entries(part));
  const names = entries.map(([name]) => name);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw new Error(`two states of the gallery are named ${twice}`);
  return Object.fromEntries(entries);
}

export const type = (digits: string) => (page: Hand) => page.keyboard.type(digits);
export const press = (name: string) => (page: Hand) => page.getByRole('button', { name }).click();
export const fromMenu = (name: string) => async (page: Hand) => {
  await press('Menu')(page);
  await press(name)(page);
};

/** For pictures of what comes of a scan, on pages whose clock stands still: all keys in one moment, made in the page. */
export async function scanAtOnce(page: Hand, code: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys) {
        const stroke = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        (document.activeElement ?? document.body).dispatchEvent(stroke);
      }
    },
    [...Array.from(code), 'Enter'],
  );
}
