import type { Schema } from './openapi.ts';

/**
 * Marks parts that the specification names but does not show. The reason says what is missing, and what the sandbox
 * chose. Clients must not rely on them at another deployment.
 */
export const notShown = (reason: string) => ({ 'x-not-shown': reason });

/** An object of which the specification shows only some fields, or none. */
export const openObject = (
  reason: string,
  properties: Readonly<Record<string, Schema>> = {},
  required: readonly string[] = [],
): Schema => ({
  type: 'object',
  ...(required.length > 0 && { required }),
  ...(Object.keys(properties).length > 0 && { properties }),
  additionalProperties: true,
  ...notShown(reason),
});

/** The schema of a body that may be missing. */
export const orNull = (schema: Schema): Schema => ({ ...schema, type: ['object', 'null'] });

/** Fields that the specification does not show, as this sandbox has them. */
export const ownFields = (fields: Readonly<Record<string, Schema>>): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, { ...schema, ...notShown(OWN_FIELD) }]),
  );

const OWN_FIELD = 'This field: a choice of the sandbox.';

/** A field whose name the specification shows, but not its type. */
export const anyValue = (reason = 'The type.'): Schema => notShown(reason);
