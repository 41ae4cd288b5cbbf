import { z } from 'zod';
import { bounded } from '../answers/error-object.ts';
import { idSchema } from '../answers/read-answer.ts';

/**
 * Fields of answers. A field for display is left out where it is missing or invalid. A field that decisions depend on
 * (identifiers, linkage, statuses) makes the whole answer unreadable, because leaving it out would change its meaning.
 */
const MAX_TEXT = 2_048;

/** Enum values of a later version survive as themselves (spec "Conventions that apply to all resources"). */
export type OpenEnum<Known extends string> = Known | (string & Record<never, never>);

/** A field that may be missing or null. Catching null as an error would take longer than reading the rest of a record. */
export function optional<T>(schema: z.ZodType<T>) {
  return schema
    .nullish()
    .transform((value) => value ?? undefined)
    .catch(undefined);
}

/** The same with a function in place of a schema: a page has thousands of such fields, and nested schemas are slow. */
function optionalAs<T>(read: (value: unknown) => T | undefined) {
  return z.unknown().optional().transform(read);
}

/** A text for display: one line, of limited length. */
export const text = optionalAs((value) => (typeof value === 'string' ? bounded(value, MAX_TEXT) : undefined));

/** An address or code, which must not be changed. */
export const exact = optionalAs((value) =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT ? value : undefined,
);
export const flag = optionalAs((value) => (typeof value === 'boolean' ? value : undefined));
export const whole = optionalAs((value) => (Number.isSafeInteger(value) ? (value as number) : undefined));
/** A JSON number, never quoted; in the currency of the merchant, rail or tender. */
export const amount = optionalAs((value) => (Number.isFinite(value) ? (value as number) : undefined));
export const texts = optional(z.array(z.string().max(MAX_TEXT)));
/** Answers of the service are not nested deeper. A deeper one would overflow the stack where it is compared or copied. */
const DEEPEST = 32;

/** A value of unknown form, which is passed on unchanged. */
export const anything = z
  .unknown()
  .optional()
  .transform((value) => (isDeeperThan(DEEPEST, value) ? undefined : value));

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

export const id = idSchema;
/** An empty text is no identifier: a field that is never null may say so with it, e.g. `customerId` at terminal scope. */
export function optionalIdOf(schema: typeof idSchema) {
  return z
    .preprocess((value) => (value === '' ? undefined : value), schema.nullish())
    .transform((value) => value ?? undefined);
}
export const optionalId = optionalIdOf(idSchema);
/** Null has a meaning (spec "Payment history objects": "null until the payment is batched"); a missing field has the same meaning. */
export const nullableId = idSchema.nullish().transform((value) => value ?? null);

/** A status or kind that callers act on: a known name, or an unrecognised one. */
export function openEnum<Known extends string>() {
  return z.string().min(1).max(128) as z.ZodType<OpenEnum<Known>>;
}
/** A status or kind that may be null or missing, without a meaning. */
export function optionalEnum<Known extends string>() {
  return openEnum<Known>()
    .nullish()
    .transform((value) => value ?? undefined);
}
/** The same, where null has a meaning and a missing field has the same meaning. */
export function nullableEnum<Known extends string>() {
  return openEnum<Known>()
    .nullish()
    .transform((value) => value ?? null);
}

const ISO = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** Milliseconds since 1970 of an ISO 8601 time; one that names no zone is UTC, as all of the service's are. */
function milliseconds(value: unknown): number | undefined {
  if (typeof value !== 'string' || !ISO.test(value)) return undefined;
  const at = Date.parse(/T.*(?<!Z|[+-]\d\d:\d\d)$/.test(value) ? `${value}Z` : value);
  return Number.isNaN(at) ? undefined : at;
}

export const time = optionalAs(milliseconds);

/** A secret the service hands out; a function, so that nothing that prints or stores the record stores the secret. */
export interface Secret {
  readonly reveal: () => string;
}
const secret = z
  .string()
  .min(1)
  .max(MAX_TEXT)
  .transform((value): Secret => ({ reveal: () => value }));
export const optionalSecret = secret.nullish().transform((value) => value ?? undefined);

/** A record with its identifier as `id`, which some deployments call by the record's kind, e.g. `merchantId`. */
export function record<Shape extends z.ZodRawShape>(ownId: string, shape: Shape) {
  return z.preprocess(
    (value) => (isObject(value) ? { ...value, id: value['id'] ?? value[ownId] } : value),
    z.object({ id, ...shape }),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
