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

/**
 * An address in three, of which the middle is what somebody has registered: whoever reads `pay.bank.example.evil.test`
 * must see `evil.test`. Two labels, or three under country codes with the usual second level (`example.co.uk`); all of
 * a number or a single name. Hosts of other scripts come as ASCII (`xn--…`), so that none looks like another.
 */
export function addressParts(address: string): {
  readonly before: string;
  readonly registered: string;
  readonly after: string;
} {
  const [, scheme = '', host = '', after = ''] =
    /^(https?:\/\/)(\[[^\]]*\]|[^/?#:]*)(.*)$/i.exec(address) ?? [];
  if (host === '') return { before: '', registered: '', after: address };
  const labels = host.split('.');
  const most = /^\d+$/.test(labels.at(-1) ?? '') ? labels.length : isShared(labels.slice(-2)) ? 3 : 2;
  const registered = labels.slice(-most).join('.');
  return { before: scheme + host.slice(0, host.length - registered.length), registered, after };
}

/** The same of its host alone, with its port: what a person can compare with the address on a phone. */
export function hostParts(address: string): {
  readonly before: string;
  readonly registered: string;
  readonly after: string;
} {
  const { before, registered, after } = addressParts(address);
  return { before: before.replace(/^https?:\/\//i, ''), registered, after: /^:\d+/.exec(after)?.[0] ?? '' };
}

/** Where countries register below a second label. */
function isShared([second = '', country = '']: readonly string[]): boolean {
  return country.length === 2 && /^(com?|org|net|gov|edu|ac|gob|go|or|ne|nom|ltd|plc)$/i.test(second);
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
