import { z } from 'zod';
import { LONGEST_WORDS } from '../../input-limits.ts';

/** An identifier at the service. In this file, texts are limited to what the service accepts. */
export const recordId = z.string().min(1).max(256);
export const recordName = z.string().trim().min(1).max(LONGEST_WORDS);

/** The service's exact strings (spec "Tender types"). `null` inherits them; left out, they stay as they are. */
export const tenderTypes = z.array(z.string().min(1).max(128)).max(100).readonly().nullable();

const line = (most: number) => z.string().min(1).max(most);

/** Spec "Address object". */
export const recordAddress = z.strictObject({
  address: line(512),
  address2: line(512).exactOptional(),
  city: line(128),
  state: line(128),
  countryCode: line(2),
  postalCode: line(32),
});

/** Spec "Contact fields"; `null` removes a field. */
export const recordContact = {
  contactEmail: line(128).nullable().exactOptional(),
  contactPhone: line(32).nullable().exactOptional(),
  website: line(2048).nullable().exactOptional(),
};
