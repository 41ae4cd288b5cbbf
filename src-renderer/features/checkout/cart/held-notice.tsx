import type { HeldCart } from '../../../../shared/contract/checkout.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './held-notice.module.css';

interface HeldNoticeProps {
  readonly cart: HeldCart;
  readonly terminal: TerminalView;
  readonly onUndo: () => void;
  readonly onName: () => void;
}

/** Says that a cart has just been held. It takes no focus, so that typing goes on with the next sale. */
export function HeldNotice({ cart, terminal, onUndo, onName }: HeldNoticeProps) {
  const {
    cart: { undo },
    heldCarts: messages,
  } = useMessages();
  const { currency, locale } = terminal;
  const amount = formatMoney({ minor: cart.amountMinor, currency }, locale);
  return (
    <Banner
      kind="info"
      alert
      title={messages.heldNow({ amount })}
      action={
        <div className={styles.heldActions}>
          <Button kind="quiet" onPress={onUndo}>
            {undo}
          </Button>
          <Button kind="secondary" icon="tag" onPress={onName}>
            {messages.nameIt}
          </Button>
        </div>
      }
    >
      {cart.name !== undefined && <bdi>{cart.name}</bdi>}
    </Banner>
  );
}
