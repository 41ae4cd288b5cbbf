import { customerView } from '../../../shared/view/customer-view.ts';
import { customerStates } from '../customer/customer-states.ts';
import { kioskScript, kioskStates } from '../kiosk/kiosk-states.ts';
import { installScriptedApi } from '../scripted-api.ts';
import { installScriptedCustomerApi } from '../customer/scripted-customer-api.ts';
import { installScriptedKioskApi } from '../kiosk/scripted-kiosk-api.ts';
import { screens } from '../screens.ts';
import { NOW } from '../views.ts';
import { handInPage } from './hand.ts';
import { fromQuery } from './shown.ts';
import type { Moment } from '../moments/moment.ts';

// Stands in a page of the till for the main process that is not there, and starts the page's own program.
const { state, look } = fromQuery(window.location.search);
beginsAt(NOW);
// Of Node's, and all that the moments use of it.
Object.assign(window, { Buffer: { from: (text: string) => new TextEncoder().encode(text) } });

const customerState = customerStates[state];
const kioskState = kioskStates[state];
const screen = screens[state];
if (customerState)
  installScriptedCustomerApi(
    customerView({ ...customerState, preferences: { ...customerState.preferences, ...look } }),
  );
else if (kioskState)
  installScriptedKioskApi({
    view: { ...kioskState, language: look.language, theme: look.theme },
    ...kioskScript,
  });
else if (screen) installScriptedApi(screen.view);
const { program = '' } = document.querySelector<HTMLScriptElement>('script[data-program]')?.dataset ?? {};
document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: program }));
if (screen) await play(screen);

/** In English first, in which the moment's hand finds its buttons. */
async function play({ answers, act }: Moment): Promise<void> {
  for (const [command, result] of Object.entries(answers ?? {})) window.script.answers[command] = result;
  const hand = handInPage();
  await hand.locator('#till > *').first().waitFor();
  await act(hand);
  window.script.prefer(look);
  document.documentElement.dataset['played'] = state;
}

/** It is this time now; from here on it goes by as usual. */
function beginsAt(time: number): void {
  const ahead = time - Date.now();
  const Real = Date;
  window.Date = class extends Real {
    constructor(...given: readonly unknown[]) {
      super(...((given.length === 0 ? [Real.now() + ahead] : given) as [number]));
    }

    static override now(): number {
      return Real.now() + ahead;
    }
  } as DateConstructor;
}
