import { lazy, Suspense, useState } from 'react';
import { useTouches } from '../features/staff/use-activity.ts';
import { Frame } from '../shell/app-shell.tsx';
import { MenuScreen } from './menu/menu-screen.tsx';
import { NewSaleScreen } from '../features/checkout/new-sale/new-sale-screen.tsx';
import type { Order } from '../features/payment/order.ts';
import { useDraft } from '../features/checkout/draft/use-draft.ts';
import { useLatest } from '../state/connection.ts';
import { useCurrentSale, useScreenView } from '../state/screen-view.ts';
import { AskedPlaceScreen } from './routed-screen.tsx';
import { mayEnter } from './permission.ts';
import type { AskedPlace, Place } from './routes.ts';
import { SaleScreen } from './sale-screen.tsx';
import { chooseScreen } from './screen-choice.ts';
import { Starting } from './starting.tsx';
import { useEndOfSession } from './use-end-of-session.ts';
import { useFindKeys } from './use-find-keys.ts';
import { useFollowed } from './use-followed.ts';

const CustomerStep = lazy(async () => ({
  default: (await import('../features/checkout/customer-step.tsx')).CustomerStep,
}));
const SetupScreen = lazy(async () => ({
  default: (await import('../features/setup/setup-screen.tsx')).SetupScreen,
}));
const SignInScreen = lazy(async () => ({
  default: (await import('../features/staff/sign-in/sign-in-screen.tsx')).SignInScreen,
}));
const TurnedScreen = lazy(async () => ({
  default: (await import('../features/customer-mode/customer-mode-screen.tsx')).TurnedScreen,
}));

/** A sale that waits for its customer's details. */
interface AskedSale {
  readonly order: Order;
  readonly needed: boolean;
}

/** Draws the screen that the latest view asks for. Keeps only what main need not know: where somebody has gone. */
export function Till() {
  const view = useScreenView();
  const sale = useCurrentSale();
  const failure = useLatest((latest) => latest.failure);
  const [place, go] = useState<Place>('counter');
  /** Where a page that is asked for leads back to. */
  const [origin, leaveFrom] = useState<'counter' | 'menu'>('counter');
  const { draft, edit, again } = useDraft(view);
  const [asked, ask] = useState<AskedSale>();
  /** The sale for which this screen is turned to the customer; the next one begins with the cashier. */
  const [turnedFor, turn] = useState<string>();
  const toCounter = () => go('counter');
  const toMenu = () => go('menu');
  const open = (asked: AskedPlace) => {
    leaveFrom(place === 'menu' ? 'menu' : 'counter');
    go(asked);
  };

  useEndOfSession(view?.staff.signedIn, () => {
    go('counter');
    leaveFrom('counter');
    ask(undefined);
  });
  const mayGo = view === undefined || place === 'counter' || mayEnter(place, view.staff);
  // A place that was refused must not open for whoever signs in next.
  if (!mayGo) go('counter');
  const askSetup = view && mayEnter('setup', view.staff) ? () => go('setup') : undefined;
  const screen = chooseScreen(view, sale, place);
  const followed = useFollowed(screen);
  useTouches(view?.staff.signedIn !== undefined);
  // What a customer has told of themselves would be gone with their form.
  const mayFind = (screen.name === 'new-sale' && asked === undefined) || screen.name === 'menu';
  useFindKeys(mayFind, () => open('find-payment'));

  if ('sale' in screen && screen.sale.id === turnedFor) {
    return (
      <Suspense>
        <TurnedScreen view={screen.view} sale={screen.sale} onBack={() => turn(undefined)} />
      </Suspense>
    );
  }
  switch (screen.name) {
    case 'starting':
      return <Starting failure={failure} />;
    case 'setup':
      return (
        <Frame view={screen.view}>
          <Suspense>
            <SetupScreen view={screen.view} onClose={toCounter} />
          </Suspense>
        </Frame>
      );
    case 'menu':
      return (
        <Frame view={screen.view}>
          <MenuScreen staff={screen.view.staff} onOpen={open} onClose={toCounter} />
        </Frame>
      );
    case 'place':
      return (
        <Frame view={screen.view}>
          <AskedPlaceScreen
            place={screen.place}
            view={screen.view}
            terminal={screen.terminal}
            onBack={() => go(origin)}
            onSale={toCounter}
          />
        </Frame>
      );
    case 'sign-in':
      return (
        <Frame view={screen.view} onMenu={toMenu}>
          <Suspense>
            <SignInScreen staff={screen.view.staff} training={screen.terminal.training} />
          </Suspense>
        </Frame>
      );
    case 'new-sale':
      if (asked !== undefined)
        return (
          <Frame view={screen.view}>
            <Suspense>
              <CustomerStep
                {...asked}
                view={screen.view}
                terminal={screen.terminal}
                onStarted={() => {
                  ask(undefined);
                  edit({ type: 'started' });
                }}
                onOpened={() => {
                  ask(undefined);
                  edit({ type: 'opened-earlier' });
                }}
                onBack={() => ask(undefined)}
              />
            </Suspense>
          </Frame>
        );
      return (
        <Frame view={screen.view} onMenu={toMenu} onPrinter={() => open('printer')}>
          <NewSaleScreen
            view={screen.view}
            terminal={screen.terminal}
            draft={draft}
            edit={edit}
            onSecrets={askSetup}
            onCustomer={(order) => ask({ order, needed: screen.terminal.customerDetails.ask === 'required' })}
          />
        </Frame>
      );
    default:
      return (
        <SaleScreen
          screen={screen}
          followed={followed}
          onSecrets={askSetup}
          onTurn={() => turn(screen.sale.id)}
          onAgain={() => again(screen.sale)}
          onCustomer={(order) => ask({ order, needed: true })}
        />
      );
  }
}
