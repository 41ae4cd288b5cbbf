import type { SaleStage } from '../../../../shared/contract/sale-view.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './payment-progress.module.css';
import { elapsedTime, secondsSince } from '../../../components/time/durations.ts';
import { useNow } from '../../../components/time/use-now.ts';

/** The steps "waiting" and "seen", both to come until there is a code. There is no third one: only the outcome screen says paid. */
export function PaymentSteps({ stage }: { readonly stage: SaleStage['name'] }) {
  const { awaiting } = useMessages();
  const step = (state: 'past' | 'now' | 'next', name: string) => (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      {name}
    </li>
  );
  const seen = stage === 'seen';
  return (
    <ol className={styles.paymentSteps} aria-label={awaiting.steps}>
      {step(stage === 'creating' ? 'next' : seen ? 'past' : 'now', awaiting.stepWaiting)}
      {step(seen ? 'now' : 'next', awaiting.stepSeen)}
    </ol>
  );
}

/** No code is waited for this long: where it seems so, the computer's clock was set meanwhile. */
const WEEK_MS = 7 * 86_400_000;

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
      {now - shownAt < WEEK_MS && <span>{awaiting.elapsed({ time: elapsedTime(shownAt, now) })}</span>}
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
