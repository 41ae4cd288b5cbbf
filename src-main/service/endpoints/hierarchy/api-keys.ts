import { z } from 'zod';
import { change, read, write } from '../../requests/request.ts';
import { optionalId, optionalSecret, text, time } from '../../requests/fields.ts';
import { at } from '../../requests/path.ts';
import { readAll } from '../../requests/read-all.ts';
import type { Sender } from '../../sending/sender.ts';

/** A key in a list, which never holds the key itself. */
const listedKeyRecord = z.object({ id: optionalId, name: text, maskedApiKey: text, created: time });
export type ListedKey = Readonly<z.output<typeof listedKeyRecord>>;
const listedKey: z.ZodType<ListedKey> = listedKeyRecord;

/** A key in full, as the service returns it; `maskedApiKey` is for display. Some deployments answer a list with one key. */
const fullKeyRecord = z.preprocess(
  (value: unknown): unknown => (Array.isArray(value) ? value[0] : value),
  z.object({ id: optionalId, name: text, apiKey: optionalSecret, maskedApiKey: text, created: time }),
);
export type FullKey = Readonly<z.output<typeof fullKeyRecord>>;
const fullKey: z.ZodType<FullKey> = fullKeyRecord;

/** API keys of partners and terminals (spec "Partners, merchants, locations, terminals"). */
export function apiKeys(sender: Sender) {
  return {
    ofPartner: (partnerId: string, signal: AbortSignal) =>
      readAll(sender, at`/Partners/${partnerId}/api-keys`, listedKey, signal),
    createForPartner: (partnerId: string, body: { readonly name?: string }, signal: AbortSignal) =>
      write(sender, { method: 'POST', path: at`/Partners/${partnerId}/api-keys`, body }, fullKey, signal),
    ofTerminal: (terminalId: string, signal: AbortSignal) =>
      read(sender, at`/Terminals/${terminalId}/api-keys`, fullKey, signal),
    /**
     * The old key stops working. Where the service does not answer the new one, or the answer is lost, the caller reads it,
     * or resets again.
     */
    resetForTerminal: (terminalId: string, signal: AbortSignal) =>
      change(sender, { method: 'POST', path: at`/Terminals/${terminalId}/api-keys` }, fullKey, signal),
  };
}
