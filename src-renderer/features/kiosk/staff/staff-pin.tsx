import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Failure, Result } from '../../../../shared/failure.ts';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useSecondsLeft } from '../../../components/time/use-seconds-left.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { LockedFor } from '../../staff/sign-in/locked-for.tsx';
import { PinPad } from '../../staff/sign-in/pin-pad.tsx';
import { usePin } from '../../staff/sign-in/use-pin.ts';
import { useAsk } from '../visit/shopper.ts';
import * as styles from './staff-pin.module.css';

/** Whoever opened it by accident has left. */
const CLOSES_AFTER_MS = 20_000;

interface StaffPinProps {
  /** Epoch milliseconds. */
  readonly lockedUntil: number | undefined;
  readonly enter: (pin: string) => Promise<Result<null>>;
  readonly onClose: () => void;
}

/** Asks for the PIN of anybody who works here, and closes by itself when nobody touches it. */
export function StaffPin({ lockedUntil, enter, onClose }: StaffPinProps) {
  const { kioskStaff, cashiers, signIn, page, failures, actions } = useMessages();
  const id = useId();
  const { ask, refusal } = useAsk();
  const [isTrying, setIsTrying] = useState(false);
  const left = useSecondsLeft(lockedUntil ?? 0);
  const isActive = left === 0 && !isTrying;
  const entry = usePin(isActive, (pin) => {
    setIsTrying(true);
    void ask(() => enter(pin)).then((isRight) => {
      setIsTrying(false);
      if (isRight) onClose();
    });
  });
  useUntouched(onClose);
  return (
    <Dialog
      className={styles.staffPin}
      data-resting={left > 0 || undefined}
      aria-labelledby={id}
      onClose={onClose}
    >
      <div className={styles.staffPinHead}>
        <h2 id={id} tabIndex={-1}>
          {kioskStaff.title}
        </h2>
        <Button kind="secondary" onPress={onClose}>
          {page.back}
        </Button>
      </div>
      {/* While no PIN is tried there is nothing to press, and the text takes its place. */}
      {left === 0 && (
        <PinPad entry={entry} label={cashiers.pinWord} submitLabel={signIn.goOn} disabled={!isActive} />
      )}
      <div className={styles.staffPinFault} role="alert">
        {refusal !== undefined && refusal.code !== 'pin-locked' && left === 0 && (
          <p>{whatToDo(refusal, failures, actions)}</p>
        )}
        {left > 0 && <p>{failures['pin-locked']}</p>}
      </div>
      {left > 0 && (
        <p>
          <LockedFor seconds={left} />
        </p>
      )}
    </Dialog>
  );
}

type Texts = Pick<ReturnType<typeof useMessages>, 'failures' | 'actions'>;

const whatToDo = ({ code, action }: Failure, failures: Texts['failures'], actions: Texts['actions']) =>
  `${failures[code]} ${actions[action]}`;

/** By a timer, because the computer's clock may be set meanwhile. */
function useUntouched(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const stop = new AbortController();
    let waits: ReturnType<typeof setTimeout> | undefined;
    const touched = (): void => {
      clearTimeout(waits);
      waits = setTimeout(() => close(), CLOSES_AFTER_MS);
    };
    touched();
    for (const name of ['pointerdown', 'keydown'] as const)
      window.addEventListener(name, touched, { capture: true, signal: stop.signal });
    return () => {
      clearTimeout(waits);
      stop.abort();
    };
  }, []);
}
