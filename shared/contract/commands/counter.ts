import { z } from 'zod';
import { MAX_LINES } from '../../cart/cart.ts';
import { MAX_AMOUNT_DIGITS } from '../../money.ts';
import { amountSchema, makeupLineSchema } from './sale.ts';
import type { Draft } from '../../cart/draft.ts';

const percent = z.int().min(1).max(100);
const share = z.union([z.strictObject({ percent }), z.strictObject({ minor: amountSchema })]);
const tipSchema = z.union([share, z.literal('none')]);
const id = z.string().min(1).max(64);

const typedDraft = z.strictObject({
  digits: z.string().regex(new RegExp(`^[0-9]{0,${MAX_AMOUNT_DIGITS}}$`)),
  typedName: z.string().min(1).max(128),
  lines: z.array(makeupLineSchema).max(MAX_LINES).readonly(),
  discount: share.exactOptional(),
  reference: z.string().max(1024),
});

/** `Draft`, also as it is kept on disk. */
export const draftSchema = typedDraft.extend({ tip: tipSchema.exactOptional() });

/** `CounterSettings`, also as they are kept on disk. */
export const counterSettingsSchema = z.strictObject({
  cart: z.boolean(),
  quickAmounts: z.array(amountSchema).max(8).readonly(),
  tipPercents: z.array(percent).max(5).readonly().exactOptional(),
  discountPercents: z.array(percent).max(5).readonly().exactOptional(),
});

export const counterSchemas = {
  'counter.configure': counterSettingsSchema,
  'counter.keepDraft': typedDraft,
  'counter.setTip': z.strictObject({ typed: typedDraft, tip: tipSchema }),
  'counter.hold': typedDraft,
  'counter.bringBack': z.strictObject({ heldId: id, current: typedDraft }),
} as const;

export interface CounterResults {
  'counter.configure': null;
  'counter.keepDraft': null;
  'counter.setTip': null;
  'counter.hold': null;
  /** The cart that came back; what was on the counter is held in its place. */
  'counter.bringBack': Draft;
}
