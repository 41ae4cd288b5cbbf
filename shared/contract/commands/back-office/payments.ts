import { z } from 'zod';
import { ofType } from '../../command.ts';
import { HISTORY_SCOPES } from '../../back-office/back-office.ts';
import { PAYMENT_ORDERS } from '../../back-office/payments.ts';
import { MAX_AMOUNT_MINOR } from '../../../money/money.ts';
import { SALE_MATCHES } from '../../../search/sale-search.ts';
import { MAX_TRACKING_ID } from '../../../payment/tracking-id.ts';
import { LONGEST_WORDS } from '../../input-limits.ts';
import type { CommandEntries } from '../../command.ts';
import type { PaymentStory, TenderFound } from '../../back-office/payment-story.ts';
import type { FoundPayments } from '../../back-office/payments.ts';
import type { FoundReclaims } from '../../back-office/reclaims.ts';

const wall = z.int();
const word = z.string().min(1).max(LONGEST_WORDS);
const trackingId = z.string().min(1).max(MAX_TRACKING_ID);
const cursor = z.strictObject({ until: wall, page: z.int().nonnegative(), match: z.enum(SALE_MATCHES) });

/** Commands about payments of this till and of the service's history. */
export const paymentsCommands = {
  'payments.find': {
    who: 'manager',
    input: z.strictObject({
      search: z.strictObject({
        scope: z.enum(HISTORY_SCOPES),
        text: word.exactOptional(),
        pageId: word.exactOptional(),
        amountMinor: z.int().nonnegative().max(MAX_AMOUNT_MINOR).exactOptional(),
        number: z.int().nonnegative().exactOptional(),
        from: wall.exactOptional(),
        to: wall.exactOptional(),
        status: word.exactOptional(),
        tender: word.exactOptional(),
        cashierId: word.exactOptional(),
        place: word.exactOptional(),
        order: z.enum(PAYMENT_ORDERS).exactOptional(),
      }),
      /** Continues where an earlier answer ended. */
      after: cursor.exactOptional(),
    }),
    answer: ofType<FoundPayments>(),
  },
  'payments.reclaims': {
    who: 'manager',
    input: z.strictObject({ scope: z.enum(HISTORY_SCOPES), after: cursor.exactOptional() }),
    answer: ofType<FoundReclaims>(),
  },
  'payments.get': {
    who: 'manager',
    input: z.union([z.strictObject({ saleId: word }), z.strictObject({ trackingId })]),
    answer: ofType<PaymentStory>(),
  },
  'payments.tender': {
    who: 'manager',
    input: z.strictObject({ trackingId }),
    answer: ofType<TenderFound>(),
  },
} as const satisfies CommandEntries;
