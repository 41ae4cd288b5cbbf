import { z } from 'zod';
import { ofType } from '../../command.ts';
import { recordId } from '../hierarchy/record-fields.ts';
import type { CommandEntries } from '../../command.ts';
import { CARRIED_OVER } from '../../back-office/hand-over.ts';
import type { HandOverOffer, HandOverShown } from '../../back-office/hand-over.ts';

const asked = z.string().trim().min(1).max(256).exactOptional();

/** A terminal's set-up for another computer, made at the till of a manager. */
export const handOverCommands = {
  'handOver.look': {
    who: 'manager',
    input: z.strictObject({ id: recordId }),
    answer: ofType<HandOverOffer>(),
  },
  /** `id` is the terminal's. `profile-invalid` names each field that is missing or wrong. With a `password` the new till signs in with it, else with the terminal's API key. */
  'handOver.make': {
    who: 'manager',
    input: z.strictObject({
      id: recordId,
      storeName: z.string().trim().min(1).max(256),
      password: z.string().min(1).max(4096).exactOptional(),
      // Only where the service does not state them: what it states counts.
      merchantId: recordId.exactOptional(),
      terminalKind: z.literal(['physical', 'virtual']).exactOptional(),
      currency: asked,
      locale: asked,
      timeZone: asked,
      carries: z.array(z.literal(CARRIED_OVER)).max(CARRIED_OVER.length).exactOptional(),
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
