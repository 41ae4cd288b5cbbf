import type { SettlementRecord } from '../../../../shared/contract/settlements.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Button } from '../../../components/button/button.tsx';
import { VirtualList } from '../../../components/list/virtual-list.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { RecordEntry } from './record-entry.tsx';

interface SettlementListProps {
  readonly shown: {
    readonly records: readonly SettlementRecord[];
    readonly total?: number;
    readonly next?: number;
  };
  readonly terminal: TerminalView;
  readonly asking: boolean;
  /** The record that was opened last. */
  readonly comeFrom: string | undefined;
  readonly onOpen: (record: SettlementRecord) => void;
  readonly onMore: () => void;
}

/** The records of a list, and how many more there are. */
export function SettlementList({ shown, terminal, asking, comeFrom, onOpen, onMore }: SettlementListProps) {
  const { backOffice, settlements } = useMessages();
  const { records, total = records.length, next } = shown;
  return (
    <>
      <p role="status">
        {asking
          ? settlements.loading
          : records.length === 0
            ? settlements.none
            : settlements.found({ count: records.length, total })}
      </p>
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

const keyOf = ({ id }: SettlementRecord) => id;
