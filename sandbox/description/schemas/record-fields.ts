import type { Schema } from '../openapi.ts';
import { list, nullableText, schema, text } from './shapes.ts';

/** Fields that several records of the account hierarchy have. */

/** Managed by the service and never written (spec "Conventions that apply to all resources"). */
export const KEPT = {
  id: { ...schema('Identifier'), readOnly: true },
  created: { ...schema('Timestamp'), readOnly: true },
  updated: { ...schema('Timestamp'), readOnly: true },
} satisfies Record<string, Schema>;

export const NAMED = { name: text(128) } satisfies Record<string, Schema>;

/** Spec "Contact fields". */
export const contactFields = {
  contactEmail: { type: ['string', 'null'], format: 'email', maxLength: 128 },
  contactPhone: {
    type: ['string', 'null'],
    pattern: '^\\+?[(]?[0-9][0-9 ()./-]{2,30}( ?([xX]|[eE][xX][tT]\\.?) ?[0-9]{1,6})?$',
    maxLength: 32,
    description: 'Local format or E.164; E.164 is preferred in Production.',
    examples: ['+12075550100', '(207) 555-0100'],
  },
  website: {
    ...nullableText(),
    pattern: '^https://[^\\s/?#]+',
    description: 'Required when the business type is virtual.',
  },
} satisfies Record<string, Schema>;

export const CATEGORY_CODE: Schema = {
  type: 'string',
  pattern: '^[0-9]{4}$',
  description: 'Four digits, as a string to keep leading zeros.',
  examples: ['5812'],
};

export const address: Schema = { anyOf: [schema('Address'), { type: 'null' }] };

/** Spec "Tender types". */
export const tenderTypes: Schema = {
  ...list(schema('TenderType')),
  uniqueItems: true,
  description: 'Inherited from the parent where it is omitted.',
};

export const narrowedTenders: Schema = { anyOf: [tenderTypes, { type: 'null' }] };
