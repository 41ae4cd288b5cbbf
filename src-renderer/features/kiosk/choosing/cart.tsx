import { useEffect, useRef } from 'react';
import type { KioskCart, KioskLine } from '../../../../shared/contract/kiosk.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useShopper } from '../visit/shopper.ts';
import * as styles from './cart.module.css';

/** The order so far. The line that changed last is scrolled into sight. */
export function Cart({ cart }: { readonly cart: KioskCart }) {
  const { kiosk: messages, customerDisplay } = useMessages();
  const { store } = useShopper();
  const { lines, total } = cart;
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(lines);
  useEffect(() => {
    const changed = lines.findIndex(({ quantity }, place) => quantity !== before.current[place]?.quantity);
    before.current = lines;
    list.current?.children[changed]?.scrollIntoView({ block: 'nearest' });
  }, [lines]);
  return (
    <section className={styles.cart} aria-label={messages.order}>
      <h2>{messages.order}</h2>
      {lines.length === 0 && <p className={styles.cartEmpty}>{messages.empty}</p>}
      <ul ref={list}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <p className={styles.cartTotal} role="status">
        <span>{customerDisplay.total}</span> <bdi>{formatMoney(total, store.locale)}</bdi>
      </p>
    </section>
  );
}

function Line({ line }: { readonly line: KioskLine }) {
  const { cart: messages } = useMessages();
  const { visit, store, commands, ask } = useShopper();
  const { id, name, quantity, total } = line;
  const set = (next: number) =>
    void ask(() => commands['kiosk.setQuantity']({ visit, line: id, quantity: next }));
  return (
    <li>
      <span className={styles.lineName} dir="auto" data-may-shorten="">
        {name}
      </span>
      <bdi className={styles.lineTotal}>{formatMoney(total, store.locale)}</bdi>
      <div className={styles.lineKeys}>
        <button type="button" aria-label={messages.oneLessOf({ name })} onClick={() => set(quantity - 1)}>
          <Icon name="minus" />
        </button>
        <strong>{quantity}</strong>
        <button type="button" aria-label={messages.oneMoreOf({ name })} onClick={() => set(quantity + 1)}>
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className={styles.lineRemove}
          aria-label={messages.removeLine({ name })}
          // The next line has moved up under the second half of a double press.
          onClick={({ detail }) => detail < 2 && set(0)}
        >
          <Icon name="cross" />
        </button>
      </div>
    </li>
  );
}
