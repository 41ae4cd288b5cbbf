import { z } from 'zod';
import { ofType } from '../../command.ts';
import { recordId } from '../hierarchy/record-fields.ts';
import type { CommandEntries } from '../../command.ts';
import { CARRIED_OVER } from '../../back-office/hand-over.ts';
import type { HandOverOffer, HandOverShown } from '../../back-office/hand-over.ts';

const asked = z.string().trim().min(1).max(256).exactOptional();

/** Commands that hand a terminal's set-up over to another computer, at a manager's till. */
export const handOverCommands = {
  'handOver.get': {
    who: 'manager',
    input: z.strictObject({ id: recordId }),
    answer: ofType<HandOverOffer>(),
  },
  /**
   * Makes a package for the terminal `id`. With a `password` the new till signs in with it, otherwise with the terminal's API
   * key. Fails with `profile-invalid`, which names each field that is missing or wrong.
   */
  'handOver.make': {
    who: 'manager',
    input: z.strictObject({
      id: recordId,
      storeName: z.string().trim().min(1).max(256),
      password: z.string().min(1).max(4096).exactOptional(),
      // Used only where the service does not state them.
      merchantId: recordId.exactOptional(),
      terminalKind: z.literal(['physical', 'virtual']).exactOptional(),
      currency: asked,
      locale: asked,
      timeZone: asked,
      carries: z.array(z.literal(CARRIED_OVER)).max(CARRIED_OVER.length).exactOptional(),
    }),
    answer: ofType<HandOverShown>(),
  },
  /** Saves the last package. Answers the file's name; without it, the dialog was cancelled. */
  'handOver.save': {
    who: 'manager',
    input: z.strictObject({ handOverId: z.string().min(1).max(64) }),
    answer: ofType<{ readonly fileName?: string }>(),
  },
} as const satisfies CommandEntries;
