import type { CashierView } from '../../../../shared/contract/staff-view.ts';
import { secondsLeft } from '../../../components/time/durations.ts';
import { useNow } from '../../../components/time/use-now.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { PinPad } from './pin-pad.tsx';
import { usePin } from './use-pin.ts';
import * as styles from './sign-in-screen.module.css';

/** The PIN of whoever has been picked; without somebody the keys rest. */
export function PinEntryPanel({ cashier }: { readonly cashier: CashierView | undefined }) {
  const messages = useMessages();
  const signIn = useCommand('staff.signIn');
  const now = useNow();
  const left = cashier?.lockedUntil === undefined ? 0 : secondsLeft(cashier.lockedUntil, now);
  const active = cashier !== undefined && left === 0 && !signIn.running;
  const entry = usePin(active, (pin) => {
    if (cashier !== undefined) void signIn.run({ cashierId: cashier.id, pin });
  });
  const { failure } = signIn;

  return (
    <div className={styles.signInPin}>
      <PinPad
        entry={entry}
        label={
          cashier === undefined ? messages.signIn.chooseFirst : messages.signIn.pinFor({ name: cashier.name })
        }
        disabled={!active}
      />
      <div className={styles.signInFault} role="alert">
        {failure !== undefined && failure.code !== 'pin-locked' && (
          <p>
            {messages.failures[failure.code]} {messages.actions[failure.action]}
          </p>
        )}
        {left > 0 && <p>{messages.failures['pin-locked']}</p>}
      </div>
      {/* Beside the alert, which would be read out again each second. */}
      {left > 0 && <p className={styles.signInLeft}>{lockedFor(left)}</p>}
    </div>
  );

  function lockedFor(seconds: number): string {
    return seconds < 120
      ? messages.signIn.lockedForSeconds({ seconds })
      : messages.signIn.lockedForMinutes({ minutes: Math.ceil(seconds / 60) });
  }
}
