/** Which addresses the till speaks to or shows: `https:`, and `http:` on loopback hosts in the sandbox environment. */
export function isAllowedAddress(address: string, environment: 'sandbox' | 'production'): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:') return true;
  return protocol === 'http:' && environment === 'sandbox' && isLoopback(hostname);
}

/**
 * Whether every reader of the text, a person or a phone, finds the same host in it. The URL parser drops blanks and
 * controls, turns backslashes, and writes a host of other scripts anew; what stands before an `@` only looks like one.
 */
export function isPlainAddress(address: string): boolean {
  if (/[\s\p{Cc}\p{Cf}\p{Cs}\\]/u.test(address)) return false;
  const host = /^https?:\/\/([^/?#]*)/i.exec(address)?.[1];
  return host !== undefined && /^[\x21-\x7e]+$/.test(host) && !host.includes('@') && !host.includes('%');
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
