import type { PaymentRow } from '../../../../shared/contract/back-office/payments.ts';
import type { SettledPayments } from '../../../../shared/contract/back-office/settlements.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime, utcDay } from '../../../../shared/time/moment.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { Button } from '../../../components/button/button.tsx';
import { VirtualList } from '../../../components/list/virtual-list.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { PaymentEntry } from '../payments/payment-entry.tsx';
import { UnreadNote } from '../payments/unread-note.tsx';
import * as styles from './settlement-page.module.css';

interface SettledPaymentsListProps {
  readonly settled: SettledPayments;
  readonly terminal: TerminalView;
  readonly asking: boolean;
  /** The row that was opened last. */
  readonly comeFrom: string | undefined;
  readonly onOpen: (row: PaymentRow) => void;
  /** Reads once more what the service did not answer. */
  readonly onAgain: () => void;
  readonly onSearchFurther: () => void;
}

/** The payments of a settlement or batch, and the period that was searched for them. */
export function SettledPaymentsList(props: SettledPaymentsListProps) {
  const { settled, terminal, asking, comeFrom, onOpen, onAgain, onSearchFurther } = props;
  const { settlements, payments, backOffice, findPayment, language } = useMessages();
  const {
    rows,
    from,
    until,
    searchedBackTo,
    expected = rows.length,
    failure,
    salesFailure,
    unread,
  } = settled;
  const missing = expected - rows.length;
  const span = { from: utcDay(from, language, terminal), to: utcDay(until - 1, language, terminal) };
  const own = rows.some(({ key }) => key === comeFrom) ? comeFrom : undefined;
  const said = [
    settlements.searchedSpan(span),
    ...(missing > 0 ? [settlements.someMissing({ missing })] : []),
    ...(searchedBackTo === undefined
      ? []
      : [payments.searchedBackTo({ time: dayAndTime(searchedBackTo, language, terminal) })]),
  ];
  return (
    <section className={styles.settlementPart}>
      <h2>{backOffice.entries.payments.name}</h2>
      {failure && <OfficeFailure failure={failure} onAgain={onAgain} />}
      {salesFailure && !failure && (
        <>
          <p>{settlements.salesUnread}</p>
          <OfficeFailure failure={salesFailure} onAgain={onAgain} />
        </>
      )}
      <UnreadNote unread={unread} terminal={terminal} />
      <p role="status">{asking ? settlements.loading : payments.found({ count: rows.length })}</p>
      {!failure && <p>{said.join(' ')}</p>}
      {rows.length > 0 && (
        <VirtualList label={backOffice.entries.payments.name} items={rows} keyOf={keyOf} startAt={own}>
          {(row, tabIndex) => (
            <PaymentEntry row={row} terminal={terminal} tabIndex={tabIndex} onOpen={onOpen} />
          )}
        </VirtualList>
      )}
      {(missing > 0 || searchedBackTo !== undefined) && !failure && (
        <div>
          <Button kind="secondary" disabled={asking} onPress={onSearchFurther}>
            {findPayment.searchFurther}
          </Button>
        </div>
      )}
    </section>
  );
}

const keyOf = ({ key }: PaymentRow) => key;
