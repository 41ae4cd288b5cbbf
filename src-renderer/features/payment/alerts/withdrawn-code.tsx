import type { SaleView } from '../../../../shared/contract/sale-view.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { useLatest } from '../../../state/connection.ts';
import { useMessages } from '../../../messages/use-messages.ts';

interface WithdrawnCodeProps {
  /** Reference of the sale that is typed. */
  readonly reference: string;
  readonly locale: string;
}

/** Warns, when an order is charged again after "Wrong amount?", that its withdrawn code can still be paid. */
export function WithdrawnCode({ reference, locale }: WithdrawnCodeProps) {
  const { awaiting: messages } = useMessages();
  const sale = useLatest(({ view }) =>
    view?.sales.findLast((other) => other.reference === reference && isWithdrawn(other)),
  );
  if (!sale) return null;
  return (
    <div role="status">
      <Banner kind="warning" title={messages.withdrawnNotice({ amount: formatMoney(sale.amount, locale) })}>
        <p>{messages.withdrawnTodo}</p>
      </Banner>
    </div>
  );
}

function isWithdrawn({ stage }: SaleView): boolean {
  return stage.name === 'waiting' && stage.withdrawn === true;
}
