import type { Schema } from '../openapi.ts';
import { nullableText, object, schema, text } from './shapes.ts';

/** Spec "Customer object (`CustomerRequest`)" and "Address object". */
export const customerSchemas = {
  Address: object(
    {
      address: text(512),
      address2: nullableText(512),
      city: text(128),
      state: text(128),
      countryCode: schema('CountryCode'),
      postalCode: text(32),
    },
    ['address', 'city', 'state', 'countryCode', 'postalCode'],
  ),
  CustomerRequest: {
    ...object(
      {
        firstName: text(128),
        lastName: text(128),
        email: schema('Email'),
        address: text(512),
        city: text(128),
        state: text(128),
        postalCode: text(32),
        countryCode: schema('CountryCode'),
        address2: nullableText(512),
        phone: nullableText(32),
      },
      ['firstName', 'lastName', 'email', 'address', 'city', 'state', 'postalCode', 'countryCode'],
    ),
    description:
      'All required fields, or no customer at all. Required on virtual terminals, and where a tender, the ' +
      'configuration of the merchant, risk review or compliance demands it.',
    examples: [
      {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        address: '12 Analytical Way',
        city: 'Springfield',
        state: 'IL',
        postalCode: '62701',
        countryCode: 'US',
      },
    ],
  },
} satisfies Record<string, Schema>;
