import { goodsOf } from '../../../../shared/money/line-items.ts';
import { isEmptyDraft, type DraftAmount, type TypedDraft } from '../../../../shared/cart/draft.ts';
import type { Share } from '../../../../shared/cart/share.ts';
import type { CheckoutView } from '../../../../shared/contract/checkout.ts';
import type { StaffView } from '../../../../shared/contract/staff-view.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { mayDo } from '../../../state/permissions.ts';
import { LinePanel } from '../line/line-panel.tsx';
import { CartsPanel } from './carts-panel.tsx';
import type { OpenPanel } from './checkout-bar.tsx';
import { HeldName } from './held-name.tsx';
import { SharePanel } from './share-panel.tsx';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { DraftEdit } from '../draft/draft.ts';

interface CheckoutPanelsProps {
  readonly panel: OpenPanel;
  readonly staff: StaffView;
  readonly checkout: CheckoutView;
  readonly terminal: TerminalView;
  readonly typed: TypedDraft;
  readonly amount: DraftAmount;
  readonly edit: (edit: DraftEdit) => void;
  readonly onHold: () => void;
  readonly onClose: () => void;
}

/** Draws the panel that is open. */
export function CheckoutPanels({
  panel,
  staff,
  checkout,
  terminal,
  typed,
  amount,
  edit,
  onHold,
  onClose,
}: CheckoutPanelsProps) {
  const messages = useMessages().cart;
  const setTip = useCommand('checkout.setTip');
  const bringBack = useCommand('checkout.bringBack');
  const { tipPercents = [], discountPercents = [] } = checkout.settings;
  const goods = amount.lineItems ? goodsOf(amount.lineItems.lines) : amount.amountMinor;

  if (typeof panel === 'object' && 'heldId' in panel) {
    const cart = checkout.held.find(({ id }) => id === panel.heldId);
    return cart ? <HeldName cart={cart} onClose={onClose} /> : null;
  }
  if (typeof panel === 'object') {
    const line = typed.lines[panel.line];
    if (!line) return null;
    return (
      <LinePanel
        line={line}
        percents={discountPercents}
        needsApproval={!mayDo('manager', staff)}
        terminal={terminal}
        onApply={(changed) => {
          edit({ type: 'line', index: panel.line, line: changed });
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  switch (panel) {
    case 'discount':
      return (
        <SharePanel
          title={messages.discount}
          ownLabel={messages.ownDiscount}
          noneLabel={messages.noDiscount}
          percents={discountPercents}
          applied={typed.discount ?? 'none'}
          baseMinor={goods}
          terminal={terminal}
          onChoose={(share) => {
            edit({ type: 'discount', share });
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'tip':
      return (
        <SharePanel
          title={messages.tip}
          ownLabel={messages.ownTip}
          noneLabel={messages.noTip}
          percents={tipPercents}
          applied={checkout.draft.tip}
          baseMinor={goods - (amount.lineItems?.discountMinor ?? 0)}
          terminal={terminal}
          failure={setTip.failure}
          onChoose={(share: Share | undefined) =>
            void setTip.run({ typed, tip: share ?? 'none' }).then((set) => {
              if (set?.ok === true) onClose();
            })
          }
          onClose={onClose}
        />
      );
    case 'carts':
      return (
        <CartsPanel
          held={checkout.held}
          terminal={terminal}
          filled={!isEmptyDraft(typed)}
          failure={bringBack.failure}
          onHold={() => {
            onHold();
            onClose();
          }}
          onEmpty={() => {
            edit({ type: 'started' });
            onClose();
          }}
          onBringBack={({ id }) =>
            void bringBack.run({ heldId: id, current: typed }).then((back) => {
              if (back?.ok !== true) return;
              edit({ type: 'resume', kept: back.value });
              onClose();
            })
          }
          onClose={onClose}
        />
      );
  }
}
