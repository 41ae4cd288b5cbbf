import { z } from 'zod';
import type { CustomerDetails, PayerDetails } from '../../../shared/customer/details.ts';

const text = z.string();

/** Payer's details as they were kept; they were checked before that. */
export const payerSchema = z.object({
  customer: z
    .object({
      firstName: text,
      lastName: text,
      email: text,
      address: text,
      address2: text.exactOptional(),
      city: text,
      state: text,
      postalCode: text,
      countryCode: text,
      phone: text.exactOptional(),
    } satisfies Record<keyof CustomerDetails, z.ZodType>)
    .exactOptional(),
  refundEmail: text.exactOptional(),
} satisfies Record<keyof PayerDetails, z.ZodType>);
