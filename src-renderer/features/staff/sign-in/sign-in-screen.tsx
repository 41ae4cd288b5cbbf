import { useState } from 'react';
import type { CashierView, StaffView } from '../../../../shared/contract/staff-view.ts';
import { OpenSales } from '../../payment/open-sales/open-sales.tsx';
import { Button } from '../../../components/button/button.tsx';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { ForgottenPin } from './forgotten-pin.tsx';
import { PinEntryPanel } from './pin-entry-panel.tsx';
import * as styles from './sign-in-screen.module.css';
import { OwnerProof } from './owner-proof.tsx';

interface SignInScreenProps {
  readonly staff: StaffView;
  readonly training: boolean;
}

/** Shown instead of New sale while the till is locked. Open payments stay in reach. */
export function SignInScreen(props: SignInScreenProps) {
  return props.staff.missing === true ? <MissingCashiers /> : <ChooseName {...props} />;
}

function ChooseName({ staff, training }: SignInScreenProps) {
  const messages = useMessages().signIn;
  const [pickedId, pick] = useState<string>();
  const [forgotten, setForgotten] = useState(false);
  const { cashiers } = staff;
  const picked =
    cashiers.find(({ id }) => id === pickedId) ?? (cashiers.length === 1 ? cashiers[0] : undefined);
  const choose = (cashier: CashierView) => {
    pick(cashier.id);
    setForgotten(false);
  };

  return (
    <div className={styles.signIn}>
      <section className={styles.signInNames}>
        <ScreenTitle>{messages.title}</ScreenTitle>
        <ul aria-label={messages.names}>
          {cashiers.map((cashier) => (
            <li key={cashier.id}>
              <button
                type="button"
                aria-pressed={cashier.id === picked?.id}
                onClick={(event) => {
                  choose(cashier);
                  // A physical Enter after the digits must sign in, not choose again.
                  event.currentTarget.blur();
                }}
              >
                {cashier.name}
              </button>
            </li>
          ))}
        </ul>
        {picked !== undefined && !forgotten && (
          <Button kind="quiet" onPress={() => setForgotten(true)}>
            {messages.forgotten}
          </Button>
        )}
        {picked !== undefined && forgotten && picked.role === 'cashier' && <p>{messages.askManager}</p>}
      </section>
      {picked !== undefined && forgotten && picked.role !== 'cashier' ? (
        <ForgottenPin
          key={picked.id}
          cashier={picked}
          training={training}
          onDone={() => setForgotten(false)}
        />
      ) : (
        <SignInPin key={picked?.id ?? ''} cashier={picked} />
      )}
      <OpenSales />
    </div>
  );
}

function SignInPin({ cashier }: { readonly cashier: CashierView | undefined }) {
  const messages = useMessages().signIn;
  const signIn = useCommand('staff.signIn');
  return (
    <PinEntryPanel
      cashier={cashier}
      submitLabel={messages.signIn}
      running={signIn.running}
      failure={signIn.failure}
      onPin={(cashierId, pin) => void signIn.run({ cashierId, pin })}
    />
  );
}

/** Shown instead of New sale when the ledger has lost the cashiers that worked here. */
function MissingCashiers() {
  const messages = useMessages().signIn;
  return (
    <div className={styles.signIn}>
      <section className={styles.signInNames}>
        <ScreenTitle>{messages.missing}</ScreenTitle>
        <p>{messages.missingText}</p>
      </section>
      <OwnerProof title={messages.missingOwner} text={messages.missingOwnerText} />
      <OpenSales />
    </div>
  );
}
