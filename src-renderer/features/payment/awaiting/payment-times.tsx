import { elapsedTime, secondsSince } from '../../../components/time/durations.ts';
import { useNow } from '../../../components/time/use-now.ts';
import { useWords } from '../../../messages/use-messages.ts';
import * as styles from './payment-times.module.css';

interface PaymentTimesProps {
  readonly shownAt: number;
  readonly lastGoodReadAt: number | undefined;
}

/** Proof that the till is still asking. No countdown: the service does not say when a payment expires. */
export function PaymentTimes({ shownAt, lastGoodReadAt }: PaymentTimesProps) {
  const { awaiting } = useWords();
  const now = useNow();
  return (
    <p className={styles.paymentTimes}>
      <span>{awaiting.elapsed({ time: elapsedTime(shownAt, now) })}</span>
      <span>
        {lastGoodReadAt === undefined ? awaiting.notChecked : checkedAgo(secondsSince(lastGoodReadAt, now))}
      </span>
    </p>
  );

  function checkedAgo(seconds: number): string {
    return seconds < 60
      ? awaiting.checkedSecondsAgo({ seconds })
      : awaiting.checkedMinutesAgo({ minutes: Math.floor(seconds / 60) });
  }
}
