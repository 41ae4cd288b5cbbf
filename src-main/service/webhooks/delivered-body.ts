import type { z } from 'zod';

/** The body of a genuine delivery by this schema; `undefined` where it is no JSON, or does not fit. */
export function deliveredBody<T>(rawBody: Uint8Array, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(new TextDecoder().decode(rawBody))).data;
  } catch {
    return undefined; // JSON.parse throws where it is no JSON
  }
}
