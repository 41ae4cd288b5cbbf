import { createHash, timingSafeEqual } from 'node:crypto';

/** The proxy's password, and what signs webhooks, are known to those who run the store's network. */
const OF_THE_NETWORK: readonly string[] = ['proxyPassword', 'webhookSecret', 'partnerWebhookSecret'];

/** Whether a secret of this name proves that whoever knows it owns the terminal. */
export const isOwners = (name: string): boolean => !OF_THE_NETWORK.includes(name);

/** Whether these words are one of the terminal's secrets, its network's apart; takes the same time whatever differs. */
export function isOneOf(words: string, secrets: Readonly<Record<string, string | undefined>>): boolean {
  const owners = Object.entries(secrets).filter(([name]) => isOwners(name));
  return owners.filter(([, secret]) => secret !== undefined && same(secret, words)).length > 0;
}

function same(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
