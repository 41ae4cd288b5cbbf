import type { Paths } from '../openapi.ts';

/** The path of this document (spec "Versioning", rule 1). */
export const DESCRIPTION_PATH = '/apidocs/v1/api.json';

export const descriptionPaths: Paths = {
  [DESCRIPTION_PATH]: {
    get: {
      operationId: 'getDescription',
      tags: ['Description'],
      summary: 'This document',
      description: 'Takes precedence where guidance conflicts. No credential is asked for.',
      security: [],
      responses: {
        200: {
          description: 'An OpenAPI document.',
          content: {
            'application/json': {
              schema: { type: 'object', required: ['openapi'], properties: { openapi: { type: 'string' } } },
            },
          },
        },
        404: { $ref: '#/components/responses/NotFound' },
        500: { $ref: '#/components/responses/ServerError' },
      },
    },
  },
};
