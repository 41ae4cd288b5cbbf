import { useState } from 'react';
import type { TypedDraft } from '../../../../shared/cart/draft.ts';
import type { HeldCart } from '../../../../shared/contract/checkout.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import type { Draft, DraftEdit } from '../draft/draft.ts';

export interface Hold {
  readonly hold: () => void;
  /** The cart that was held last, until the next cart has a line. */
  readonly held: HeldCart | undefined;
  /** Opens the held cart again. */
  readonly undo: () => void;
  /** Whether a cart is on its way out of the screen or back to it. What is added meanwhile would be lost. */
  readonly running: boolean;
  /** Gone after any change of the draft. */
  readonly failure: Failure | undefined;
}

/** Holds the cart. Until the next cart has a line, the held one can be named or opened again. */
export function useHold(
  draft: Draft,
  typed: TypedDraft,
  carts: readonly HeldCart[],
  edit: (edit: DraftEdit) => void,
): Hold {
  const hold = useCommand('checkout.hold');
  const bringBack = useCommand('checkout.bringBack');
  const [heldId, setHeldId] = useState<string>();
  /** The draft that was to be held, or to make room. */
  const [leaving, setLeaving] = useState<Draft>();
  return {
    hold: () => {
      setLeaving(draft);
      void hold.run(typed).then((answer) => {
        if (answer?.ok !== true) return;
        setHeldId(answer.value.heldId);
        edit({ type: 'started' });
      });
    },
    held: typed.lines.length === 0 ? carts.find(({ id }) => id === heldId) : undefined,
    undo: () => {
      if (heldId === undefined) return;
      setLeaving(draft);
      void bringBack.run({ heldId, current: typed }).then((back) => {
        if (back?.ok === true) edit({ type: 'resume', kept: back.value });
      });
    },
    running: hold.running || bringBack.running,
    failure: leaving === draft ? latestFailure(hold, bringBack) : undefined,
  };
}
