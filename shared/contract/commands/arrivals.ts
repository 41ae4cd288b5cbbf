import { z } from 'zod';

export const arrivalsSchemas = {
  'arrivals.told': z.strictObject({
    saleIds: z.array(z.string().min(1).max(64)).min(1).max(1_000).readonly(),
  }),
} as const;

export interface ArrivalsResults {
  'arrivals.told': null;
}
