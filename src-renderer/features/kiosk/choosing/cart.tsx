import { useEffect, useRef, type MouseEvent } from 'react';
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
  // Where a line goes, the next one moves up under the second half of a double press.
  const pressed = useRef<KioskLine['id']>(undefined);
  const isMeant = (line: KioskLine['id'], { detail }: MouseEvent): boolean => {
    if (detail < 2) pressed.current = line;
    return pressed.current === line;
  };
  return (
    <section className={styles.cart} aria-label={messages.order}>
      <h2>{messages.order}</h2>
      {lines.length === 0 && <p className={styles.cartEmpty}>{messages.empty}</p>}
      <ul ref={list}>
        {lines.map((line) => (
          <Line key={line.id} line={line} isMeant={(event) => isMeant(line.id, event)} />
        ))}
      </ul>
      <p className={styles.cartTotal} role="status">
        <span>{customerDisplay.total}</span> <bdi>{formatMoney(total, store.locale)}</bdi>
      </p>
    </section>
  );
}

interface LineProps {
  readonly line: KioskLine;
  /** Whether the press is for this line, and not the rest of one for another. */
  readonly isMeant: (event: MouseEvent) => boolean;
}

function Line({ line, isMeant }: LineProps) {
  const { cart: messages } = useMessages();
  const { visit, store, commands, ask } = useShopper();
  const { id, name, quantity, total } = line;
  const set = (next: number) => (event: MouseEvent) => {
    if (isMeant(event)) void ask(() => commands['kiosk.setQuantity']({ visit, line: id, quantity: next }));
  };
  return (
    <li>
      <span className={styles.lineName} dir="auto" data-may-shorten="">
        {name}
      </span>
      <bdi className={styles.lineTotal}>{formatMoney(total, store.locale)}</bdi>
      <div className={styles.lineKeys}>
        <button type="button" aria-label={messages.oneLessOf({ name })} onClick={set(quantity - 1)}>
          <Icon name="minus" />
        </button>
        <strong>{quantity}</strong>
        <button type="button" aria-label={messages.oneMoreOf({ name })} onClick={set(quantity + 1)}>
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className={styles.lineRemove}
          aria-label={messages.removeLine({ name })}
          // The second half of a double press may come before the line is gone.
          onClick={(event) => event.detail < 2 && set(0)(event)}
        >
          <Icon name="cross" />
        </button>
      </div>
    </li>
  );
}
