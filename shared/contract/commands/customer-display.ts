import { z } from 'zod';
import { MAX_AMOUNT_MINOR } from '../../money.ts';
import { givenPayer } from './sale.ts';
import type { CustomerCommandInputs, CustomerCommandName } from '../customer-display.ts';

const amountMinor = z.int().max(MAX_AMOUNT_MINOR);

/** Commands of the cashier's window about the customer's. */
export const displaySchemas = {
  'display.askTip': z.strictObject({ amountMinor: amountMinor.positive() }),
  'display.endTip': z.undefined(),
  'display.askDetails': z.strictObject({ needed: z.boolean() }),
  'display.endDetails': z.undefined(),
  'display.lookAgain': z.undefined(),
} as const;

export interface DisplayResults {
  /** Offers a tip on this amount. Refused when the customer has no screen of their own. */
  'display.askTip': null;
  /** Takes the question and its answer back. */
  'display.endTip': null;
  /** Lets the customer type who they are. Refused when they have no screen of their own, or nobody may sell now. */
  'display.askDetails': null;
  /** Takes the form away from the customer, and forgets what came of it. */
  'display.endDetails': null;
  /** Forgets that the customer's screen went away, and opens it again if there is a display for it. */
  'display.lookAgain': null;
}

/** All that the customer's window may ask for. */
export const customerSchemas = {
  'customer.view': z.undefined(),
  'customer.chooseTip': z.strictObject({
    question: z.int().nonnegative(),
    tipMinor: amountMinor.nonnegative(),
  }),
  'customer.giveDetails': z.strictObject({
    question: z.int().nonnegative(),
    payer: z.strictObject(givenPayer),
  }),
} as const satisfies { readonly [N in CustomerCommandName]: z.ZodType<CustomerCommandInputs[N]> };
