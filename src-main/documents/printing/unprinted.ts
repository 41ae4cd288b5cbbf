import { z } from 'zod';
import { PRINT_TROUBLES } from '../../../shared/failure.ts';

const why = z.strictObject({ code: z.enum(PRINT_TROUBLES), detail: z.string().exactOptional() });

/** A document that was not printed, or perhaps, when the till ended: what is kept of it. */
const unprinted = z.strictObject({
  name: z.string(),
  copy: z.boolean(),
  key: z.string().exactOptional(),
  at: z.number(),
  state: z.strictObject({ name: z.enum(['failed', 'uncertain']), why }),
});
export type Unprinted = z.output<typeof unprinted>;

/** What was kept by hand or by another version and does not fit counts as not kept. */
export function readUnprinted(kept: unknown): readonly Unprinted[] {
  const read = z.array(unprinted).safeParse(kept);
  return read.success ? read.data : [];
}
