/** Whether the till may send to or show this address: `https:`, or `http:` on a loopback host in the sandbox environment. */
export function isAllowedAddress(address: string, environment: 'sandbox' | 'production'): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:') return true;
  return protocol === 'http:' && environment === 'sandbox' && isLoopback(hostname);
}

/**
 * Whether a person and every program find the same host in this address. URL parsers remove spaces and control characters,
 * turn backslashes into slashes and rewrite hosts in other scripts; a name before an `@` only looks like a host.
 */
export function isPlainAddress(address: string): boolean {
  if (/[\s\p{Cc}\p{Cf}\p{Cs}\\]/u.test(address)) return false;
  const host = /^https?:\/\/([^/?#]*)/i.exec(address)?.[1];
  return host !== undefined && /^[\x21-\x7e]+$/.test(host) && !host.includes('@') && !host.includes('%');
}

/**
 * An address in three parts, of which the middle one is the registered domain, so that a reader of
 * `pay.bank.example.evil.test` sees `evil.test`. It has two labels, or three under country codes with a usual second level
 * (`example.co.uk`); an IP address or a single name is taken whole. Hosts in other scripts are shown as ASCII (`xn--…`), so
 * that none looks like another.
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

/** The parts of the address's host and port only, which a person can compare with the address on a phone. */
export function hostParts(address: string): {
  readonly before: string;
  readonly registered: string;
  readonly after: string;
} {
  const { before, registered, after } = addressParts(address);
  return { before: before.replace(/^https?:\/\//i, ''), registered, after: /^:\d+/.exec(after)?.[0] ?? '' };
}

/** Whether the country registers domains below this second label. */
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
