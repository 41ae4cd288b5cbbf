import type { FoundPayments, PaymentRow } from '../../../../shared/contract/back-office/payments.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { Button } from '../../../components/button/button.tsx';
import { ListStatus } from '../../../components/list/list-status.tsx';
import { VirtualList } from '../../../components/list/virtual-list.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { amountsOfRows, CurrencyNote } from '../currency-note.tsx';
import { PaymentEntry } from './payment-entry.tsx';

interface FoundPaymentsListProps {
  readonly found: FoundPayments;
  readonly terminal: TerminalView;
  /** Whether the list is in an order of the service. */
  readonly sorted: boolean;
  readonly searching: boolean;
  /** The row that was opened last. */
  readonly comeFrom: string | undefined;
  readonly onOpen: (row: PaymentRow) => void;
  readonly onOlder: () => void;
}

/** The payments of a search, and how far back it has looked. */
export function FoundPaymentsList({
  found,
  sorted,
  terminal,
  searching,
  comeFrom,
  onOpen,
  onOlder,
}: FoundPaymentsListProps) {
  const { backOffice, payments, findPayment, settlements, language } = useMessages();
  const { rows, next, lookedBackTo } = found;
  const time = lookedBackTo === undefined ? undefined : dayAndTime(lookedBackTo, language, terminal);
  return (
    <>
      <ListStatus empty={!searching && rows.length === 0}>
        {searching
          ? findPayment.searching
          : rows.length === 0
            ? payments.none
            : payments.found({ count: rows.length })}
        {sorted && ` · ${payments.sortedByService}`}
        {time !== undefined && ` · ${payments.lookedBackTo({ time })}`}
      </ListStatus>
      <CurrencyNote amounts={amountsOfRows(rows)} />
      {rows.length > 0 && (
        <VirtualList label={backOffice.entries.payments.name} items={rows} keyOf={keyOf} startAt={comeFrom}>
          {(row, tabIndex) => (
            <PaymentEntry row={row} terminal={terminal} tabIndex={tabIndex} onOpen={onOpen} />
          )}
        </VirtualList>
      )}
      {next !== undefined && (
        <Button kind="secondary" disabled={searching} onPress={onOlder}>
          {sorted ? settlements.more : findPayment.lookFurther}
        </Button>
      )}
    </>
  );
}

const keyOf = ({ key }: PaymentRow) => key;
