import { useEffect, useEffectEvent, useReducer, useRef, useState, type ActionDispatch } from 'react';
import { isEmptyDraft, type TypedDraft } from '../../../../shared/cart/draft.ts';
import type { CheckoutView } from '../../../../shared/contract/checkout.ts';
import type { SaleView } from '../../../../shared/contract/sale-view.ts';
import type { Failure } from '../../../../shared/failure.ts';
import type { ScreenView } from '../../../state/connection.ts';
import { call } from '../../../state/call.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useConnection } from '../../../state/connection.ts';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import { emptyDraft, reduceDraft, typedOf, type Draft, type DraftEdit } from './draft.ts';

/** Main gets the draft this long after the last key, so that it does not get every key. The customer's screen lags by as much. */
const KEEP_AFTER_MS = 150;

export interface DraftInHand {
  readonly draft: Draft;
  readonly edit: ActionDispatch<[DraftEdit]>;
  /** Undoes the last change of the cart. */
  readonly undo: () => void;
  /** Whether main has been asked for the cart as it was before. */
  readonly undoing: boolean;
  /**
   * Begins again with the contents of this sale; with `sameOrder`, with its reference and its customer too. A cart that is
   * rung up is held before. Answers whether it has begun; where the cart could not be held, it stays.
   */
  readonly again: (sale: SaleView, sameOrder?: boolean) => Promise<boolean>;
  /** Why the cart could not be held; gone after any change of the draft. */
  readonly notHeld?: Failure;
}

/** What the draft began with. `isOpening`: as the till was left, before main could say anything itself. */
interface TakenUp {
  readonly terminal: string | undefined;
  readonly isOpening: boolean;
  readonly left: CheckoutView['draft'];
}

/** The draft: typed here, kept by main, and read back from there when a terminal appears. */
export function useDraft(view: ScreenView | undefined): DraftInHand {
  const { commands } = useConnection();
  const { typed: typedName } = useFirstMessages().cart;
  const [draft, edit] = useReducer(reduceDraft, emptyDraft);
  const [takenUp, setTakenUp] = useState<TakenUp>();
  const [refused, setRefused] = useState<{ readonly draft: Draft; readonly failure: Failure }>();
  const terminal = terminalOf(view);
  const isOpening = view?.phase === 'starting';
  if (view?.checkout !== undefined && (terminal !== takenUp?.terminal || isOpening !== takenUp?.isOpening)) {
    const { draft: left } = view.checkout;
    setTakenUp({ terminal, isOpening, left });
    // What was typed on the screen of a till that was opening goes on, if that screen was right.
    if (terminal !== takenUp?.terminal || left !== takenUp?.left) edit({ type: 'resume', kept: left });
  }

  const kept = useRef<Draft>(emptyDraft);
  const onTakenUp = useEffectEvent(() => {
    kept.current = draft;
  });
  useEffect(() => onTakenUp(), [takenUp?.terminal, takenUp?.left]);
  useEffect(() => {
    if (draft === kept.current || terminal === undefined || isOpening) return;
    const typed = typedOf(draft, typedName);
    const keep = () => {
      if (draft === kept.current) return;
      kept.current = draft;
      void call(commands, 'checkout.keepDraft', typed);
    };
    // Each change of the cart is sent at once, because Undo undoes one at a time.
    if (isEmptyDraft(typed) || hasOtherGoods(draft, kept.current)) {
      keep();
      return;
    }
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [commands, draft, terminal, typedName, isOpening]);
  useLeavingPage(() => {
    if (draft !== kept.current && terminal !== undefined && !isOpening)
      void call(commands, 'checkout.keepDraft', typedOf(draft, typedName));
  });

  const before = useCommand('checkout.undo');
  const undo = () => {
    // The command carries this state. Sent once more, it would count as another change.
    kept.current = draft;
    void before.run(typedOf(draft, typedName)).then((answer) => {
      if (answer?.ok === true) edit({ type: 'resume', kept: answer.value });
    });
  };
  const hold = async () => {
    const held = await call(commands, 'checkout.hold', typedOf(draft, typedName));
    if (!held.ok) setRefused({ draft, failure: held.failure });
    return held.ok;
  };
  const again = async ({ id, amount, lineItems, reference, payerKept }: SaleView, sameOrder = false) => {
    // The terminal's currency was changed since, so the amounts mean something else.
    if (amount.currency !== view?.terminal?.currency) return false;
    if (draft.lines.length > 0 && !(await hold())) return false;
    const restore: DraftEdit = {
      type: 'restore',
      minor: amount.minor,
      ...(sameOrder && { reference, again: { saleId: id, payerKept: payerKept === true } }),
      ...(lineItems && { lineItems }),
    };
    edit(restore);
    if (lineItems?.tipMinor === undefined) return true;
    const typed: TypedDraft = typedOf(reduceDraft(draft, restore), typedName);
    void call(commands, 'checkout.setTip', { typed, tip: { minor: lineItems.tipMinor } });
    return true;
  };
  const notHeld = refused?.draft === draft ? refused.failure : undefined;
  return { draft, edit, undo, undoing: before.running, again, ...(notHeld && { notHeld }) };
}

const hasOtherGoods = (one: Draft, other: Draft): boolean =>
  one.lines !== other.lines || one.discount !== other.discount;

/** Calls `act` when the window is closed or the page is reloaded. */
function useLeavingPage(act: () => void): void {
  const leave = useEffectEvent(act);
  useEffect(() => {
    const left = () => leave();
    window.addEventListener('pagehide', left);
    return () => window.removeEventListener('pagehide', left);
  }, []);
}

/** Identifies the checkout: each terminal has one for each currency, and training has its own. */
function terminalOf(view: ScreenView | undefined): string | undefined {
  const terminal = view?.terminal;
  return (
    terminal &&
    JSON.stringify([terminal.merchantId, terminal.terminalId, terminal.training, terminal.currency])
  );
}
