import type { UpdateRequestRecord } from '../../../../../shared/contract/back-office/merchants.ts';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../../shared/time/moment.ts';
import { ListButton } from '../../../../components/button/list-button.tsx';
import { VirtualList } from '../../../../components/list/virtual-list.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { SaleState } from '../../../payment/open-sales/sale-state.tsx';
import { requestBadge, wishOf } from './request-state.ts';
import * as rowStyles from '../../terminals/hierarchy-row.module.css';

interface RequestListProps {
  /** Newest first. */
  readonly requests: readonly UpdateRequestRecord[];
  /** The number of all requests, of which the oldest may be missing in `requests`. */
  readonly total: number;
  readonly terminal: TerminalView;
  readonly onOpen: (request: UpdateRequestRecord) => void;
}

/** Update requests with their time and status. */
export function RequestList({ requests, total, terminal, onOpen }: RequestListProps) {
  const messages = useMessages();
  const { merchants, settlements, language } = messages;
  if (requests.length === 0) return <p>{merchants.requests.none}</p>;
  return (
    <>
      {total > requests.length && <p>{settlements.found({ count: requests.length, total })}</p>}
      <VirtualList label={merchants.requests.title} items={requests} keyOf={({ id }) => id}>
        {(request, tabIndex) => (
          <ListButton tabIndex={tabIndex} onPress={() => onOpen(request)}>
            <span className={rowStyles.hierarchyRow}>
              <span>{wishOf(request, messages)}</span>
              <span className={rowStyles.hierarchyRowAbout}>
                {request.createdAt === undefined
                  ? request.id
                  : dayAndTime(request.createdAt, language, terminal)}
              </span>
              <SaleState {...requestBadge(request, messages)} />
            </span>
          </ListButton>
        )}
      </VirtualList>
    </>
  );
}
