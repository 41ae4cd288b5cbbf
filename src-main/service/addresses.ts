/** Which addresses the till speaks to or shows: `https:`, and `http:` on loopback hosts in the sandbox environment. */
export function isAllowedAddress(address: string, environment: 'sandbox' | 'production'): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:') return true;
  return protocol === 'http:' && environment === 'sandbox' && isLoopback(hostname);
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

/** Puts a path of the specification behind a base address, which may itself have a path. */
export function addressOf(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}${path}`;
}
