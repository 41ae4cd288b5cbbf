import { z } from 'zod';
import { MAX_QUANTITY } from '../../cart/cart.ts';
import { LANGUAGES } from '../../language.ts';
import { MAX_AMOUNT_MINOR } from '../../money/money.ts';
import { articleSchema } from './catalogue.ts';
import { givenPayer, saleIdSchema } from './sale.ts';
import type { KioskCommandInputs, KioskCommandName } from '../kiosk.ts';

const nothing = z.undefined();
const visit = z.int().nonnegative();
const ofVisit = z.strictObject({ visit });
const language = z.enum(LANGUAGES);
const amountMinor = z.int().nonnegative().max(MAX_AMOUNT_MINOR);
const named = z.strictObject({ name: z.string().min(1).max(128) });

/** Input schemas of the kiosk's window, which may send nothing else. */
export const kioskSchemas = {
  'kiosk.view': nothing,
  'kiosk.start': z.strictObject({ language }),
  'kiosk.speak': ofVisit.extend({ language }),
  'kiosk.touch': ofVisit,
  'kiosk.browse': z.strictObject({ category: z.string().max(128) }),
  'kiosk.picture': named,
  'kiosk.attractPicture': named,
  'kiosk.add': ofVisit.extend({ article: articleSchema }),
  'kiosk.setQuantity': ofVisit.extend({
    line: z.int().nonnegative(),
    quantity: z.int().nonnegative().max(MAX_QUANTITY),
  }),
  'kiosk.setAmount': ofVisit.extend({ amountMinor }),
  'kiosk.pay': ofVisit,
  'kiosk.chooseTip': ofVisit.extend({ tipMinor: amountMinor }),
  'kiosk.giveDetails': ofVisit.extend({ payer: z.strictObject(givenPayer) }),
  'kiosk.back': ofVisit,
  'kiosk.leave': ofVisit,
  'kiosk.payAgain': ofVisit,
  'kiosk.printReceipt': ofVisit,
  'kiosk.enterPin': z.strictObject({ pin: z.string().max(64) }),
  'kiosk.closeStaff': nothing,
  'kiosk.pause': z.strictObject({ paused: z.boolean() }),
  'kiosk.note': saleIdSchema,
  'kiosk.checkHealth': nothing,
  'kiosk.openTill': nothing,
  'kiosk.restart': nothing,
  'kiosk.exit': nothing,
  'kiosk.answerClosing': z.strictObject({ closes: z.boolean() }),
} as const satisfies { readonly [N in KioskCommandName]: z.ZodType<KioskCommandInputs[N]> };
