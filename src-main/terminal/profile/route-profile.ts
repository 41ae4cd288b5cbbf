import { z } from 'zod';
import type { Expectation } from '../../../shared/expectation.ts';
import type { FieldFault } from '../../../shared/failure.ts';

/** How the till gets to its service: by way of a proxy, and to which keys. */
const or = (error: Expectation) => ({ error });

/** The SHA-256 sum of a public key, 32 bytes in base64. */
const keySum = z.string(or('key-sum')).regex(/^[A-Za-z0-9+/]{43}=$/, or('key-sum'));

/** One key alone would leave the till without a service on the day that the service loses it. */
export const pinnedKeysSchema = z
  .array(
    z.strictObject(
      {
        host: z
          .string(or('pinned-host'))
          .max(253, or('pinned-host'))
          .transform((host) => host.toLowerCase()),
        keys: z
          .array(keySum, or('pinned-keys'))
          .min(2, or('pinned-keys'))
          .max(8, or('pinned-keys'))
          .refine((keys) => new Set(keys).size === keys.length, or('pinned-keys')),
      },
      or('pinned-keys-object'),
    ),
    or('pinned-keys-list'),
  )
  .min(1, or('pinned-keys-list'))
  .max(8, or('pinned-keys-list'));

export const proxySchema = z.strictObject(
  {
    address: z
      .string(or('proxy-address'))
      .max(2_048, or('proxy-address'))
      .refine(isProxy, or('proxy-address')),
    username: z
      .string(or('username'))
      .min(1, or('username'))
      .max(256, or('username'))
      // A colon would end it (RFC 7617).
      .regex(/^[^:\p{Cc}]*$/u, or('username'))
      .optional(),
  },
  or('proxy-object'),
);

/** Its password is a secret, and stands nowhere in an address. */
function isProxy(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && [username, password, search, hash].join('') === '' && pathname === '/';
}

interface Hosts {
  readonly baseUrl: string;
  readonly auth: object;
  readonly backOffice?: { readonly auth: object } | undefined;
  readonly updates?: { readonly address: string } | undefined;
  readonly pinnedKeys?: readonly { readonly host: string }[] | undefined;
}

/** A host that the profile never asks, or asks without TLS, has a pin that protects nothing: it may be a slip of the pen. */
export function pinFaults({
  baseUrl,
  auth,
  backOffice,
  updates,
  pinnedKeys = [],
}: Hosts): readonly FieldFault[] {
  const addresses = [baseUrl, authUrlOf(auth), authUrlOf(backOffice?.auth), updates?.address];
  const hosts = addresses
    .flatMap((address) => (address === undefined ? [] : [new URL(address)]))
    .filter(({ protocol }) => protocol === 'https:')
    .map(({ hostname }) => hostname);
  return pinnedKeys.flatMap(({ host }, index) => {
    const again = pinnedKeys.findIndex((other) => other.host === host) < index;
    if (hosts.includes(host) && !again) return [];
    return [{ field: `pinnedKeys.${index}.host`, fault: 'malformed', expected: 'pinned-host' } as const];
  });
}

function authUrlOf(auth: object | undefined): string | undefined {
  return auth && 'authUrl' in auth && typeof auth.authUrl === 'string' ? auth.authUrl : undefined;
}
