import { maskedApiKey } from '../world/records/api-keys.ts';
import type { Terminal } from '../world/records/terminals.ts';

/** A terminal as it is answered: its key masked, `signingSecret` once it has had a webhook. */
export function terminalRecord(terminal: Terminal) {
  const { id, merchantId, locationId, name, apiKey, webhookUrl, signingSecret } = terminal;
  return {
    id,
    merchantId,
    locationId,
    name,
    tenderTypes: terminal.effectiveTenders,
    maskedApiKey: maskedApiKey(apiKey),
    webhookUrl,
    ...(signingSecret !== null && { signingSecret }),
    useSandboxSharedWallet: terminal.useSandboxSharedWallet,
    created: terminal.created,
    updated: terminal.updated,
  };
}

/** With the key in full: in the answer that makes it. */
export function withApiKey(terminal: Terminal) {
  return { ...terminalRecord(terminal), apiKey: terminal.apiKey };
}
