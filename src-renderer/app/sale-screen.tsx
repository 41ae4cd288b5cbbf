import { lazy, Suspense, useState } from 'react';
import { AppShell } from '../shell/app-shell.tsx';
import type { NextSaleKey } from '../features/payment/outcome/use-next-sale-keys.ts';
import type { Order } from '../features/payment/order.ts';
import { NotCreatedScreen } from '../features/payment/outcome/not-created-screen.tsx';
import { styleOf } from '../features/payment/outcome/outcome-style.ts';
import { OutcomeScreen } from '../features/payment/outcome/outcome-screen.tsx';
import { HOLD_TONES, holdOf } from '../features/payment/awaiting/held-payment.tsx';
import { PaymentScreen } from '../features/payment/awaiting/payment-screen.tsx';
import { isLocked } from '../state/permissions.ts';
import type { ShownSale } from './screen-choice.ts';

const Simulate = lazy(async () => ({
  default: (await import('../features/training/simulate.tsx')).Simulate,
}));

interface SaleScreenProps {
  readonly screen: ShownSale;
  /** Whether the sale was shown here while the service said that it was open. */
  readonly followed: boolean;
  /** Opens the set-up; `undefined` for cashiers, who may not enter secrets. */
  readonly onSecrets: (() => void) | undefined;
  /** Shows this sale as a customer's own screen would. */
  readonly onCustomerMode: () => void;
  /** Begins a new sale with the same contents. With `sameOrder`, it has the same reference and customer too. */
  readonly onAgain: (sameOrder?: boolean) => void;
  /** Charges the same amount again for the same order. */
  readonly onChargeAgain: () => void;
  /** A key on the screen of a sale that is paid or left is the first one of the next sale. */
  readonly onKey: (key: NextSaleKey) => void;
  /** Begins the same order again, asks for its customer's details, and then charges it. */
  readonly onCustomer: (order: Order) => void;
}

/** The screen of a sale, from the creation of its payment to its end. */
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
  /** Id of the sale whose code is shown on request, although the screen hides it. */
  const [codeShownFor, setCodeShownFor] = useState<string>();
  // The request ends when another sale comes to the screen.
  if (codeShownFor !== undefined && codeShownFor !== screen.sale.id) setCodeShownFor(undefined);
  /** On a locked till, keys may belong to a PIN. */
  const maySell = !isLocked(view.staff);
  switch (screen.name) {
    case 'creating':
    case 'awaiting': {
      const codeShown = codeShownFor === screen.sale.id;
      const hold = screen.name === 'awaiting' && !codeShown ? holdOf(screen.sale) : undefined;
      return (
        <AppShell
          view={view}
          {...(hold && { tone: HOLD_TONES[hold] })}
          below={screen.name === 'awaiting' && terminal.training && practice(screen.sale.id)}
        >
          <PaymentScreen
            key={screen.sale.id}
            shown={screen}
            terminal={terminal}
            tenders={view.tenders}
            customerScreen={view.customerScreen}
            busy={view.busyUntil !== undefined}
            onSecrets={onSecrets}
            codeShown={codeShown}
            onShowCode={(shown) => setCodeShownFor(shown ? screen.sale.id : undefined)}
            onCustomerMode={onCustomerMode}
            onAgain={() => onAgain(true)}
            {...(maySell && { onKey })}
          />
        </AppShell>
      );
    }
    case 'outcome': {
      const alerts = view.alerts.filter(({ saleId }) => saleId === screen.sale.id);
      return (
        <AppShell view={view} tone={styleOf(screen.sale.stage.outcome, alerts).tone}>
          <OutcomeScreen
            key={screen.sale.id}
            sale={screen.sale}
            terminal={terminal}
            // A kiosk's order is left on the kiosk's screen, behind which this page goes on.
            mayReturn={followed && screen.sale.kiosk !== true}
            {...(maySell && { onChargeAgain, onKey })}
            alerts={alerts}
          />
        </AppShell>
      );
    }
    case 'not-created':
      return (
        <AppShell view={view} tone="still">
          <NotCreatedScreen
            key={screen.sale.id}
            sale={screen.sale}
            terminal={terminal}
            onAgain={() => onAgain()}
            {...(maySell && { onChargeAgain })}
            onCustomer={onCustomer}
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
