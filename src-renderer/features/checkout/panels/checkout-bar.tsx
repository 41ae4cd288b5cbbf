import type { CheckoutView } from '../../../../shared/contract/checkout.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { leaveTextBox } from '../../../components/keypad/leave-text-box.ts';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import * as styles from './checkout-bar.module.css';

export type PanelName = 'discount' | 'tip' | 'carts';
/** The panel that is open: one of the bar, that of a line of the cart, or that of the name of a held cart. */
export type OpenPanel = PanelName | { readonly line: number } | { readonly heldId: string };

interface CheckoutBarProps {
  readonly checkout: CheckoutView;
  readonly terminal: TerminalView;
  /** Whether the cart has lines. */
  readonly ringingUp: boolean;
  /** Whether the catalogue is shown instead of the keypad, on a display that has no space for both. */
  readonly articlesShown: boolean;
  readonly onArticles: () => void;
  readonly onQuick: (minor: number) => void;
  readonly onAdd: () => void;
  readonly onUndo: () => void;
  /** Missing while there is nothing to hold. */
  readonly onHold: (() => void) | undefined;
  readonly onOpen: (panel: PanelName) => void;
}

/**
 * Quick amounts and buttons of the cart, as the shop has set them up. Buttons that cannot be used now keep their place:
 * otherwise the others would move from under a finger.
 */
export function CheckoutBar(props: CheckoutBarProps) {
  const { checkout, terminal, ringingUp, articlesShown, onArticles, onQuick, onAdd, onUndo, onHold, onOpen } =
    props;
  const { cart: messages, newSale } = useFirstMessages();
  const { settings, articles, held, undoable = false } = checkout;
  const hasCart = settings.cart || articles > 0 || ringingUp || held.length > 0 || undoable;
  const panels: readonly (readonly [shown: boolean, panel: PanelName, label: string])[] = [
    [settings.discountPercents !== undefined, 'discount', messages.discount],
    [settings.tipPercents !== undefined, 'tip', messages.tip],
  ];
  const shown = panels.filter(([isShown]) => isShown);
  return (
    <>
      {settings.quickAmounts.length > 0 && (
        <div
          className={styles.checkoutBar}
          data-part="checkout-bar"
          data-quick=""
          role="group"
          aria-label={messages.quickAmounts}
          onPointerDown={leaveTextBox}
        >
          {settings.quickAmounts.map((minor) => (
            <button key={minor} type="button" onClick={() => onQuick(minor)}>
              {formatMoney({ minor, currency: terminal.currency }, terminal.locale)}
            </button>
          ))}
        </div>
      )}
      {(hasCart || shown.length > 0) && (
        <div
          className={styles.checkoutBar}
          data-part="checkout-bar"
          role="group"
          aria-label={messages.title}
          onPointerDown={leaveTextBox}
        >
          {hasCart && (
            <button
              type="button"
              aria-label={messages.addToCart}
              title={messages.addToCart}
              data-add=""
              onClick={onAdd}
            >
              <Icon name="plus" />
              <span>{messages.add}</span>
            </button>
          )}
          {hasCart && (
            <button
              type="button"
              aria-label={messages.hold}
              title={messages.hold}
              data-hold=""
              disabled={onHold === undefined}
              onClick={onHold}
            >
              <Icon name="pause" />
            </button>
          )}
          {articles > 0 && (
            <button type="button" data-part="articles-toggle" onClick={onArticles}>
              {articlesShown ? newSale.keypad : messages.articles}
            </button>
          )}
          {shown.map(([, panel, label]) => (
            <button key={panel} type="button" onClick={() => onOpen(panel)}>
              {label}
            </button>
          ))}
          {/* In one element: an icon alone in a row would be as wide as the bar. */}
          {hasCart && (
            <span className={styles.checkoutBarLast}>
              <button type="button" onClick={() => onOpen('carts')}>
                {held.length === 0 ? messages.carts : messages.cartsHeld({ held: held.length })}
              </button>
              <button
                type="button"
                aria-label={messages.undo}
                data-idle={undoable ? undefined : ''}
                disabled={!undoable}
                onClick={onUndo}
              >
                <Icon name="undo" />
              </button>
            </span>
          )}
        </div>
      )}
    </>
  );
}
