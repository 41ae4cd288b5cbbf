import { z } from 'zod';
import { GUARD_WARNINGS } from '../../failure.ts';
import { MAX_AMOUNT_DIGITS } from '../../money.ts';
import type { CheckAnswer } from '../views.ts';

const saleId = z.strictObject({ saleId: z.string().min(1).max(64) });
/** Whether the screen that is left showed the sale's end: an outcome that came meanwhile must not go unseen. */
const seen = z.enum(['open', 'settled']);
const amount = z
  .int()
  .positive()
  .lt(10 ** MAX_AMOUNT_DIGITS);
const words = z.string().min(1).max(128);

/** `Makeup` as it comes from the screen; whether it adds up is checked where the sale is started. */
const makeup = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        name: words,
        quantity: z.int().positive().max(9_999),
        unitMinor: amount,
        code: words.exactOptional(),
      }),
    )
    .max(500)
    .readonly(),
  discountMinor: amount.exactOptional(),
  tipMinor: amount.exactOptional(),
});

export const saleSchemas = {
  'sale.lookAhead': z.strictObject({ reference: z.string().max(1024) }),
  'sale.start': z.strictObject({
    amountMinor: amount,
    reference: z.string().max(1024),
    overrides: z.array(z.enum(GUARD_WARNINGS)).max(GUARD_WARNINGS.length).readonly(),
    makeup: makeup.exactOptional(),
  }),
  'sale.open': saleId.extend({ seen }),
  'sale.leave': saleId.extend({ seen }),
  'sale.checkNow': saleId,
  'sale.stopCreating': saleId,
  'concern.note': saleId.extend({ concern: z.string().min(1).max(512) }),
} as const;

export interface SaleResults {
  'sale.lookAhead': null;
  'sale.start': { readonly saleId: string };
  'sale.open': null;
  'sale.leave': null;
  'sale.checkNow': CheckAnswer;
  'sale.stopCreating': null;
  'concern.note': null;
}
