import { z } from 'zod';
import { OUTCOMES } from '../../payment/payment-status.ts';
import { saleIdSchema } from './sale.ts';
import type { CommandEntries } from '../command.ts';

export const trainingCommands = {
  /** Ends the payment of an open sale at the training service, as its customer would. Refused outside of training. */
  'training.simulate': { who: 'cashier', input: saleIdSchema.extend({ outcome: z.enum(OUTCOMES) }) },
  /** Goes back to the terminal that was at work before. Everybody may, since its own cashiers have to sign in there. */
  'training.leave': { who: 'everybody', input: z.undefined() },
} as const satisfies CommandEntries;
