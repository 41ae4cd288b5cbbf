import { useEffect, useEffectEvent, useReducer, useRef, useState, type ActionDispatch } from 'react';
import { isEmptyDraft, type TypedDraft } from '../../../../shared/cart/draft.ts';
import type { SaleView } from '../../../../shared/contract/sale-view.ts';
import type { ScreenView } from '../../../state/connection.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import { emptyDraft, reduceDraft, typedOf, type Draft, type DraftEdit } from './draft.ts';

/** Time for the next key of an amount or a reference; the customer's screen follows this far behind. */
const KEEP_AFTER_MS = 150;

export interface DraftInHand {
  readonly draft: Draft;
  readonly edit: ActionDispatch<[DraftEdit]>;
  /** Takes the last change of the cart back. */
  readonly undo: () => void;
  /** Begins again with what this sale was made of; with its reference and its customer too where it is for the same order. */
  readonly again: (sale: SaleView, sameOrder?: boolean) => void;
}

/** The sale that is being put together: typed here, kept by main, and taken up from there when a terminal appears. */
export function useDraft(view: ScreenView | undefined): DraftInHand {
  const { commands } = useConnection();
  const { typed: typedName } = useFirstMessages().cart;
  const [draft, edit] = useReducer(reduceDraft, emptyDraft);
  const [takenUpFor, setTakenUpFor] = useState<string>();
  const terminal = terminalOf(view);
  if (view?.checkout !== undefined && terminal !== takenUpFor) {
    setTakenUpFor(terminal);
    edit({ type: 'resume', kept: view.checkout.draft });
  }

  const kept = useRef<Draft>(emptyDraft);
  const onTakenUp = useEffectEvent(() => {
    kept.current = draft;
  });
  useEffect(() => onTakenUp(), [takenUpFor]);
  useEffect(() => {
    if (draft === kept.current || terminal === undefined) return;
    const typed = typedOf(draft, typedName);
    const keep = () => {
      if (draft === kept.current) return;
      kept.current = draft;
      void call(commands, 'checkout.keepDraft', typed);
    };
    // Each change of the cart by itself, however quick the fingers are: each is what Undo takes back.
    if (isEmptyDraft(typed) || hasOtherGoods(draft, kept.current)) {
      keep();
      return;
    }
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [commands, draft, terminal, typedName]);
  useLeavingPage(() => {
    if (draft !== kept.current && terminal !== undefined)
      void call(commands, 'checkout.keepDraft', typedOf(draft, typedName));
  });

  const undo = () => {
    // Main learns of this state with the command: sent once more, it would count as a change.
    kept.current = draft;
    void call(commands, 'checkout.undo', typedOf(draft, typedName)).then((before) => {
      if (before.ok) edit({ type: 'resume', kept: before.value });
    });
  };
  const again = ({ id, amount, lineItems, reference, payerKept }: SaleView, sameOrder = false) => {
    // The till's currency was changed since: its minor units are other money.
    if (amount.currency !== view?.terminal?.currency) return;
    const restore: DraftEdit = {
      type: 'restore',
      minor: amount.minor,
      ...(sameOrder && { reference, again: { saleId: id, payerKept: payerKept === true } }),
      ...(lineItems && { lineItems }),
    };
    edit(restore);
    if (lineItems?.tipMinor === undefined) return;
    const typed: TypedDraft = typedOf(reduceDraft(draft, restore), typedName);
    void call(commands, 'checkout.setTip', { typed, tip: { minor: lineItems.tipMinor } });
  };
  return { draft, edit, undo, again };
}

const hasOtherGoods = (one: Draft, other: Draft): boolean =>
  one.lines !== other.lines || one.discount !== other.discount;

/** The window is closed, or the page loaded anew: what the last keys typed must not wait any longer. */
function useLeavingPage(act: () => void): void {
  const leave = useEffectEvent(act);
  useEffect(() => {
    const left = () => leave();
    window.addEventListener('pagehide', left);
    return () => window.removeEventListener('pagehide', left);
  }, []);
}

/** Each terminal has a checkout of its own in each currency, and so has training. */
function terminalOf(view: ScreenView | undefined): string | undefined {
  const terminal = view?.terminal;
  return (
    terminal &&
    JSON.stringify([terminal.merchantId, terminal.terminalId, terminal.training, terminal.currency])
  );
}
