import { z } from 'zod';
import { ofType } from '../command.ts';
import { MAX_LINES, MAX_QUANTITY } from '../../cart/cart.ts';
import { GUARD_WARNINGS, MOST_WARNED_OF } from '../../failure.ts';
import { MAX_AMOUNT_MINOR } from '../../money/money.ts';
import { MAX_TRACKING_ID } from '../../payment/tracking-id.ts';
import type { CommandEntries } from '../command.ts';
import type { CheckAnswer } from '../sale-view.ts';

const id = z.string().min(1).max(64);
export const saleIdSchema = z.strictObject({ saleId: id });
/** Whether the screen that is left showed the sale's end: an outcome that came meanwhile must not go unseen. */
const seen = z.enum(['open', 'settled']);
export const amountSchema = z.int().positive().max(MAX_AMOUNT_MINOR);
const words = z.string().min(1).max(128);
/** It may name a payment, and the status that the service told of it, after words of ours. */
const alertId = z
  .string()
  .min(1)
  .max(MAX_TRACKING_ID + 128);

/** What a line has in a cart and in the sale that it becomes. */
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

/** `LineItems` as it comes from the screen; whether it adds up is checked where the sale is started. */
const lineItems = z.strictObject({
  // A typed amount counts as one line more.
  lines: z
    .array(lineItemSchema)
    .max(MAX_LINES + 1)
    .readonly(),
  discountMinor: amountSchema.exactOptional(),
  taxMinor: amountSchema.exactOptional(),
  tipMinor: amountSchema.exactOptional(),
});

/** A field of `TypedPayer`; what is wrong with it is answered field by field where the sale is started. */
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

/** `GivenPayer`. */
export const givenPayer = { customer: customer.exactOptional(), refundEmail: payerText } as const;

export const saleCommands = {
  'sale.prefetchDuplicates': { who: 'cashier', input: z.strictObject({ reference: z.string().max(1024) }) },
  'sale.start': {
    who: 'cashier',
    input: z.strictObject({
      amountMinor: amountSchema,
      /** The amount that the cashier has read and confirmed, where it is above the terminal's limit. */
      confirmedMinor: amountSchema.exactOptional(),
      reference: z.string().max(1024),
      /** Of the question that somebody who may has answered ("sale.approve"). */
      approvalId: id.exactOptional(),
      overrides: z.array(z.enum(GUARD_WARNINGS)).max(GUARD_WARNINGS.length).readonly(),
      /** `Failure.warnedOf` of the warnings that were answered. */
      answered: z.array(z.string().max(MAX_TRACKING_ID)).max(MOST_WARNED_OF).readonly().exactOptional(),
      lineItems: lineItems.exactOptional(),
      /**
       * An earlier sale of the same reference, whose customer's details go with this one in place of any given here.
       * `customer-details-gone` where it had some and main does not have them any more.
       */
      again: id.exactOptional(),
      ...givenPayer,
    }),
    answer: ofType<{ readonly saleId: string }>(),
  },
  /** Agrees to what `sale.start` asked about; `approver` is missing where whoever has signed in may. */
  'sale.approve': {
    who: 'cashier',
    input: z.strictObject({
      approvalId: id,
      approver: z.strictObject({ cashierId: id, pin: z.string().max(64) }).exactOptional(),
    }),
  },
  'sale.open': { who: 'everybody', input: saleIdSchema.extend({ seen }) },
  /** `name`: under which it is parked. */
  'sale.leave': {
    who: 'everybody',
    input: saleIdSchema.extend({ seen, name: z.string().max(1024).exactOptional() }),
  },
  /** `withdrawn` is false where money was seen meanwhile, or the sale has ended: its screen stays. */
  'sale.withdrawCode': {
    who: 'everybody',
    input: saleIdSchema,
    answer: ofType<{ readonly withdrawn: boolean }>(),
  },
  /** Those that the screen showed as finished; any that is not is left where it is. */
  'sale.clearFinished': {
    who: 'cashier',
    input: z.strictObject({ saleIds: z.array(saleIdSchema.shape.saleId).max(10_000).readonly() }),
  },
  'sale.checkNow': { who: 'everybody', input: saleIdSchema, answer: ofType<CheckAnswer>() },
  /** It may ask for a payment that was paid already: whoever does it is on record. */
  'sale.resumeCreating': { who: 'cashier', input: saleIdSchema },
  'sale.stopCreating': { who: 'everybody', input: saleIdSchema },
  'alert.acknowledge': { who: 'cashier', input: saleIdSchema.extend({ alert: alertId }) },
} as const satisfies CommandEntries;
