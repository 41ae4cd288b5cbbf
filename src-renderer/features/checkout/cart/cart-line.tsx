import type { UIEvent } from 'react';
import { lineTotal } from '../../../../shared/money/line-items.ts';
import { MAX_QUANTITY, soldLine, type CartLine as Line } from '../../../../shared/cart/cart.ts';
import { useKeptFocus } from '../../../components/button/use-kept-focus.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import * as styles from './cart-list.module.css';

interface CartLineProps {
  readonly line: Line;
  readonly money: (minor: number) => string;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: (event: UIEvent) => void;
  readonly onOpen: () => void;
}

/** A line of the cart with buttons for its quantity. A press on the line opens everything else about it. */
export function CartLine({ line, money, onQuantity, onRemove, onOpen }: CartLineProps) {
  const messages = useFirstMessages().cart;
  const { name, quantity, unitMinor, listMinor, note } = line;
  const sold = soldLine(line);
  const details = [
    ...(quantity > 1 || listMinor !== undefined
      ? [messages.times({ quantity, price: money(unitMinor) })]
      : []),
    ...(sold.discountMinor === undefined ? [] : [messages.less({ amount: money(sold.discountMinor) })]),
    ...(note === undefined ? [] : [note]),
  ].join(' · ');
  const oneLess = useKeptFocus(quantity === 1, () => onQuantity(quantity - 1));
  const oneMore = useKeptFocus(quantity === MAX_QUANTITY, () => onQuantity(quantity + 1));
  return (
    <li className={styles.cartLine}>
      <button
        type="button"
        className={styles.cartLineName}
        aria-label={messages.changeLine({ name: `${name} ${details}`.trim() })}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <span dir="auto" data-may-shorten="">
          {name}
        </span>{' '}
        {details !== '' && (
          <small data-may-shorten="">
            <bdi>{details}</bdi>
          </small>
        )}
      </button>
      <bdi>{money(lineTotal(sold))}</bdi>
      <div className={styles.cartLineKeys}>
        <button type="button" aria-label={messages.oneLessOf({ name })} {...oneLess}>
          <Icon name="minus" />
        </button>
        <button type="button" aria-label={messages.oneMoreOf({ name })} {...oneMore}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={messages.removeLine({ name })} onClick={onRemove}>
          <Icon name="cross" />
        </button>
      </div>
    </li>
  );
}
