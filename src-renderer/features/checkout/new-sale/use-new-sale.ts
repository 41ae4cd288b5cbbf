import { useEffect, useEffectEvent, useState } from 'react';
import { amountOf } from '../../../../shared/cart/draft.ts';
import type { CartLine } from '../../../../shared/cart/cart.ts';
import type { Article } from '../../../../shared/contract/checkout.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import type { ScreenView } from '../../../state/connection.ts';
import type { Order } from '../../payment/order.ts';
import type { Unpriced } from '../cart/price-question.tsx';
import { useHold } from '../cart/use-hold.ts';
import { chargeOf } from '../charging/charge.ts';
import { useCharging } from '../charging/use-charging.ts';
import { lineOf, reduceDraft, typedOf, type Draft, type DraftEdit } from '../draft/draft.ts';
import { useAfterScan } from './use-after-scan.ts';
import { useScan } from './use-scan.ts';

export interface NewSaleParts {
  readonly view: ScreenView;
  readonly terminal: TerminalView;
  readonly draft: Draft;
  readonly edit: (edit: DraftEdit) => void;
  /** Undoes the last change of the cart. */
  readonly onUndo: () => void;
  readonly undoing: boolean;
  /** Asks for the customer's details, and then charges the order. */
  readonly onCustomer: (order: Order) => void;
  /** An amount, in minor units, that is charged again as soon as the draft has this amount. */
  readonly chargeAgain: number | undefined;
  readonly onChargedAgain: () => void;
}

/** The sale that is put together: what it comes to, and what keys, scans and buttons do to it. */
export function useNewSale(parts: NewSaleParts) {
  const { view, terminal, draft, edit, onUndo, undoing, onCustomer, chargeAgain, onChargedAgain } = parts;
  const { typed: typedName } = useFirstMessages().cart;
  const [picked, setPicked] = useState<Unpriced>();
  const { checkout } = view;
  const { tip, name } = checkout?.draft ?? {};
  const typed = typedOf(draft, typedName);
  const whole = { ...typed, ...(tip && { tip }), ...(name !== undefined && { name }) };
  const amount = amountOf(whole, terminal.tax);
  const charge = chargeOf(typed, amount);
  const charging = useCharging({
    view,
    terminal,
    draft,
    charge,
    typedName,
    tip,
    onStarted: () => edit({ type: 'started' }),
    onCustomer,
  });
  /** After a change it is another sale, which must not be charged automatically. */
  const forgetCharge = () => {
    charging.forgetAttempt();
    onChargedAgain();
  };
  const replace = (made: DraftEdit) => {
    forgetCharge();
    edit(made);
  };
  const hold = useHold(draft, typed, checkout?.held ?? [], replace);
  /**
   * The cart is on its way to be charged or held, or gives way to the one before. What was added now would leave the screen
   * with it, and be in no cart.
   */
  const isLeaving = charging.start.running || charging.customerTip.asking || hold.running || undoing;
  /** Answers whether the draft takes it. */
  const change = (made: DraftEdit): boolean => {
    if (isLeaving) return false;
    replace(made);
    return !reduceDraft(draft, made).full;
  };
  const ringUp = (line: CartLine) => change({ type: 'article', line });
  const scan = useScan({ ready: !isLeaving, articles: checkout?.articles ?? 0, onLine: ringUp });
  const afterScan = {
    charge: useAfterScan(scan, () => {
      if (!isLeaving) void charging.submit();
    }),
    hold: useAfterScan(scan, () => {
      if (!isLeaving) hold.hold();
    }),
    undo: useAfterScan(scan, () => {
      if (isLeaving) return;
      forgetCharge();
      onUndo();
    }),
  };
  // The draft's tip comes from main; until then the amount differs.
  const isComplete = charge.ready && charge.order.amountMinor === chargeAgain;
  const onComplete = useEffectEvent(() => {
    onChargedAgain();
    charging.chargeAgain();
  });
  useEffect(() => {
    if (isComplete) onComplete();
  }, [isComplete]);

  return {
    typed,
    whole,
    amount,
    charge,
    charging,
    hold,
    isLeaving,
    change,
    ringUp,
    afterScan,
    add: () => change({ type: 'add', name: typedName }),
    /** Answers whether the article is in the cart now. */
    pick: (article: Article): boolean => {
      if (article.unitMinor !== undefined) return ringUp(lineOf(article, article.unitMinor));
      if (!isLeaving) setPicked({ article });
      return false;
    },
    /** An article without a price, or an unknown barcode, about which the cashier is asked. */
    asked: picked ?? scan.asked,
    closeQuestion: () => {
      setPicked(undefined);
      scan.settle();
    },
  };
}
