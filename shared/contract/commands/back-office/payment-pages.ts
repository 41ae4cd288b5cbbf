import { z } from 'zod';
import { ofType } from '../../command.ts';
import { LONGEST_HASH } from '../../input-limits.ts';
import type { CommandEntries } from '../../command.ts';
import type { PageAnswer } from '../../back-office/payment-page-help.ts';

const saleId = z.string().min(1).max(64);
/** The service's exact string (spec "Tender types"); without it, the tender that was chosen on the page. */
const tenderType = z.string().min(1).max(128).exactOptional();

/** Commands that do for a payer what an open payment's hosted page would do, with the terminal's credential. */
export const paymentPagesCommands = {
  /** Answers what the payer has to pay. */
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
      transactionHash: z.string().min(1).max(LONGEST_HASH).exactOptional(),
    }),
    answer: ofType<PageAnswer>(),
  },
} as const satisfies CommandEntries;
