import { z } from 'zod';
import { MAX_AMOUNT_MINOR } from '../../money.ts';
import { SALE_FILTERS, SALE_MATCHES } from '../../sale-search.ts';
import type { FoundSales, PastSale } from '../past-sales.ts';

const wall = z.int();
const number = z.int().nonnegative();
const amount = z.int().nonnegative().max(MAX_AMOUNT_MINOR);

export const pastSalesSchemas = {
  'sales.find': z.strictObject({
    search: z.strictObject({
      text: z.string().min(1).max(128).exactOptional(),
      amountMinor: amount.exactOptional(),
      number: number.exactOptional(),
      from: wall.exactOptional(),
      to: wall.exactOptional(),
      only: z.enum(SALE_FILTERS),
    }),
    /** Goes on where an earlier answer ended. */
    after: z.strictObject({ match: z.enum(SALE_MATCHES), startedAt: wall, number }).exactOptional(),
  }),
  'sales.look': z.strictObject({ saleId: z.string().min(1).max(64) }),
} as const;

export interface PastSalesResults {
  'sales.find': FoundSales;
  'sales.look': PastSale;
}
