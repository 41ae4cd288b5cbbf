import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './payment-progress.module.css';
import { elapsedTime, secondsSince } from '../../../components/time/durations.ts';
import { useNow } from '../../../components/time/use-now.ts';

/** The steps "waiting" and "seen". There is no third one: only the outcome screen says paid. */
export function PaymentSteps({ seen }: { readonly seen: boolean }) {
  const { awaiting } = useMessages();
  return (
    <ol className={styles.paymentSteps} aria-label={awaiting.steps}>
      <li data-state={seen ? 'past' : 'now'} aria-current={seen ? undefined : 'step'}>
        {awaiting.stepWaiting}
      </li>
      <li data-state={seen ? 'now' : 'next'} aria-current={seen ? 'step' : undefined}>
        {awaiting.stepSeen}
      </li>
    </ol>
  );
}

interface PaymentTimesProps {
  readonly shownAt: number;
  readonly lastGoodReadAt: number | undefined;
}

/** Shows that the till still asks the service. It has no countdown, because the service does not say when a payment expires. */
export function PaymentTimes({ shownAt, lastGoodReadAt }: PaymentTimesProps) {
  const { awaiting } = useMessages();
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
