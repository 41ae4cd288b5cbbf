import { z } from 'zod';
import { ofType } from '../command.ts';
import { LONGEST_WORDS } from '../input-limits.ts';
import { MAX_LINES } from '../../cart/cart.ts';
import { MAX_AMOUNT_DIGITS } from '../../money/money.ts';
import { amountSchema, lineFields } from './sale.ts';
import type { CommandEntries } from '../command.ts';
import type { Draft } from '../../cart/draft.ts';

const percent = z.int().min(1).max(100);
const share = z.union([z.strictObject({ percent }), z.strictObject({ minor: amountSchema })]);
const tipSchema = z.union([share, z.literal('none')]);
const id = z.string().min(1).max(64);

const typedDraft = z.strictObject({
  digits: z.string().regex(new RegExp(`^[0-9]{0,${MAX_AMOUNT_DIGITS}}$`)),
  typedName: z.string().min(1).max(LONGEST_WORDS),
  lines: z
    .array(z.strictObject({ ...lineFields, discount: share.exactOptional() }))
    .max(MAX_LINES)
    .readonly(),
  discount: share.exactOptional(),
  reference: z.string().max(1024),
  again: z.strictObject({ saleId: id, payerKept: z.boolean() }).exactOptional(),
});

/** `Draft`, also as it is kept on disk. */
export const draftSchema = typedDraft.extend({
  tip: tipSchema.exactOptional(),
  name: z.string().exactOptional(),
});

/** `CheckoutSettings`, also as they are kept on disk. */
export const checkoutSettingsSchema = z.strictObject({
  cart: z.boolean(),
  quickAmounts: z.array(amountSchema).max(8).readonly(),
  tipPercents: z.array(percent).max(5).readonly().exactOptional(),
  discountPercents: z.array(percent).max(5).readonly().exactOptional(),
});

export const checkoutCommands = {
  'checkout.configure': { who: 'manager', input: checkoutSettingsSchema },
  /** Everybody may, because a lock must not lose what was typed just before it. */
  'checkout.keepDraft': { who: 'everybody', input: typedDraft },
  'checkout.setTip': { who: 'everybody', input: z.strictObject({ typed: typedDraft, tip: tipSchema }) },
  /** Undoes the last change. The input is the cart on the screen, the answer the cart as it was before. */
  'checkout.undo': { who: 'cashier', input: typedDraft, answer: ofType<Draft>() },
  /** Holds the cart and answers its id; without it, there was nothing to hold. */
  'checkout.hold': {
    who: 'cashier',
    input: typedDraft,
    answer: ofType<{ readonly heldId?: string }>(),
  },
  'checkout.nameHeld': { who: 'cashier', input: z.strictObject({ heldId: id, name: z.string().max(1024) }) },
  /** Opens a held cart and answers it. The open cart is held instead. */
  'checkout.bringBack': {
    who: 'cashier',
    input: z.strictObject({ heldId: id, current: typedDraft }),
    answer: ofType<Draft>(),
  },
} as const satisfies CommandEntries;
