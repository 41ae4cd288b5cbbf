import { z } from 'zod';
import { pictureType } from '../../picture-type.ts';
import type { Expectation } from '../../../shared/expectation.ts';
import type { ReceiptDetails } from '../../../shared/printing/printed-document.ts';

const or = (error: Expectation) => ({ error });

const line = z.string(or('receipt-line')).trim().min(1, or('receipt-line')).max(80, or('receipt-line'));

/** As long as a profile has room for beside it: about 24 kB of picture. */
const MAX_LOGO_LENGTH = 32_768;

/** `receipt` of a profile: what stands on every receipt. The logo is in it, since a profile travels as one file. */
export const receiptSchema: z.ZodType<ReceiptDetails> = z.strictObject(
  {
    seller: line.exactOptional(),
    address: z.array(line, or('receipt-address')).max(6, or('receipt-address')).exactOptional(),
    taxNumber: line.exactOptional(),
    logo: z
      .string(or('receipt-logo'))
      .max(MAX_LOGO_LENGTH, or('receipt-logo'))
      .refine(isPicture, or('receipt-logo'))
      .exactOptional(),
    footer: z
      .string(or('receipt-footer'))
      .trim()
      .min(1, or('receipt-footer'))
      .max(500, or('receipt-footer'))
      .exactOptional(),
  },
  or('receipt-object'),
);

const DATA_URL = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;
const END = Buffer.from('IEND', 'latin1');
const MOST_DOTS = 2_000;

/** Whether it is a whole PNG picture of a sensible size, as a data address. */
function isPicture(address: string): boolean {
  const bytes = Buffer.from(DATA_URL.exec(address)?.[1] ?? '', 'base64');
  const found = pictureType(bytes);
  if (found?.type !== 'image/png' || Math.max(found.width, found.height) > MOST_DOTS) return false;
  // At the end stands the chunk that says so, with its check sum.
  return bytes.length >= 57 && bytes.subarray(-8, -4).equals(END);
}
