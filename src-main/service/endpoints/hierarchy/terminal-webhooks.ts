import { z } from 'zod';
import { change, changeWithoutContent, read } from '../../requests/request.ts';
import { optionalSecret } from '../../requests/fields.ts';
import { at } from '../../requests/path.ts';
import type { Sender } from '../../sending/sender.ts';

const secretOfTerminal = z.object({ signingSecret: optionalSecret });

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
    /** What verifies deliveries, from the terminal's record: there once a webhook has been configured. */
    signingSecret: (terminalId: string, signal: AbortSignal) =>
      read(sender, at`/Terminals/${terminalId}`, secretOfTerminal, signal),
  };
}
