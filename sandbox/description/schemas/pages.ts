import type { Schema } from '../openapi.ts';
import { list, object, schema, without } from './shapes.ts';

/** Spec "Pagination envelope and error object": the page size is not echoed. */
export const pageOf = (record: string): Schema => ({
  ...object({
    data: list(schema(record)),
    total: { type: 'integer', minimum: 0, description: 'All matching records.' },
    page: { type: 'integer', minimum: 0, description: 'The page returned, from zero.' },
  }),
  ...without('pageSize'),
});
