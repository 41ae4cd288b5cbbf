import type { Schema } from '../openapi.ts';
import { COUNTRY_CODES } from '../../http/country-codes.ts';
import { notShown } from '../not-shown.ts';

/** Spec "Conventions that apply to all resources" and the values that several resources share. */
export const conventionSchemas = {
  Identifier: {
    type: 'string',
    minLength: 1,
    description: 'Opaque and case sensitive; never parsed by its prefix.',
    examples: ['term_Training01'],
  },
  Timestamp: {
    type: 'string',
    format: 'date-time',
    description: 'ISO 8601 in UTC, with a `Z`, with or without fractional seconds.',
    examples: ['2026-01-05T09:00:00Z'],
  },
  Moment: {
    type: 'string',
    anyOf: [{ format: 'date-time' }, { format: 'date' }],
    description: 'A date-time in UTC, or a date.',
    examples: ['2026-01-05T09:00:00Z', '2026-01-05'],
  },
  NullableTimestamp: { type: ['string', 'null'], format: 'date-time' },
  CountryCode: { type: 'string', enum: COUNTRY_CODES, description: 'ISO alpha-2.', examples: ['US'] },
  Email: { type: 'string', format: 'email', maxLength: 128, examples: ['ada@example.com'] },
  HttpsUrl: {
    type: 'string',
    format: 'uri',
    pattern: '^https://',
    description: 'Fully qualified.',
    examples: ['https://shop.example.com/hooks'],
  },
  Amount: {
    type: 'number',
    minimum: 0,
    description: 'A JSON number with at most two decimal places; the currency is implied.',
    examples: [12.34],
  },
  TenderType: {
    type: 'string',
    minLength: 1,
    description: 'Exact and case sensitive. Shown are `usdcBase` and `ethereum`; others exist.',
    examples: ['usdcBase', 'ethereum'],
    ...notShown('The full list of values.'),
  },
} satisfies Record<string, Schema>;
