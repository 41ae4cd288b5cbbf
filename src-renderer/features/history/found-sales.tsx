import type { FoundSales } from '../../../shared/contract/past-sales.ts';
import type { SaleView } from '../../../shared/contract/sale-view.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../shared/time/moment.ts';
import { SaleEntry } from '../payment/open-sales/sale-entry.tsx';
import { Button } from '../../components/button/button.tsx';
import { ListStatus } from '../../components/list/list-status.tsx';
import { VirtualList } from '../../components/list/virtual-list.tsx';
import { useMessages, type Messages } from '../../messages/use-messages.ts';

interface FoundSalesListProps {
  readonly found: FoundSales;
  readonly terminal: TerminalView;
  readonly searching: boolean;
  /** The sale that somebody comes back to the list from. */
  readonly comeFrom: string | undefined;
  readonly onOpen: (saleId: string) => void;
  readonly onOlder: () => void;
}

/** What a search has found, newest first, and how far it has looked. */
export function FoundSalesList(props: FoundSalesListProps) {
  const { found, terminal, searching, comeFrom, onOpen, onOlder } = props;
  const messages = useMessages();
  const { sales, next, searchedBackTo } = found;
  return (
    <>
      <ListStatus empty={!searching && sales.length === 0}>
        {searching ? messages.findPayment.searching : countOf(found, messages)}
        {searchedBackTo !== undefined &&
          ` ${messages.findPayment.searchedBackTo({ time: dayAndTime(searchedBackTo, messages.language, terminal) })}`}
      </ListStatus>
      {sales.length > 0 && (
        <VirtualList label={messages.findPayment.title} items={sales} keyOf={idOf} startAt={comeFrom}>
          {(sale, tabIndex) => (
            <SaleEntry
              sale={sale}
              terminal={terminal}
              about={`${messages.findPayment.sale({ number: sale.number })} · ${dayAndTime(sale.startedAt, messages.language, terminal)}`}
              tabIndex={tabIndex}
              onOpen={onOpen}
            />
          )}
        </VirtualList>
      )}
      {next !== undefined && (
        <Button kind="secondary" disabled={searching} onPress={onOlder}>
          {searchedBackTo === undefined ? messages.findPayment.more : messages.findPayment.searchFurther}
        </Button>
      )}
    </>
  );
}

const idOf = ({ id }: SaleView) => id;

function countOf({ sales, match, next, searchedBackTo }: FoundSales, { findPayment }: Messages): string {
  if (sales.length === 0) return findPayment.none;
  if (match === 'part') return findPayment.foundPart({ count: sales.length });
  return next !== undefined && searchedBackTo === undefined
    ? findPayment.foundSome({ count: sales.length })
    : findPayment.found({ count: sales.length });
}
