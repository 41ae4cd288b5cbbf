import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether these words are one of the terminal's secrets; takes the same time whatever differs. */
export function isOneOf(words: string, secrets: Readonly<Record<string, string | undefined>>): boolean {
  return Object.values(secrets).filter((secret) => secret !== undefined && same(secret, words)).length > 0;
}

function same(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
