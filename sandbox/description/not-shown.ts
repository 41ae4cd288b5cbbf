import type { Schema } from './openapi.ts';

/**
 * Marks what the specification names without showing it. The reason says what is open; where the sandbox had to choose
 * something, it says that too. Nothing that carries the mark may be relied upon at another deployment.
 */
export const notShown = (reason: string) => ({ 'x-not-shown': reason });

/** An object of which the specification shows some fields, or none. */
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

/** Of a body that need not be there. */
export const orNull = (schema: Schema): Schema => ({ ...schema, type: ['object', 'null'] });

/** Fields that the specification does not show, as this sandbox has them. */
export const ownFields = (fields: Readonly<Record<string, Schema>>): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, { ...schema, ...notShown(OWN_FIELD) }]),
  );

const OWN_FIELD = 'This field: a choice of the sandbox.';

/** A field whose name is shown and whose type is not. */
export const anyValue = (reason = 'The type.'): Schema => notShown(reason);
