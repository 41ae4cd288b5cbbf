import { lazy, Suspense, useState } from 'react';
import { useDraft } from '../features/checkout/draft/use-draft.ts';
import { NewSaleScreen } from '../features/checkout/new-sale/new-sale-screen.tsx';
import type { Order } from '../features/payment/order.ts';
import { useActivity } from '../features/staff/use-activity.ts';
import { AppShell } from '../shell/app-shell.tsx';
import { useCurrentSale, useLatest, useScreenView } from '../state/connection.ts';
import { RoutedScreen } from './routed-screen.tsx';
import { mayEnter } from './routes.ts';
import { loadable } from '../loading/loadable.ts';
import { chooseScreen } from './screen-choice.ts';
import { Starting } from './starting.tsx';
import { useFindKeys } from './use-find-keys.ts';
import { useFollowed } from './use-followed.ts';
import { useNavigation } from './use-navigation.ts';

const CustomerStep = lazy(async () => ({
  default: (await import('../features/checkout/customer-step.tsx')).CustomerStep,
}));
const MenuScreen = lazy(async () => ({
  default: (await import('./menu/menu-screen.tsx')).MenuScreen,
}));
const SetupScreen = lazy(async () => ({
  default: (await import('../features/setup/setup-screen.tsx')).SetupScreen,
}));
const SignInScreen = lazy(async () => ({
  default: (await import('../features/staff/sign-in/sign-in-screen.tsx')).SignInScreen,
}));
const CustomerModeScreen = lazy(async () => ({
  default: (await import('../features/customer-mode/customer-mode-screen.tsx')).CustomerModeScreen,
}));

/** Loaded once the first screen is drawn: Charge must not wait for it. */
export const SaleScreen = loadable(async () => (await import('./sale-screen.tsx')).SaleScreen);

/** A sale that starts once its customer's details are typed. */
interface AwaitingDetails {
  readonly order: Order;
  readonly needed: boolean;
}

/**
 * Draws the screen for the latest view. The only state here is what main need not know: the route, and steps before a sale
 * starts. Each `Suspense` has a key, because React would otherwise keep the previous screen in the page, hidden, until the
 * next one is loaded.
 */
export function Till() {
  const view = useScreenView();
  const sale = useCurrentSale();
  const failure = useLatest((latest) => latest.failure);
  const { draft, edit, undo, undoing, again, notHeld } = useDraft(view);
  const [awaitingDetails, setAwaitingDetails] = useState<AwaitingDetails>();
  /** Id of the sale for which the screen is in customer mode. The next sale begins with the cashier. */
  const [customerModeFor, setCustomerModeFor] = useState<string>();
  /** The amount, in minor units, that is charged again as soon as the New sale screen shows it. */
  const [chargeAgain, setChargeAgain] = useState<number>();
  const leaveDetails = () => setAwaitingDetails(undefined);
  const { route, navigate, open, back } = useNavigation(view?.staff, () => {
    leaveDetails();
    // The next cashier has not asked for it.
    setChargeAgain(undefined);
  });
  const toCheckout = () => navigate('checkout');
  const toMenu = () => navigate('menu');
  const toSetup = view && mayEnter('setup', view.staff) ? () => navigate('setup') : undefined;
  const screen = chooseScreen(view, sale, route);
  /** On a computer with a back office only, a page is the first screen, and has no way back. */
  const isHome = screen.name === 'page' && route === 'checkout';
  const followed = useFollowed(screen);
  useActivity(view?.staff.signedIn !== undefined);
  // Not while a customer's details are typed: leaving the form would lose them.
  const mayFind = (screen.name === 'new-sale' && awaitingDetails === undefined) || screen.name === 'menu';
  useFindKeys(mayFind, () => open('find-payment'));

  if ('sale' in screen && screen.sale.id === customerModeFor) {
    return (
      <Suspense key="customer-mode">
        <CustomerModeScreen
          view={screen.view}
          sale={screen.sale}
          onBack={() => setCustomerModeFor(undefined)}
        />
      </Suspense>
    );
  }
  switch (screen.name) {
    case 'starting':
      return <Starting failure={failure} />;
    case 'setup':
      return (
        <AppShell view={screen.view}>
          <Suspense key={screen.name}>
            <SetupScreen view={screen.view} onClose={toCheckout} />
          </Suspense>
        </AppShell>
      );
    case 'menu':
      return (
        <AppShell view={screen.view}>
          <Suspense key={screen.name}>
            <MenuScreen
              staff={screen.view.staff}
              terminal={screen.view.terminal}
              onOpen={open}
              onClose={toCheckout}
            />
          </Suspense>
        </AppShell>
      );
    case 'page':
      return (
        <AppShell view={screen.view} {...(isHome && { onMenu: toMenu })}>
          <RoutedScreen
            route={screen.route}
            view={screen.view}
            terminal={screen.terminal}
            onBack={isHome ? undefined : back}
            onSale={toCheckout}
          />
        </AppShell>
      );
    case 'sign-in':
      return (
        <AppShell view={screen.view} onMenu={toMenu}>
          <Suspense key={screen.name}>
            <SignInScreen staff={screen.view.staff} training={screen.terminal.training} />
          </Suspense>
        </AppShell>
      );
    case 'new-sale':
      if (awaitingDetails !== undefined)
        return (
          <AppShell view={screen.view}>
            <Suspense key="details">
              <CustomerStep
                {...awaitingDetails}
                view={screen.view}
                terminal={screen.terminal}
                onStarted={() => {
                  leaveDetails();
                  edit({ type: 'started' });
                }}
                onOpened={() => {
                  leaveDetails();
                  edit({ type: 'opened-earlier' });
                }}
                onBack={leaveDetails}
              />
            </Suspense>
          </AppShell>
        );
      return (
        <AppShell view={screen.view} onMenu={toMenu} onPrinter={() => open('printer')}>
          <NewSaleScreen
            view={screen.view}
            terminal={screen.terminal}
            draft={draft}
            edit={edit}
            notHeld={notHeld}
            onUndo={undo}
            undoing={undoing}
            onSecrets={toSetup}
            chargeAgain={chargeAgain}
            onChargedAgain={() => setChargeAgain(undefined)}
            onCustomer={(order) =>
              setAwaitingDetails({ order, needed: screen.terminal.customerDetails.ask === 'required' })
            }
          />
        </AppShell>
      );
    default:
      return (
        <Suspense key="sale">
          <SaleScreen
            screen={screen}
            followed={followed}
            onSecrets={toSetup}
            onCustomerMode={() => setCustomerModeFor(screen.sale.id)}
            onAgain={(sameOrder) => void again(screen.sale, sameOrder)}
            onChargeAgain={() =>
              void again(screen.sale, true).then((begun) => {
                if (begun) setChargeAgain(screen.sale.amount.minor);
              })
            }
            onKey={(key) => edit({ type: 'key', key })}
            onCustomer={(order) =>
              void again(screen.sale, true).then((begun) => {
                if (begun) setAwaitingDetails({ order, needed: true });
              })
            }
          />
        </Suspense>
      );
  }
}
