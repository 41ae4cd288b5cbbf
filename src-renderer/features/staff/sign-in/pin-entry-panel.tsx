import type { CashierView } from '../../../../shared/contract/staff-view.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { useSecondsLeft } from '../../../components/time/use-seconds-left.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { LockedFor } from './locked-for.tsx';
import { PinPad } from './pin-pad.tsx';
import { usePin } from './use-pin.ts';
import * as styles from './pin-entry-panel.module.css';

interface PinEntryPanelProps {
  /** Whose PIN is typed; the keys are disabled while it is missing. */
  readonly cashier: CashierView | undefined;
  /** The text of the key that submits the PIN. */
  readonly submitLabel: string;
  readonly running: boolean;
  /** Why the last PIN was refused. */
  readonly failure: Failure | undefined;
  readonly onPin: (cashierId: string, pin: string) => void;
}

/** The PIN of whoever has been picked. */
export function PinEntryPanel({ cashier, submitLabel, running, failure, onPin }: PinEntryPanelProps) {
  const messages = useMessages();
  const left = useSecondsLeft(cashier?.lockedUntil ?? 0);
  const active = cashier !== undefined && left === 0 && !running;
  const entry = usePin(active, (pin) => {
    if (cashier !== undefined) onPin(cashier.id, pin);
  });

  return (
    // While no PIN can be typed, its keys are disabled, and a keyboard could not scroll it on a small display.
    <div className={styles.pinEntry} data-part="pin-entry" tabIndex={active ? undefined : 0}>
      <PinPad
        entry={entry}
        label={
          cashier === undefined ? messages.signIn.chooseFirst : messages.signIn.pinFor({ name: cashier.name })
        }
        submitLabel={submitLabel}
        disabled={!active}
      />
      <div className={styles.pinEntryFault} role="alert">
        {failure !== undefined && failure.code !== 'pin-locked' && (
          <p>
            {messages.failures[failure.code]} {messages.actions[failure.action]}
          </p>
        )}
        {left > 0 && <p>{messages.failures['pin-locked']}</p>}
      </div>
      {left > 0 && (
        <p className={styles.pinEntryLeft}>
          <LockedFor seconds={left} />
        </p>
      )}
    </div>
  );
}
