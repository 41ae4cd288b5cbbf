import { openObject, ownFields } from '../not-shown.ts';
import type { Schema } from '../openapi.ts';
import { KEPT } from './record-fields.ts';
import { list, oneOfOrLater, schema, text } from './shapes.ts';

const changes: Schema = {
  ...openObject('How changes are held, and the names of others.', {
    setRebateProgramEnabled: { type: 'boolean', description: 'Switches the rebate program.' },
  }),
  additionalProperties: false,
  minProperties: 1,
};

/** Spec "Partner, merchant, location, terminal": the known fields of merchant update requests. */
export const updateRequestSchemas = {
  UpdateRequest: openObject('The statuses, and every field beyond those named.', {
    justification: { type: 'string' },
    ...ownFields({
      ...KEPT,
      merchantId: schema('Identifier'),
      status: oneOfOrLater(['draft', 'submitted', 'approved', 'rejected', 'cancelled']),
      changes,
    }),
  }),
  UpdateRequestList: list(schema('UpdateRequest')),
  CreateUpdateRequest: openObject(
    'How changes are held, and every field beyond those named.',
    { changes, justification: text(1024) },
    ['changes', 'justification'],
  ),
} satisfies Record<string, Schema>;
