import type { Parameter, Reference, Schema } from './openapi.ts';
import { list, schema } from './schemas/shapes.ts';

/** An identifier in the path. */
export const inPath = (name: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema: schema('Identifier'),
});

export const query = (name: string, type: Schema, description?: string): Parameter => ({
  name,
  in: 'query',
  ...(description !== undefined && { description }),
  schema: type,
});

/** A parameter that may be repeated. */
export const repeated = (name: string, items: Schema, description?: string): Parameter => ({
  ...query(name, list(items), description),
  style: 'form',
  explode: true,
});

export const requiredQuery = (name: string, type: Schema, description?: string): Parameter => ({
  ...query(name, type, description),
  required: true,
});

export const PAGE: Schema = { type: 'integer', format: 'int32', minimum: 0, default: 0 };
export const PAGE_SIZE: Schema = { type: 'integer', minimum: 1, maximum: 100, default: 50 };
export const CURRENCY_ID: Schema = { type: 'integer', format: 'int32', minimum: 0 };
export const DIRECTION: Schema = { type: 'string', enum: ['asc', 'desc'], default: 'desc' };

export const parameters: Readonly<Record<string, Parameter>> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A UUID v4. Announced, not enforced: the same key with the same body within 24 hours will answer the cached ' +
      '2xx, with another body 409; keys are scoped per path.',
    schema: { type: 'string', format: 'uuid' },
  },
};

export const IDEMPOTENCY_KEY: Reference = { $ref: '#/components/parameters/IdempotencyKey' };
