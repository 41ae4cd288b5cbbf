import type { KioskStaffOrder } from '../../../../shared/contract/kiosk.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import * as styles from './staff-menu.module.css';

interface StaffOrderProps {
  readonly order: KioskStaffOrder;
  readonly locale: string;
  readonly onAcknowledged: () => void;
}

/** An order of the kiosk that may still be paid, or that somebody must look at. */
export function StaffOrder({ order, locale, onAcknowledged }: StaffOrderProps) {
  const messages = useMessages();
  const { number, amount, reference } = order;
  const { title, text, todo } = saidOf(order, messages);
  return (
    <li className={styles.staffOrder}>
      <div>
        <p className={styles.staffOrderTitle}>
          <strong>
            {messages.kiosk.number} {number}
          </strong>{' '}
          <bdi>{formatMoney(amount, locale)}</bdi>
        </p>
        <p>
          {title} · <bdi>{reference}</bdi>
        </p>
        {text !== undefined && <p className={styles.staffOrderText}>{text}</p>}
        {todo !== undefined && <p>{todo}</p>}
      </div>
      {!order.isUnderWay && (
        <Button kind="secondary" onPress={onAcknowledged}>
          {messages.alerts.understood}
        </Button>
      )}
    </li>
  );
}

/** The state of the order as the cashier's screen says it, whether money was taken, and what to do where goods wait. */
function saidOf(
  { status, number }: KioskStaffOrder,
  messages: Messages,
): { title: string; text?: string; todo?: string } {
  const { stages, outcome, outcomes, kioskStaff, verdicts, notCreated, alerts } = messages;
  switch (status) {
    case 'open':
      return { title: stages.waiting };
    case 'seen':
      return { title: stages.seen };
    case 'unknown':
      return { title: stages.unrecognised, text: verdicts.unknown.todo };
    case 'unrecognised':
      return { title: stages.unrecognised, text: verdicts.unrecognised.todo };
    case 'record-damaged':
      return { title: stages.unrecognised, text: notCreated.mayBePaid, todo: notCreated.lookFirst };
    case 'lost-unchecked':
      return { title: alerts.lostUnchecked.title({ sale: number }) };
    case 'no-code':
      return { title: stages['not-created'] };
    // Whoever waited for it saw it on the kiosk's screen, and took the goods.
    case 'completed':
    case 'overpaid':
      return {
        title: kioskStaff.paidLate,
        text: `${outcome.money} ${outcomes[status].money}`,
        todo: kioskStaff.paidLateTodo,
      };
    case 'paid-twice':
      return { title: kioskStaff.paidTwice };
    case 'changed':
      return { title: kioskStaff.changed };
    // Without money it would not be here: what came is the shopper's, as with one that was rejected.
    case 'cancelled':
      return { title: outcomes.cancelled.title, text: `${outcome.money} ${outcomes.invalid.money}` };
    default:
      return { title: outcomes[status].title, text: `${outcome.money} ${outcomes[status].money}` };
  }
}
