/** How connections to a service are made, and which certificates they trust. */
export interface Route {
  /** Certificate authorities (PEM) that are trusted beside the usual ones. */
  readonly authorities: readonly string[];
  readonly pinnedKeys: PinnedKeys;
  /** An HTTP proxy that every connection goes through; the header holds its credential. */
  readonly proxy?: { readonly address: string; readonly authorization: () => string | undefined };
}

/** The SHA-256 sums, in base64, of the public keys (SPKI, DER) that a host may have. Other hosts may have any. */
export type PinnedKeys = readonly { readonly host: string; readonly keys: readonly string[] }[];

/** The fields of a checked profile that decide the route. */
export interface RouteConfig {
  readonly certificateAuthorities?: readonly string[] | undefined;
  readonly pinnedKeys?: PinnedKeys | undefined;
  readonly proxy?: { readonly address: string; readonly username?: string | undefined } | undefined;
}

/** Nothing prints the password: it stays in the one closure that sends it (RFC 7617). */
export function routeOf(
  { certificateAuthorities = [], pinnedKeys = [], proxy }: RouteConfig,
  proxyPassword = '',
): Route {
  const route = { authorities: certificateAuthorities, pinnedKeys };
  if (!proxy) return route;
  const { address, username } = proxy;
  const authorization = () =>
    username === undefined
      ? undefined
      : `Basic ${Buffer.from(`${username}:${proxyPassword}`).toString('base64')}`;
  return { ...route, proxy: { address, authorization } };
}
