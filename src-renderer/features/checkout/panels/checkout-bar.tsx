import type { CounterView } from '../../../../shared/contract/counter.ts';
import type { TerminalView } from '../../../../shared/contract/views.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { leaveTextBox } from '../../../components/keypad/leave-text-box.ts';
import { useWords } from '../../../messages/use-messages.ts';
import * as styles from './checkout-bar.module.css';

export type PanelName = 'articles' | 'discount' | 'tip' | 'carts';

interface CounterBarProps {
  readonly counter: CounterView;
  readonly terminal: TerminalView;
  /** There are lines already. */
  readonly ringingUp: boolean;
  readonly onQuick: (minor: number) => void;
  readonly onAdd: () => void;
  readonly onOpen: (panel: PanelName) => void;
}

/** What this shop puts sales together from, beside the keypad. Nothing, in a shop that has set nothing up. */
export function CounterBar({ counter, terminal, ringingUp, onQuick, onAdd, onOpen }: CounterBarProps) {
  const words = useWords().cart;
  const { settings, articles, held } = counter;
  const hasCart = settings.cart || articles > 0 || ringingUp || held.length > 0;
  const panels: readonly (readonly [shown: boolean, panel: PanelName, word: string])[] = [
    [articles > 0, 'articles', words.articles],
    [settings.discountPercents !== undefined, 'discount', words.discount],
    [settings.tipPercents !== undefined, 'tip', words.tip],
    [hasCart, 'carts', held.length === 0 ? words.carts : words.cartsHeld({ held: held.length })],
  ];
  const shown = panels.filter(([isShown]) => isShown);
  return (
    <>
      {settings.quickAmounts.length > 0 && (
        <div
          className={styles.counterBar}
          data-part="counter-bar"
          role="group"
          aria-label={words.quickAmounts}
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
          className={styles.counterBar}
          data-part="counter-bar"
          role="group"
          aria-label={words.title}
          onPointerDown={leaveTextBox}
        >
          {hasCart && (
            <button type="button" aria-label={words.addToCart} onClick={onAdd}>
              {words.add}
            </button>
          )}
          {shown.map(([, panel, word]) => (
            <button key={panel} type="button" onClick={() => onOpen(panel)}>
              {word}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
