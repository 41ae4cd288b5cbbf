import { z } from 'zod';
import { MAX_AMOUNT_MINOR } from '../../money/money.ts';
import { givenPayer } from './sale.ts';
import type { CommandEntries } from '../command.ts';
import type { CustomerCommandInputs, CustomerCommandName } from '../customer-display.ts';

const amountMinor = z.int().max(MAX_AMOUNT_MINOR);

/** Commands of the cashier's window about the customer's. */
export const displayCommands = {
  /** Offers a tip on this amount. Refused when the customer has no screen of their own. */
  'display.askTip': { who: 'cashier', input: z.strictObject({ amountMinor: amountMinor.positive() }) },
  /** Takes the question and its answer back. */
  'display.endTip': { who: 'everybody', input: z.undefined() },
  /** Lets the customer type who they are. Refused when they have no screen of their own, or nobody may sell now. */
  'display.askDetails': { who: 'cashier', input: z.strictObject({ needed: z.boolean() }) },
  /** Takes the form away from the customer, and forgets what came of it. */
  'display.endDetails': { who: 'everybody', input: z.undefined() },
  /** Forgets that the customer's screen went away, and opens it again if there is a display for it. */
  'display.lookAgain': { who: 'everybody', input: z.undefined() },
} as const satisfies CommandEntries;

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
