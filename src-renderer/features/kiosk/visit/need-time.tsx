import { useId } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useSecondsLeft } from '../../../components/time/use-seconds-left.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './need-time.module.css';

interface NeedTimeProps {
  /** Epoch milliseconds. */
  readonly until: number;
  readonly isPaying: boolean;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
}

/** Asks whether anybody is still there. A touch anywhere, or Escape, answers yes. */
export function NeedTime({ until, isPaying, onGoOn, onLeave }: NeedTimeProps) {
  const { kiosk: messages } = useMessages();
  const id = useId();
  const seconds = useSecondsLeft(until);
  return (
    <Dialog className={styles.needTime} aria-labelledby={id} onClose={onGoOn}>
      <h2 id={id} tabIndex={-1}>
        {messages.needTime}
      </h2>
      <p>{isPaying ? messages.needTimePay({ seconds }) : messages.needTimeOrder({ seconds })}</p>
      <div className={styles.needTimeAnswers}>
        <Button kind="secondary" onPress={onLeave}>
          {messages.leave}
        </Button>
        <Button kind="primary" onPress={onGoOn}>
          {messages.goOn}
        </Button>
      </div>
    </Dialog>
  );
}
