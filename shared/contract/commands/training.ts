import { z } from 'zod';
import { OUTCOMES } from '../../payment/payment-status.ts';
import { saleIdSchema } from './sale.ts';
import type { CommandEntries } from '../command.ts';

export const trainingCommands = {
  /** Ends the payment of an open sale at the training service, as its customer would; refused outside of training. */
  'training.simulate': { who: 'cashier', input: saleIdSchema.extend({ outcome: z.enum(OUTCOMES) }) },
  /** Back to the terminal that was at work before, where its own cashiers sign in: everybody finds the way out. */
  'training.leave': { who: 'everybody', input: z.undefined() },
} as const satisfies CommandEntries;
