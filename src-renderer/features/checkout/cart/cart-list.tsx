import { wholeFromDigits } from '../../../../shared/money/exact-decimal.ts';
import { useEffect, useRef, type UIEvent } from 'react';
import type { Draft } from '../../../../shared/cart/draft.ts';
import type { Share } from '../../../../shared/cart/share.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { LineItems } from '../../../../shared/money/line-items.ts';
import { formatPercent, rateLabel } from '../../../../shared/text/figures.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { taxTotal, type SaleTax } from '../../../../shared/money/sale-tax.ts';
import { leaveTextBox } from '../../../components/keypad/leave-text-box.ts';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import * as styles from './cart-list.module.css';
import { CartLine } from './cart-line.tsx';
import type { CartLine as Line } from '../../../../shared/cart/cart.ts';

interface CartListProps {
  /** How to add a line; shown while there is space below the lines. */
  readonly hint: string;
  readonly draft: Draft;
  /** Missing while there is nothing to charge for. */
  readonly lineItems: LineItems | undefined;
  readonly tax: SaleTax | undefined;
  readonly terminal: TerminalView;
  readonly onQuantity: (index: number, quantity: number) => void;
  readonly onOpen: (index: number) => void;
}

/** Nobody has read by then which line moved up: such a press is the second half of a double press. */
const UNREAD_MS = 250;

/** The lines of the cart, with discount, taxes and tip. */
export function CartList({ hint, draft, lineItems, tax, terminal, onQuantity, onOpen }: CartListProps) {
  const messages = useFirstMessages().cart;
  const scroller = useRef<HTMLDivElement>(null);
  const { lines } = draft;
  const { currency, locale } = terminal;
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const percentIn = (share: Share | undefined) =>
    share !== undefined && 'percent' in share ? formatPercent(share.percent, locale) : undefined;
  const discount = percentIn(draft.discount);
  const tip = draft.tip === 'none' ? undefined : percentIn(draft.tip);

  // Scrolls to the line that has just changed: a new one, or an earlier one whose quantity was increased.
  const before = useRef<readonly Line[]>([]);
  useEffect(() => {
    const shown = scroller.current;
    if (shown === null) return;
    const isChanged = lines.length === before.current.length && lines !== before.current;
    const changed = isChanged ? lines.findIndex((line, index) => line !== before.current[index]) : -1;
    before.current = lines;
    // Calls back at once, and again when a warning takes space from the list.
    const observer = new ResizeObserver(() => {
      if (changed === -1) shown.scrollTo({ top: shown.scrollHeight });
      else shown.querySelectorAll('li')[changed]?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, [lines, draft.digits]);

  const removedAt = useRef(-Infinity);
  const remove = (index: number, { timeStamp }: UIEvent) => {
    if (timeStamp - removedAt.current < UNREAD_MS) return;
    removedAt.current = timeStamp;
    onQuantity(index, 0);
  };

  const hasTyped = draft.digits !== '' && wholeFromDigits(draft.digits) > 0;
  return (
    <div className={styles.cartList} data-part="cart-list" onPointerDown={leaveTextBox}>
      <div className={styles.cartLines} ref={scroller}>
        <ul aria-label={messages.title}>
          {lines.map((line, index) => (
            <CartLine
              key={`${index} ${line.name}`}
              line={line}
              money={money}
              onQuantity={(quantity) => onQuantity(index, quantity)}
              onRemove={(event) => remove(index, event)}
              onOpen={() => onOpen(index)}
            />
          ))}
          {hasTyped && (
            <li className={styles.cartTyped}>
              <span>{messages.typed}</span>
              <bdi>{money(wholeFromDigits(draft.digits))}</bdi>
            </li>
          )}
        </ul>
        <p className={styles.cartHint}>
          <span>{hint}</span>
        </p>
      </div>
      <p className={styles.cartSums}>
        {lineItems?.discountMinor !== undefined && (
          <Sum
            name={discount === undefined ? messages.discount : messages.percentOff({ percent: discount })}
            value={messages.less({ amount: money(lineItems.discountMinor) })}
          />
        )}
        {tax?.mode === 'exclusive' && <TaxSums tax={tax} terminal={terminal} />}
        {lineItems?.tipMinor !== undefined && (
          <Sum
            name={tip === undefined ? messages.tip : messages.percentTip({ percent: tip })}
            value={money(lineItems.tipMinor)}
          />
        )}
        {tax?.mode === 'inclusive' && <TaxSums tax={tax} terminal={terminal} />}
      </p>
    </div>
  );
}

/** More rates could not be read at a glance. Receipts and reports list every rate. */
const MOST_RATES = 2;

/** Taxes that are added to the lines above, or included in them. */
function TaxSums({
  tax: { mode, lines },
  terminal,
}: {
  readonly tax: SaleTax;
  readonly terminal: TerminalView;
}) {
  const messages = useFirstMessages().cart;
  const { currency, locale } = terminal;
  const isIncluded = mode === 'inclusive';
  const sum = (key: string, name: string, minor: number) => (
    <Sum key={key} name={name} value={formatMoney({ minor, currency }, locale)} />
  );
  if (lines.length > MOST_RATES)
    return sum('all', isIncluded ? messages.taxesIncluded : messages.tax, taxTotal(lines));
  return lines.map((line) => {
    const name = rateLabel(line, locale);
    return sum(line.id, isIncluded ? messages.taxIncluded({ name }) : name, line.taxMinor);
  });
}

function Sum({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <span>
      {name} <bdi>{value}</bdi>
    </span>
  );
}
