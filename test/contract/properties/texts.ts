import fc from 'fast-check';
import type { Schema } from '../../../sandbox/description/openapi.ts';

const WORD = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const DAY = fc.date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
const HTTPS = fc.tuple(WORD, WORD).map(([host, path]) => `https://${host}.example.com/${path}`);

/** Texts that fit a schema; those of no form are of anything that JSON can carry. */
export function textOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  switch (format) {
    case 'email':
      return WORD.map((name) => `${name}@example.com`);
    case 'uri':
      return HTTPS;
    case 'date-time':
      return DAY.map((day) => day.toISOString());
    case 'date':
      return DAY.map((day) => day.toISOString().slice(0, 10));
    case 'uuid':
      return fc.uuid({ version: 4 });
    default:
      if (pattern?.startsWith('^https://') === true) return HTTPS;
      if (pattern !== undefined) {
        return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= maxLength);
      }
      return fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'binary' });
  }
}
