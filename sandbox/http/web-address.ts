/**
 * Spec "Payment and terminal webhooks": fully qualified https. Or plain http to this machine: a sandbox is tested with
 * receivers on loopback.
 */
export function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  );
}

export const WEBHOOK_URL_RULE = 'must be a fully qualified https URL';
