import { lazy, Suspense, useState } from 'react';
import { AppShell } from '../shell/app-shell.tsx';
import type { NextSaleKey } from '../features/payment/outcome/use-next-sale-keys.ts';
import type { Order } from '../features/payment/order.ts';
import { NotCreatedScreen } from '../features/payment/outcome/not-created-screen.tsx';
import { toneOf } from '../features/payment/outcome/outcome-style.ts';
import { OutcomeScreen } from '../features/payment/outcome/outcome-screen.tsx';
import { AwaitingScreen } from '../features/payment/awaiting/awaiting-screen.tsx';
import { HOLD_TONES, holdOf } from '../features/payment/awaiting/held-payment.tsx';
import { CreatingScreen } from '../features/payment/awaiting/creating-screen.tsx';
import { isLocked } from '../state/permissions.ts';
import type { ShownSale } from './screen-choice.ts';

const Simulate = lazy(async () => ({
  default: (await import('../features/training/simulate.tsx')).Simulate,
}));

interface SaleScreenProps {
  readonly screen: ShownSale;
  /** It was shown here while the service said that it is open. */
  readonly followed: boolean;
  /** Missing for cashiers who may not enter them. */
  readonly onSecrets: (() => void) | undefined;
  /** Shows the customer what they would see on a screen of their own. */
  readonly onCustomerMode: () => void;
  /** Begins again with what the sale was made of; with its reference too where it is for the same order. */
  readonly onAgain: (sameOrder?: boolean) => void;
  /** Charges the same once more, for the same order. */
  readonly onChargeAgain: () => void;
  /** Typed on the screen of a paid sale: the first keys of the next one. */
  readonly onKey: (key: NextSaleKey) => void;
  /** The sale goes on with the details of the customer. */
  readonly onCustomer: (order: Order) => void;
}

/** The sale that is on the screen, from the getting of its code to its end. */
export function SaleScreen({
  screen,
  followed,
  onSecrets,
  onCustomerMode,
  onAgain,
  onChargeAgain,
  onKey,
  onCustomer,
}: SaleScreenProps) {
  const { view, terminal } = screen;
  /** The sale whose code somebody wants although it is withheld. */
  const [codeShownFor, setCodeShownFor] = useState<string>();
  // What was asked for is over once another sale is looked at.
  if (codeShownFor !== undefined && codeShownFor !== screen.sale.id) setCodeShownFor(undefined);
  /** Locked, what is typed may be a PIN. */
  const maySell = !isLocked(view.staff);
  switch (screen.name) {
    case 'creating':
      return (
        <AppShell view={view}>
          <CreatingScreen
            key={screen.sale.id}
            sale={screen.sale}
            terminal={terminal}
            busy={view.busyUntil !== undefined}
            onSecrets={onSecrets}
          />
        </AppShell>
      );
    case 'awaiting': {
      const codeShown = codeShownFor === screen.sale.id;
      const hold = codeShown ? undefined : holdOf(screen.sale);
      return (
        <AppShell
          view={view}
          {...(hold && { tone: HOLD_TONES[hold] })}
          below={terminal.training && practice(screen.sale.id)}
        >
          <AwaitingScreen
            key={screen.sale.id}
            sale={screen.sale}
            terminal={terminal}
            tenders={view.tenders}
            customerScreen={view.customerScreen}
            onSecrets={onSecrets}
            codeShown={codeShown}
            onShowCode={(shown) => setCodeShownFor(shown ? screen.sale.id : undefined)}
            onCustomerMode={onCustomerMode}
            onAgain={() => onAgain(true)}
          />
        </AppShell>
      );
    }
    case 'outcome':
      return (
        <AppShell view={view} tone={toneOf(screen.sale.stage.outcome)}>
          <OutcomeScreen
            key={screen.sale.id}
            sale={screen.sale}
            terminal={terminal}
            mayReturn={followed}
            {...(maySell && { onChargeAgain, onKey })}
            alerts={view.alerts.filter(({ saleId }) => saleId === screen.sale.id)}
          />
        </AppShell>
      );
    case 'not-created':
      return (
        <AppShell view={view} tone="still">
          <NotCreatedScreen
            key={screen.sale.id}
            sale={screen.sale}
            terminal={terminal}
            onAgain={() => onAgain()}
            {...(maySell && { onChargeAgain })}
            onCustomer={(order) => {
              onAgain();
              onCustomer(order);
            }}
          />
        </AppShell>
      );
  }
}

function practice(saleId: string) {
  return (
    <Suspense>
      <Simulate key={saleId} saleId={saleId} />
    </Suspense>
  );
}
