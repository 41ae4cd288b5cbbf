import { isIP } from 'node:net';
import type { Environment } from '../world/environment.ts';

/** One line of visible ASCII with an authority. A lenient parser would accept `https:host` and spaces. */
const FORM = /^https?:\/\/[^\s\\/?#@][!-[\]-~]*$/i;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/**
 * Hosts that cannot be reached on the internet: private, link-local, unspecified, multicast and reserved addresses, and
 * names of one network.
 */
const PRIVATE_V4 =
  /^(0|10|127|169\.254|192\.168|192\.0\.0|198\.1[89]|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])|22[4-9]|2[345]\d)\./;
/** `::` and `64:ff9b::` contain an IPv4 address, `2002:` leads to one. */
const PRIVATE_V6 = /^\[(::.*|f[cdef][0-9a-f]{2}:.*|64:ff9b:.*|2002:.*)\]$/;
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/;
const LABELS = /^([^.]{1,63}\.)+[^.]{1,63}$/;

/**
 * Spec "Payment and terminal webhooks" and "Onboarding webhook configuration": fully qualified https, publicly
 * reachable. The sandbox environment also accepts private hosts, and plain http to loopback, because receivers are
 * tested on this machine.
 */
export function isWebhookUrl(text: string, environment: Environment): boolean {
  if (!FORM.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (environment === 'sandbox') return protocol === 'https:' || LOOPBACK.test(hostname);
  return protocol === 'https:' && isPublic(hostname);
}

function isPublic(host: string): boolean {
  if (host.startsWith('[')) return !PRIVATE_V6.test(host);
  if (isIP(host) === 4) return !PRIVATE_V4.test(host);
  const name = host.replace(/\.$/, '');
  return name.length <= 253 && LABELS.test(name) && !PRIVATE_NAME.test(name);
}

/** Spec "Contact fields": a complete https address. */
export function isWebsite(text: string): boolean {
  return /^https:/i.test(text) && FORM.test(text) && URL.canParse(text);
}

export const WEBHOOK_URL_RULE = 'must be a fully qualified https URL';
