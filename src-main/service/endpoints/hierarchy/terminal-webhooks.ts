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
    /** `url` is a fully qualified https address: else `request-rejected`. Answers the secret where the service does. */
    set: (terminalId: string, url: string, signal: AbortSignal) =>
      change(
        sender,
        { method: 'PUT', path: at`/Terminals/${terminalId}/webhook`, body: { url } },
        secretOfTerminal,
        signal,
      ),
    remove: (terminalId: string, signal: AbortSignal) =>
      changeWithoutContent(sender, { method: 'DELETE', path: at`/Terminals/${terminalId}/webhook` }, signal),
    /** From the terminal's record: the address, and what verifies deliveries once a webhook has been configured. */
    read: (terminalId: string, signal: AbortSignal) =>
      read(sender, at`/Terminals/${terminalId}`, webhookOfTerminal, signal),
  };
}
