import { lineTotal, type MakeupLine } from '../../../../shared/makeup.ts';
import { MAX_QUANTITY } from '../../../../shared/cart/cart.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import * as styles from './cart-list.module.css';

interface CartLineProps {
  readonly line: MakeupLine;
  readonly money: (minor: number) => string;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** 0 takes the line out. */
  readonly onQuantity: (quantity: number) => void;
}

export function CartLine({ line, money, open, onToggle, onQuantity }: CartLineProps) {
  const messages = useFirstMessages().cart;
  const { name, quantity, unitMinor } = line;
  return (
    <li>
      <button type="button" className={styles.cartLine} aria-expanded={open} onClick={onToggle}>
        <span>{name}</span>
        {quantity > 1 && <small>{messages.times({ quantity, price: money(unitMinor) })}</small>}
        <bdi>{money(lineTotal(line))}</bdi>
      </button>
      {open && (
        <div className={styles.cartLineChange}>
          <button
            type="button"
            aria-label={messages.oneLess}
            disabled={quantity === 1}
            onClick={() => onQuantity(quantity - 1)}
          >
            <Icon name="minus" />
          </button>
          <span aria-live="polite">{quantity}</span>
          <button
            type="button"
            aria-label={messages.oneMore}
            disabled={quantity === MAX_QUANTITY}
            onClick={() => onQuantity(quantity + 1)}
          >
            <Icon name="plus" />
          </button>
          <button type="button" onClick={() => onQuantity(0)}>
            {messages.remove}
          </button>
        </div>
      )}
    </li>
  );
}
