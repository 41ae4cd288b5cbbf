import type { SettlementRecord } from '../../../../shared/contract/back-office/settlements.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Button } from '../../../components/button/button.tsx';
import { ListStatus } from '../../../components/list/list-status.tsx';
import { VirtualList } from '../../../components/list/virtual-list.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { amountsOfRecords, CurrencyNote } from '../currency-note.tsx';
import { RecordEntry } from './record-entry.tsx';
import { DepositsUnread } from './deposits-unread.tsx';
import { keyOf, withoutDeposits, type Shown } from './shown-records.ts';

interface SettlementListProps {
  /** `undefined` before the first answer. */
  readonly shown: Shown | undefined;
  /** The text of an empty list. */
  readonly none: string;
  readonly terminal: TerminalView;
  readonly asking: boolean;
  /** The record that was opened last. */
  readonly comeFrom: string | undefined;
  readonly onOpen: (record: SettlementRecord) => void;
  /** Asks for the list once more, of which the service answered nothing. */
  readonly onAgain: () => void;
  readonly onMore: () => void;
  /** Asks once more for the deposits that could not be read. */
  readonly onDepositsAgain: () => void;
}

/** The records of a list, the button for more, and why they could not be read. */
export function SettlementList(props: SettlementListProps) {
  const { shown, none, terminal, asking, comeFrom, onOpen, onAgain, onMore, onDepositsAgain } = props;
  const { backOffice, settlements } = useMessages();
  if (!shown) return asking && <p role="status">{settlements.loading}</p>;
  const { records, total = records.length, next, failure, depositsFailure } = shown;
  // What has been read may all be of days beside those of the search.
  const nothing = next === undefined ? none : settlements.noneSoFar({ more: settlements.more });
  if (failure && records.length === 0) return <OfficeFailure failure={failure} onAgain={onAgain} />;
  return (
    <>
      {failure && <OfficeFailure failure={failure} />}
      {withoutDeposits(records).length > 0 && (
        <DepositsUnread failure={depositsFailure} onAgain={onDepositsAgain} />
      )}
      <ListStatus empty={!asking && records.length === 0}>
        {asking
          ? settlements.loading
          : records.length === 0
            ? nothing
            : settlements.found({ count: records.length, total })}
      </ListStatus>
      <CurrencyNote amounts={amountsOfRecords(records)} />
      {records.length > 0 && (
        <VirtualList
          label={backOffice.entries.settlements.name}
          items={records}
          keyOf={keyOf}
          startAt={comeFrom}
        >
          {(record, tabIndex) => (
            <RecordEntry record={record} terminal={terminal} tabIndex={tabIndex} onOpen={onOpen} />
          )}
        </VirtualList>
      )}
      {next !== undefined && (
        <Button kind="secondary" disabled={asking} onPress={onMore}>
          {settlements.more}
        </Button>
      )}
    </>
  );
}
