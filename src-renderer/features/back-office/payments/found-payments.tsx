import { useEffect, useRef } from 'react';
import type { FoundPayments, PaymentRow } from '../../../../shared/contract/payments.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../shared/moment.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { PaymentEntry } from './payment-entry.tsx';
import * as styles from './found-payments.module.css';

interface FoundPaymentsListProps {
  readonly found: FoundPayments;
  readonly terminal: TerminalView;
  readonly searching: boolean;
  readonly onOpen: (row: PaymentRow) => void;
  readonly onOlder: () => void;
}

/** What a search has found, newest first, and how far it has looked. */
export function FoundPaymentsList({ found, terminal, searching, onOpen, onOlder }: FoundPaymentsListProps) {
  const { payments, findPayment, language } = useMessages();
  const { rows, next, lookedBackTo } = found;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const element = list.current;
    const move = (event: KeyboardEvent) => element && moveFocus(element, event);
    element?.addEventListener('keydown', move);
    return () => element?.removeEventListener('keydown', move);
  }, []);
  const time = lookedBackTo === undefined ? undefined : dayAndTime(lookedBackTo, language, terminal);
  return (
    <>
      <p className={styles.paymentCount} role="status">
        {searching
          ? findPayment.searching
          : rows.length === 0
            ? payments.none
            : payments.found({ count: rows.length })}
        {time !== undefined && ` ${payments.lookedBackTo({ time })}`}
      </p>
      <ul ref={list} className={styles.paymentList}>
        {rows.map((row) => (
          <li key={row.key}>
            <PaymentEntry row={row} terminal={terminal} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {next !== undefined && (
        <Button kind="secondary" disabled={searching} onPress={onOlder}>
          {findPayment.lookFurther}
        </Button>
      )}
    </>
  );
}

/** Arrow keys, Home and End go from row to row, as in a list; Tab goes past them as past any button. */
function moveFocus(list: HTMLElement, event: KeyboardEvent): void {
  const buttons = [...list.querySelectorAll('button')];
  const place = buttons.findIndex((button) => button === document.activeElement);
  const to = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: buttons.length - 1 }[event.key];
  const button = to === undefined ? undefined : buttons[to];
  if (!button) return;
  event.preventDefault();
  button.focus();
}
