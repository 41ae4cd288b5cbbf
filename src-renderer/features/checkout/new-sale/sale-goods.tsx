import { lazy, Suspense } from 'react';
import type { Draft, DraftAmount } from '../../../../shared/cart/draft.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import { CartList } from '../cart/cart-list.tsx';
import type { Hold } from '../cart/use-hold.ts';
import type { DraftEdit } from '../draft/draft.ts';
import type { OpenPanel } from '../panels/checkout-bar.tsx';
import { AmountBox } from './amount-box.tsx';
import * as styles from './new-sale-screen.module.css';

const HeldNotice = lazy(async () => ({
  default: (await import('../cart/held-notice.tsx')).HeldNotice,
}));

interface SaleGoodsProps {
  readonly draft: Draft;
  readonly amount: DraftAmount;
  readonly terminal: TerminalView;
  /** The formatted amount. */
  readonly shown: string;
  readonly hasCatalogue: boolean;
  readonly fault: string | undefined;
  readonly hold: Hold;
  readonly edit: (edit: DraftEdit) => void;
  readonly onOpen: (panel: OpenPanel) => void;
}

/** The cart and its total. A cart that has just been held can be named in the space that it leaves empty. */
export function SaleGoods(props: SaleGoodsProps) {
  const { draft, amount, terminal, shown, hasCatalogue, fault, hold, edit, onOpen } = props;
  const { newSale, cart } = useFirstMessages();
  const hasList = amount.lineItems !== undefined || hasCatalogue;
  const { held } = hold;
  return (
    <div className={styles.newSaleGoods} data-area="goods">
      <AmountBox
        label={hasList ? cart.total : newSale.amount}
        name={draft.name}
        amount={shown}
        empty={amount.amountMinor === 0 && draft.digits === ''}
        small={hasList}
        fault={fault}
      />
      <Suspense>
        {held && (
          <HeldNotice
            cart={held}
            terminal={terminal}
            onUndo={hold.undo}
            onName={() => onOpen({ heldId: held.id })}
          />
        )}
      </Suspense>
      {!hasList && <p className={styles.scanHint}>{newSale.scanAsks}</p>}
      {hasList && !held && (
        <CartList
          hint={hasCatalogue ? newSale.scanHint : newSale.scanAsks}
          draft={draft}
          lineItems={amount.lineItems}
          tax={amount.tax}
          terminal={terminal}
          onQuantity={(index, quantity) => edit({ type: 'quantity', index, quantity })}
          onOpen={(line) => onOpen({ line })}
        />
      )}
    </div>
  );
}
