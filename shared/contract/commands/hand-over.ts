import { z } from 'zod';
import { ofType } from '../command.ts';
import { recordId } from './record-fields.ts';
import type { CommandEntries } from '../command.ts';
import type { HandOverOffer, HandOverShown } from '../hand-over.ts';

/** A terminal's set-up for another computer, made at the till of a manager. */
export const handOverCommands = {
  'handOver.look': {
    who: 'manager',
    input: z.strictObject({ id: recordId }),
    answer: ofType<HandOverOffer>(),
  },
  /** `id` is the terminal's. With a `password` the new till signs in with it, else with the terminal's API key. */
  'handOver.make': {
    who: 'manager',
    input: z.strictObject({
      id: recordId,
      storeName: z.string().trim().min(1).max(256),
      password: z.string().min(1).max(4096).exactOptional(),
    }),
    answer: ofType<HandOverShown>(),
  },
  /** Saves the last one that was made; no name when nobody chose where to. */
  'handOver.save': {
    who: 'manager',
    input: z.strictObject({ handOverId: z.string().min(1).max(64) }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
} as const satisfies CommandEntries;
