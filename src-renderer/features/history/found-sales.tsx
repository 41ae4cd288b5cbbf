import type { FoundSales } from '../../../shared/contract/past-sales.ts';
import type { SaleView, TerminalView } from '../../../shared/contract/views.ts';
import { dayAndTime } from '../../../shared/moment.ts';
import { formatMoney } from '../../../shared/money.ts';
import { saleBadge } from '../payment/open-sales/sale-badge.ts';
import { Button } from '../../components/button/button.tsx';
import { ListButton } from '../../components/button/list-button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { useMessages, type Messages } from '../../messages/use-messages.ts';
import * as styles from './found-sales.module.css';

interface FoundSalesListProps {
  readonly found: FoundSales;
  readonly terminal: TerminalView;
  readonly searching: boolean;
  readonly onOpen: (saleId: string) => void;
  readonly onOlder: () => void;
}

/** What a search has found, newest first, and how far it has looked. */
export function FoundSalesList({ found, terminal, searching, onOpen, onOlder }: FoundSalesListProps) {
  const messages = useMessages();
  const { sales, next, lookedBackTo } = found;
  return (
    <>
      <p className={styles.foundCount} aria-live="polite">
        {countOf(found, messages)}
        {lookedBackTo !== undefined &&
          ` ${messages.findPayment.lookedBackTo({ time: dayAndTime(lookedBackTo, messages.language, terminal) })}`}
      </p>
      <ul className={styles.foundSales}>
        {sales.map((sale) => (
          <li key={sale.id}>
            <FoundSale sale={sale} terminal={terminal} onOpen={() => onOpen(sale.id)} />
          </li>
        ))}
      </ul>
      {next !== undefined && (
        <Button kind="secondary" disabled={searching} onPress={onOlder}>
          {lookedBackTo === undefined ? messages.findPayment.more : messages.findPayment.lookFurther}
        </Button>
      )}
    </>
  );
}

interface FoundSaleProps {
  readonly sale: SaleView;
  readonly terminal: TerminalView;
  readonly onOpen: () => void;
}

function FoundSale({ sale, terminal, onOpen }: FoundSaleProps) {
  const messages = useMessages();
  const { number, reference, name, amount, startedAt, stage } = sale;
  const { tone, icon, label } = saleBadge(stage, messages);
  return (
    <ListButton onPress={onOpen}>
      <span className={styles.foundAmount}>{formatMoney(amount, terminal.locale)}</span>
      <span className={styles.foundReference}>
        {name !== undefined && (
          <>
            <bdi>{name}</bdi>
            {' · '}
          </>
        )}
        <bdi>{reference}</bdi>
      </span>
      <span className={styles.foundWhen}>
        {messages.findPayment.sale({ number })} · {dayAndTime(startedAt, messages.language, terminal)}
      </span>
      <span className={styles.foundState} data-badge={tone}>
        <Icon name={icon} />
        {label}
      </span>
    </ListButton>
  );
}

function countOf({ sales, match, next, lookedBackTo }: FoundSales, { findPayment }: Messages): string {
  if (sales.length === 0) return findPayment.none;
  if (match === 'part') return findPayment.foundPart({ count: sales.length });
  return next !== undefined && lookedBackTo === undefined
    ? findPayment.foundSome({ count: sales.length })
    : findPayment.found({ count: sales.length });
}
