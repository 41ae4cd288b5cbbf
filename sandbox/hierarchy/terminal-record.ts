import { maskedApiKey } from '../world/records/api-keys.ts';
import type { Terminal } from '../world/records/terminals.ts';

/** A terminal in an answer: its key is masked, and `signingSecret` is present once it has had a webhook. */
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

/** The same with the key in full, for the answer that creates it. */
export function withApiKey(terminal: Terminal) {
  return { ...terminalRecord(terminal), apiKey: terminal.apiKey };
}
