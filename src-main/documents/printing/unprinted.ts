import { z } from 'zod';
import { PRINT_TROUBLES } from '../../../shared/failure.ts';

const why = z.strictObject({ code: z.enum(PRINT_TROUBLES), detail: z.string().exactOptional() });

/** What is kept of a document that was not printed, or only perhaps, when the till ended. */
const unprinted = z.strictObject({
  name: z.string(),
  copy: z.boolean(),
  key: z.string().exactOptional(),
  at: z.number(),
  state: z.strictObject({ name: z.enum(['failed', 'uncertain']), why }),
  /** A person took it off the list. It is kept because it may have come out, which is not on record. */
  dropped: z.literal(true).exactOptional(),
});
export type Unprinted = z.output<typeof unprinted>;

/** Reads the kept documents. Content that was edited by hand or written by another version and does not fit is ignored. */
export function readUnprinted(kept: unknown): readonly Unprinted[] {
  const read = z.array(unprinted).safeParse(kept);
  return read.success ? read.data : [];
}
