import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { secondsLeft } from '../../../components/time/durations.ts';
import { useNow } from '../../../components/time/use-now.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './end-layout.module.css';

const RETURN_AFTER_MS = 15_000;

/** Returns to the New sale screen by itself, unless the cashier presses or touches anything before. */
export function AutoReturn({ onReturn }: { readonly onReturn: () => void }) {
  const [staying, setStaying] = useState(false);
  useEffect(() => {
    const stay = () => setStaying(true);
    window.addEventListener('keydown', stay);
    window.addEventListener('pointerdown', stay);
    return () => {
      window.removeEventListener('keydown', stay);
      window.removeEventListener('pointerdown', stay);
    };
  }, []);
  return staying ? null : <Countdown onEnd={onReturn} onStay={() => setStaying(true)} />;
}

interface CountdownProps {
  readonly onEnd: () => void;
  readonly onStay: () => void;
}

function Countdown({ onEnd, onStay }: CountdownProps) {
  const { outcome } = useMessages();
  const now = useNow();
  const [end] = useState(() => now + RETURN_AFTER_MS);
  const onTimeUp = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => onTimeUp(), RETURN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Button kind="secondary" onPress={onStay}>
        {outcome.stay}
      </Button>
      <span className={styles.endReturns}>{outcome.returns({ seconds: secondsLeft(end, now) })}</span>
    </>
  );
}
