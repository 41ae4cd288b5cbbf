import { z } from 'zod';
import { ofType } from '../../command.ts';
import type { CommandEntries } from '../../command.ts';
import type { PageAnswer } from '../../back-office/payment-page-help.ts';

const saleId = z.string().min(1).max(64);
/** Exact string (spec "Tender types"); without it, the one that was chosen on the page. */
const tenderType = z.string().min(1).max(128).exactOptional();

/** What a manager asks of an open payment's hosted page in the payer's place, with the terminal's own credential. */
export const paymentPagesCommands = {
  /** What the payer is to pay. */
  'paymentPages.quote': {
    who: 'manager',
    input: z.strictObject({ saleId, tenderType }),
    answer: ofType<PageAnswer>(),
  },
  /** Tells the service that the payer has sent the payment. */
  'paymentPages.announce': {
    who: 'manager',
    input: z.strictObject({
      saleId,
      tenderType,
      transactionHash: z.string().min(1).max(128).exactOptional(),
    }),
    answer: ofType<PageAnswer>(),
  },
} as const satisfies CommandEntries;
