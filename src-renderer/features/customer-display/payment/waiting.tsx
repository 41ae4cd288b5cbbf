import type { Bill } from '../../../../shared/contract/customer-display.ts';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { Steps } from './steps.tsx';
import { Total } from '../bill/total.tsx';
import * as styles from './waiting.module.css';

interface WaitingProps {
  readonly title: string;
  readonly text: string;
  readonly bill: Bill;
  readonly locale: string;
  /** Money has been seen; without it nobody says so. */
  readonly seen?: boolean;
}

/** Nothing for the customer to do. Nothing here may read as success. */
export function Waiting({ title, text, bill, locale, seen = false }: WaitingProps) {
  const { customerDisplay: messages } = useMessages();
  return (
    <div className={styles.waiting}>
      <Pulse />
      <div className={styles.waitingText}>
        <ScreenTitle>{title}</ScreenTitle>
        <p>{text}</p>
      </div>
      <Total name={messages.toPay} amount={bill.amount} locale={locale} />
      {seen && <Steps seen />}
    </div>
  );
}

/** Says that something goes on, and nothing about how it will end. */
function Pulse() {
  return (
    <svg className={styles.pulse} viewBox="0 0 120 40" aria-hidden="true">
      <circle cx="20" cy="20" r="12" />
      <circle cx="60" cy="20" r="12" />
      <circle cx="100" cy="20" r="12" />
    </svg>
  );
}
