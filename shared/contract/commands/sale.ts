import { z } from 'zod';
import { ofType } from '../command.ts';
import { MAX_LINES, MAX_QUANTITY } from '../../cart/cart.ts';
import { GUARD_WARNINGS, MOST_WARNED_OF } from '../../failure.ts';
import { MAX_AMOUNT_MINOR } from '../../money/money.ts';
import { MAX_TRACKING_ID } from '../../payment/tracking-id.ts';
import { LONGEST_WORDS } from '../input-limits.ts';
import type { CommandEntries } from '../command.ts';
import type { CheckAnswer } from '../sale-view.ts';

const id = z.string().min(1).max(64);
export const saleIdSchema = z.strictObject({ saleId: id });
/** Whether the screen showed the sale's end when it was left. An outcome that came in between must not go unseen. */
const seen = z.enum(['open', 'settled']);
export const amountSchema = z.int().positive().max(MAX_AMOUNT_MINOR);
const words = z.string().min(1).max(LONGEST_WORDS);
/** Words of ours, which a payment's identifier and its status at the service may follow. */
const alertId = z
  .string()
  .min(1)
  .max(MAX_TRACKING_ID + 128);

/** Fields of a line, in a cart and in a sale. */
export const lineFields = {
  name: words,
  quantity: z.int().positive().max(MAX_QUANTITY),
  unitMinor: amountSchema,
  listMinor: amountSchema.exactOptional(),
  note: words.exactOptional(),
  code: words.exactOptional(),
  taxRate: words.exactOptional(),
} as const;
const lineItemSchema = z.strictObject({ ...lineFields, discountMinor: amountSchema.exactOptional() });

/** `LineItems` as the screen sends them. `startSale` checks that they add up to the amount. */
const lineItems = z.strictObject({
  // An amount on the keypad becomes one line more.
  lines: z
    .array(lineItemSchema)
    .max(MAX_LINES + 1)
    .readonly(),
  discountMinor: amountSchema.exactOptional(),
  taxMinor: amountSchema.exactOptional(),
  tipMinor: amountSchema.exactOptional(),
});

/** A field of `TypedPayer`. `checkedPayer` answers what is wrong with it field by field. */
const payerText = z.string().max(1024).exactOptional();
const customer = z.strictObject({
  firstName: payerText,
  lastName: payerText,
  email: payerText,
  address: payerText,
  address2: payerText,
  city: payerText,
  state: payerText,
  postalCode: payerText,
  countryCode: payerText,
  phone: payerText,
});

/** Fields of `GivenPayer`. */
export const givenPayer = { customer: customer.exactOptional(), refundEmail: payerText } as const;

export const saleCommands = {
  'sale.prefetchDuplicates': { who: 'cashier', input: z.strictObject({ reference: z.string().max(1024) }) },
  'sale.start': {
    who: 'cashier',
    input: z.strictObject({
      amountMinor: amountSchema,
      /** The amount that the cashier confirmed, because it is above the terminal's limit. */
      confirmedMinor: amountSchema.exactOptional(),
      reference: z.string().max(1024),
      /** The id of the approval that was given (`sale.approve`). */
      approvalId: id.exactOptional(),
      overrides: z.array(z.enum(GUARD_WARNINGS)).max(GUARD_WARNINGS.length).readonly(),
      /** `Failure.warnedOf` of the warnings that the cashier overrides. */
      answered: z.array(z.string().max(MAX_TRACKING_ID)).max(MOST_WARNED_OF).readonly().exactOptional(),
      lineItems: lineItems.exactOptional(),
      /**
       * The id of an earlier sale of the same reference, which is charged again: its customer's details are used instead of
       * any given here, and if both turn out paid the till says so. Fails with `customer-details-gone` where main has removed them.
       */
      again: id.exactOptional(),
      /** The customer's details given here, if any, are used instead of the earlier sale's. */
      withoutKeptDetails: z.literal(true).exactOptional(),
      ...givenPayer,
    }),
    answer: ofType<{ readonly saleId: string }>(),
  },
  /** Approves what `sale.start` asked about. Without `approver`, whoever has signed in approves it. */
  'sale.approve': {
    who: 'cashier',
    input: z.strictObject({
      approvalId: id,
      approver: z.strictObject({ cashierId: id, pin: z.string().max(64) }).exactOptional(),
    }),
  },
  'sale.open': { who: 'everybody', input: saleIdSchema.extend({ seen }) },
  /** Parks an open sale, under `name` where one is given, or acknowledges its end. */
  'sale.leave': {
    who: 'everybody',
    input: saleIdSchema.extend({ seen, name: z.string().max(1024).exactOptional() }),
  },
  /** `withdrawn` is false where money was seen meanwhile or the sale has ended: then its screen stays. */
  'sale.withdrawCode': {
    who: 'everybody',
    input: saleIdSchema,
    answer: ofType<{ readonly withdrawn: boolean }>(),
  },
  /** Acknowledges the sales that the screen showed as finished. A sale that is not finished stays. */
  'sale.clearFinished': {
    who: 'cashier',
    input: z.strictObject({ saleIds: z.array(saleIdSchema.shape.saleId).max(10_000).readonly() }),
  },
  'sale.checkNow': { who: 'everybody', input: saleIdSchema, answer: ofType<CheckAnswer>() },
  /** Resumes a paused creation. It may ask for a payment that was paid already, so the cashier's id is recorded. */
  'sale.resumeCreating': { who: 'cashier', input: saleIdSchema },
  'sale.stopCreating': { who: 'everybody', input: saleIdSchema },
  'alert.acknowledge': { who: 'cashier', input: saleIdSchema.extend({ alert: alertId }) },
} as const satisfies CommandEntries;
