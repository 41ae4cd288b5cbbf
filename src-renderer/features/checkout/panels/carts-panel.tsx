import { useState } from 'react';
import type { HeldCart } from '../../../../shared/contract/checkout.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { timeOfDay } from '../../../../shared/time/moment.ts';
import { Button } from '../../../components/button/button.tsx';
import { ListButton } from '../../../components/button/list-button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './carts-panel.module.css';
import { HeldName } from './held-name.tsx';
import { Panel } from './panel.tsx';

interface CartsPanelProps {
  readonly held: readonly HeldCart[];
  readonly terminal: TerminalView;
  /** Whether the open cart is not empty. */
  readonly filled: boolean;
  readonly failure?: Failure | undefined;
  readonly onHold: () => void;
  readonly onEmpty: () => void;
  readonly onBringBack: (cart: HeldCart) => void;
  readonly onClose: () => void;
}

/** Holds or empties the open cart, and lists the held carts. */
export function CartsPanel(props: CartsPanelProps) {
  const { held, terminal, filled, failure, onHold, onEmpty, onBringBack, onClose } = props;
  const { cart: messages, heldCarts, language } = useMessages();
  const [namedId, setNamedId] = useState<string>();
  const named = held.find(({ id }) => id === namedId);
  const { currency, locale } = terminal;
  const amountOf = ({ amountMinor }: HeldCart) => formatMoney({ minor: amountMinor, currency }, locale);
  return (
    <>
      <Panel title={messages.carts} doneLabel={messages.done} onClose={onClose}>
        <div className={styles.cartsPanel}>
          {failure !== undefined && <FailureBanner failure={failure} />}
          <div className={styles.cartsPanelActions}>
            <Button kind="secondary" disabled={!filled} onPress={onHold}>
              {messages.hold}
            </Button>
            <Button kind="secondary" disabled={!filled} onPress={onEmpty}>
              {messages.empty}
            </Button>
          </div>
          <h3>{heldCarts.title}</h3>
          {held.length === 0 && <p>{heldCarts.none}</p>}
          <ul>
            {held.map((cart) => (
              <li key={cart.id}>
                <ListButton onPress={() => onBringBack(cart)}>
                  <span>
                    <strong>{amountOf(cart)}</strong>
                    {cart.name !== undefined && <bdi data-name="">{cart.name}</bdi>}
                  </span>
                  <span>
                    <span>{messages.items({ count: cart.items })}</span>
                    <span>{timeOfDay(cart.heldAt, language, terminal)}</span>
                    <bdi>{cart.reference}</bdi>
                  </span>
                </ListButton>
                <Button
                  kind="quiet"
                  icon="tag"
                  label={heldCarts.nameOf({ cart: cart.name ?? amountOf(cart) })}
                  onPress={() => setNamedId(cart.id)}
                />
              </li>
            ))}
          </ul>
        </div>
      </Panel>
      {named && <HeldName cart={named} onClose={() => setNamedId(undefined)} />}
    </>
  );
}
