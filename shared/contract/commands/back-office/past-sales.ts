import { z } from 'zod';
import { ofType } from '../../command.ts';
import { MAX_AMOUNT_MINOR } from '../../../money/money.ts';
import { SALE_FILTERS, SALE_MATCHES } from '../../../search/sale-search.ts';
import { LONGEST_WORDS } from '../../input-limits.ts';
import type { CommandEntries } from '../../command.ts';
import type { FoundSales, PastSale } from '../../past-sales.ts';

const wall = z.int();
const number = z.int().nonnegative();
const amount = z.int().nonnegative().max(MAX_AMOUNT_MINOR);

export const pastSalesCommands = {
  'sales.find': {
    who: 'cashier',
    input: z.strictObject({
      search: z.strictObject({
        text: z.string().min(1).max(LONGEST_WORDS).exactOptional(),
        pageId: z.string().min(1).max(LONGEST_WORDS).exactOptional(),
        amountMinor: amount.exactOptional(),
        number: number.exactOptional(),
        from: wall.exactOptional(),
        to: wall.exactOptional(),
        only: z.enum(SALE_FILTERS),
      }),
      /** Continues where an earlier answer ended. */
      after: z.strictObject({ match: z.enum(SALE_MATCHES), startedAt: wall, number }).exactOptional(),
    }),
    answer: ofType<FoundSales>(),
  },
  'sales.get': {
    who: 'cashier',
    input: z.strictObject({ saleId: z.string().min(1).max(64) }),
    answer: ofType<PastSale>(),
  },
} as const satisfies CommandEntries;
