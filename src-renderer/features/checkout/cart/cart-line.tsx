import { lineTotal, type MakeupLine } from '../../../../shared/makeup.ts';
import { MAX_QUANTITY } from '../../../../shared/cart/cart.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import * as styles from './cart-list.module.css';

interface CartLineProps {
  readonly line: MakeupLine;
  readonly money: (minor: number) => string;
  /** 0 takes the line out. */
  readonly onQuantity: (quantity: number) => void;
}

/** What was rung up, and the keys that change how many: each in sight, so that no line has to be opened first. */
export function CartLine({ line, money, onQuantity }: CartLineProps) {
  const messages = useFirstMessages().cart;
  const { name, quantity, unitMinor } = line;
  return (
    <li className={styles.cartLine}>
      <div className={styles.cartLineName}>
        <span data-may-shorten="">{name}</span>
        {quantity > 1 && <small>{messages.times({ quantity, price: money(unitMinor) })}</small>}
      </div>
      <bdi>{money(lineTotal(line))}</bdi>
      <div className={styles.cartLineKeys}>
        <button
          type="button"
          aria-label={messages.oneLessOf({ name })}
          disabled={quantity === 1}
          onClick={() => onQuantity(quantity - 1)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          aria-label={messages.oneMoreOf({ name })}
          disabled={quantity === MAX_QUANTITY}
          onClick={() => onQuantity(quantity + 1)}
        >
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={messages.removeLine({ name })} onClick={() => onQuantity(0)}>
          <Icon name="cross" />
        </button>
      </div>
    </li>
  );
}
