import type { TillView } from '../../shared/contract/views.ts';
import { moments } from './moments.ts';
import { joined } from './moments/moment.ts';
import type { Moment, Moments } from './moments/moment.ts';
import { states } from './states.ts';
import type { Till } from './till-page.ts';
import type { Page } from '@playwright/test';

/** Every state that the gallery knows of any screen, by its name. Whoever adds a state or a moment need do no more. */
export const screens: Moments = joined(
  Object.fromEntries(Object.entries(states).map(([name, view]) => [name, still(view)])),
  moments,
);

/** Opens a screen in English, in which its moment's hand finds its buttons. */
export async function openScreen({ view, answers, act }: Moment, till: Till, page: Page): Promise<void> {
  await till.open(view);
  for (const [command, result] of Object.entries(answers ?? {})) await till.answer(command, result);
  await act(page);
  // Most screens are loaded when they are first asked for; one that is starting or turned to the customer has no heading.
  await page
    .locator("#till :is(h1, [data-part='starting'], main[data-stage])")
    .first()
    .waitFor({ state: 'attached' });
}

/** The same by its name. */
export async function openNamed(name: string, till: Till, page: Page): Promise<void> {
  const screen = screens[name];
  if (screen === undefined) throw new Error(`there is no state ${name}`);
  await openScreen(screen, till, page);
}

function still(view: TillView): Moment {
  return { view, act: () => Promise.resolve() };
}
