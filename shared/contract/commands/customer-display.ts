import { z } from 'zod';
import { MAX_AMOUNT_MINOR } from '../../money/money.ts';
import { givenPayer } from './sale.ts';
import type { CommandEntries } from '../command.ts';
import type { CustomerCommandInputs, CustomerCommandName } from '../customer-display.ts';

const amountMinor = z.int().max(MAX_AMOUNT_MINOR);

/** Commands that the cashier's window sends about the customer's screen. */
export const displayCommands = {
  /** Asks the customer for a tip on this amount. Refused where the customer has no screen. */
  'display.askTip': { who: 'cashier', input: z.strictObject({ amountMinor: amountMinor.positive() }) },
  /** Removes the question and its answer. */
  'display.endTip': { who: 'everybody', input: z.undefined() },
  /** Asks the customer for name and contact details. Refused where the customer has no screen, or nobody may sell now. */
  'display.askDetails': { who: 'cashier', input: z.strictObject({ needed: z.boolean() }) },
  /** Removes the form from the customer's screen, and what was typed into it. */
  'display.endDetails': { who: 'everybody', input: z.undefined() },
  /** Opens the customer's screen again if there is a display for it, and forgets that it was closed. */
  'display.detect': { who: 'everybody', input: z.undefined() },
} as const satisfies CommandEntries;

/** Input schemas of the customer's window, which may send nothing else. */
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
