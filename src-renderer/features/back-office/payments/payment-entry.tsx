import type { PaymentRow } from '../../../../shared/contract/back-office/payments.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { formatServiceAmount } from '../../../../shared/money/service-amount.ts';
import { tenderView } from '../../../../shared/view/tender-labels.ts';
import { ListButton } from '../../../components/button/list-button.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { SaleState } from '../../payment/open-sales/sale-state.tsx';
import { differingBadge, paymentBadge } from './payment-badge.ts';
import * as styles from '../../payment/open-sales/sale-entry.module.css';

interface PaymentEntryProps {
  readonly row: PaymentRow;
  readonly terminal: TerminalView;
  readonly tabIndex: 0 | -1;
  readonly onOpen: (row: PaymentRow) => void;
}

/** A payment in the list, with the side that knows it. */
export function PaymentEntry({ row, terminal, tabIndex, onOpen }: PaymentEntryProps) {
  const messages = useMessages();
  const { sale, payment, at } = row;
  const amount = sale?.amount ?? payment?.requested;
  const reference = sale?.reference ?? payment?.reference;
  const about = [dayAndTime(at, messages.language, terminal), ...factsOf(row, messages)];
  return (
    <ListButton tabIndex={tabIndex} onPress={() => onOpen(row)}>
      <span className={styles.saleEntry}>
        <span className={styles.saleEntryAmount}>
          {amount === undefined ? '–' : formatServiceAmount(amount, terminal.locale)}
        </span>
        <span className={styles.saleEntryReference}>
          <bdi>{reference ?? messages.payments.title}</bdi>
        </span>
        <span className={styles.saleEntryAbout}>{about.join(' · ')}</span>
        <SaleState {...paymentBadge(row, messages)} />
      </span>
    </ListButton>
  );
}

function factsOf(row: PaymentRow, messages: Messages): readonly string[] {
  const { payments, findPayment } = messages;
  const { sale, payment, knownBy } = row;
  const number = sale?.number ?? row.number;
  const differing = differingBadge(row, messages);
  return [
    number === undefined ? undefined : findPayment.sale({ number }),
    sale?.cashier,
    payment?.tender === undefined ? undefined : tenderView(payment.tender).label,
    knownBy === 'other-till' ? (payment?.terminalName ?? payments.knownBy['other-till']) : undefined,
    knownBy === 'both' || knownBy === 'other-till' ? undefined : payments.knownBy[knownBy],
    differing && payments.tillSays({ status: differing.label }),
  ].filter((fact) => fact !== undefined);
}
