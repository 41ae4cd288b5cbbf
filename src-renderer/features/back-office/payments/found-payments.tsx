import type { HistoryScope } from '../../../../shared/contract/back-office/back-office.ts';
import type {
  FoundPayments,
  PaymentRow,
  PaymentSearch,
} from '../../../../shared/contract/back-office/payments.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { localeOf } from '../../../../shared/language.ts';
import { dayAndTime, timeOfDay } from '../../../../shared/time/moment.ts';
import { Button } from '../../../components/button/button.tsx';
import { EXAMPLE_DAY, writtenDay } from '../../../components/form/written-day.ts';
import { ListStatus } from '../../../components/list/list-status.tsx';
import { VirtualList } from '../../../components/list/virtual-list.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { amountsOfRows, CurrencyNote } from '../currency-note.tsx';
import { amountNote } from './amount-note.ts';
import { PaymentEntry } from './payment-entry.tsx';

interface FoundPaymentsListProps {
  readonly found: FoundPayments;
  readonly terminal: TerminalView;
  /** The search that found these payments. */
  readonly wanted: PaymentSearch | undefined;
  /** Scopes whose payments can be asked for. */
  readonly scopes: readonly HistoryScope[];
  readonly searching: boolean;
  /** The row that was opened last. */
  readonly comeFrom: string | undefined;
  readonly onOpen: (row: PaymentRow) => void;
  readonly onOlder: () => void;
}

/** 14:30 UTC, which shows how times are written. */
const EXAMPLE_TIME = 52_200_000;

/** The payments of a search, and how far back it has looked. */
export function FoundPaymentsList({
  found,
  wanted,
  scopes,
  terminal,
  searching,
  comeFrom,
  onOpen,
  onOlder,
}: FoundPaymentsListProps) {
  const messages = useMessages();
  const { backOffice, credentials, payments, findPayment, settlements, language } = messages;
  const { rows, next, searchedBackTo } = found;
  const sorted = wanted?.order !== undefined;
  const time = searchedBackTo === undefined ? undefined : dayAndTime(searchedBackTo, language, terminal);
  const note = searching ? undefined : amountNote(wanted, found, terminal, messages);
  return (
    <>
      <ListStatus
        empty={!searching && rows.length === 0}
        advice={[
          ...(wanted?.text === undefined && wanted?.pageId === undefined
            ? []
            : [
                payments.tryLess({
                  day: writtenDay(EXAMPLE_DAY, localeOf(language, terminal.locale)),
                  time: timeOfDay(EXAMPLE_TIME, language, { locale: terminal.locale, timeZone: 'UTC' }),
                }),
              ]),
          ...(wanted?.scope === 'terminal' && scopes.includes('merchant')
            ? [payments.tryElsewhere({ scope: `${payments.narrow} · ${credentials.scopes.merchant}` })]
            : []),
        ]}
      >
        {searching
          ? findPayment.searching
          : rows.length === 0
            ? payments.none
            : payments.found({ count: rows.length })}
        {sorted && ` · ${payments.sortedByService}`}
        {time !== undefined && ` · ${payments.searchedBackTo({ time })}`}
      </ListStatus>
      {note !== undefined && <p>{note}</p>}
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
          {sorted ? settlements.more : findPayment.searchFurther}
        </Button>
      )}
    </>
  );
}

const keyOf = ({ key }: PaymentRow) => key;
