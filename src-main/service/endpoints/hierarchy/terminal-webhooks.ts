import { z } from 'zod';
import { change, changeWithoutContent, read } from '../../requests/request.ts';
import { exact, optionalSecret } from '../../requests/fields.ts';
import { at } from '../../requests/path.ts';
import type { Sender } from '../../sending/sender.ts';

const secretOfTerminal = z.object({ signingSecret: optionalSecret });
const webhookOfTerminal = secretOfTerminal.extend({ webhookUrl: exact });

/** `/Terminals/{id}/webhook` (spec "Partners, merchants, locations, terminals" and "Payment and terminal webhooks"). */
export function terminalWebhooks(sender: Sender) {
  return {
    /**
     * `url` is a fully qualified https address; others fail with `request-rejected`. Answers the signing secret, where
     * the service returns it.
     */
    set: (terminalId: string, url: string, signal: AbortSignal) =>
      change(
        sender,
        { method: 'PUT', path: at`/Terminals/${terminalId}/webhook`, body: { url } },
        secretOfTerminal,
        signal,
      ),
    remove: (terminalId: string, signal: AbortSignal) =>
      changeWithoutContent(sender, { method: 'DELETE', path: at`/Terminals/${terminalId}/webhook` }, signal),
    /** Reads the terminal's record: the webhook's address, and the secret that verifies its deliveries. */
    read: (terminalId: string, signal: AbortSignal) =>
      read(sender, at`/Terminals/${terminalId}`, webhookOfTerminal, signal),
  };
}
