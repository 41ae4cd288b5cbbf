import { expect, test } from 'vitest';
import { loadMessages } from '../../../../shared/messages/load-messages.ts';
import { menuEntries } from '../../../../src-renderer/app/menu/menu-entries.ts';
import { screens } from '../../../gallery/screens.ts';
import type { Hand, Thing } from '../../../gallery/moments/hand.ts';

const { menu } = await loadMessages('en');

/** A hand that touches no screen, and notes which buttons it would press. */
class NotingHand implements Hand {
  readonly pressed: (string | RegExp)[] = [];
  readonly keyboard = { type: () => Promise.resolve(), press: () => Promise.resolve() };

  readonly evaluate = <R>(): Promise<R> => Promise.resolve(undefined as R);
  readonly getByText = (): Thing => this.#thing();
  readonly locator = (): Thing => this.#thing();
  readonly getByRole: Hand['getByRole'] = (role, { name } = {}) =>
    this.#thing(role === 'button' ? name : undefined);

  #thing(button?: string | RegExp): Thing {
    const done = (): Promise<void> => Promise.resolve();
    const same = (): Thing => this.#thing(button);
    const click = (): Promise<void> => {
      if (button !== undefined) this.pressed.push(button);
      return done();
    };
    const { getByRole, getByText } = this;
    return {
      ...{ getByRole, getByText, first: same, nth: same, click },
      ...{ waitFor: done, scrollIntoViewIfNeeded: done, check: done, fill: done, setInputFiles: done },
    };
  }
}

/** The names of the buttons that are pressed in the menu on the way to any state. */
async function pressedInMenu(): Promise<readonly (string | RegExp)[]> {
  const pressed = await Promise.all(
    Object.values(screens).map(async ({ act }) => {
      const hand = new NotingHand();
      await act(hand);
      return hand.pressed;
    }),
  );
  return pressed.flatMap((names) => (names[0] === 'Menu' && names[1] !== undefined ? [names[1]] : []));
}

test('each page of the menu has a state in the gallery that opens it from there', async () => {
  const pressed = await pressedInMenu();
  const shownBy = (label: string) =>
    pressed.some((name) => (typeof name === 'string' ? label.startsWith(name) : name.test(label)));
  const missing = menuEntries.filter(({ route }) => {
    const { name, text } = menu.entries[route];
    return !shownBy(`${name} ${text}`);
  });
  expect(missing.map(({ route }) => route)).toEqual([]);
});
