import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import type { Pool } from 'undici';
import type { Route } from './route.ts';

type Undici = typeof import('undici');
type Tunnelled = (error: Error | null, socket?: Socket) => void;

const PROXY_WITHIN_MS = 10_000;

/**
 * Tunnels through an HTTP proxy (RFC 9110, "CONNECT"): the proxy learns the host, and sees nothing of what is said. undici's
 * own ProxyAgent takes no connector, and so could neither pin keys nor pass over `100 Continue`.
 */
export class ProxyTunnels {
  readonly #pool: Pool;
  readonly #authorization: () => string | undefined;

  /** `connect`: to the proxy itself. */
  constructor(undici: Undici, proxy: NonNullable<Route['proxy']>, connect: Pool.Options['connect']) {
    this.#pool = new undici.Pool(proxy.address, {
      ...(connect !== undefined && { connect }),
      headersTimeout: PROXY_WITHIN_MS,
    });
    this.#authorization = proxy.authorization;
  }

  /** `target` is a host with its port. What the proxy refuses ends as an error whose code is a few fixed words. */
  open(target: string, tunnelled: Tunnelled): void {
    const authorization = this.#authorization();
    const headers = {
      host: target,
      ...(authorization !== undefined && { 'proxy-authorization': authorization }),
    };
    this.#pool.connect({ path: target, headers }).then(
      ({ statusCode, socket }) => {
        if (statusCode === 200) {
          tunnelled(null, plainSocket(socket));
          return;
        }
        socket.on('error', () => undefined).destroy();
        tunnelled(refused(statusCode));
      },
      (error: unknown) => tunnelled(error instanceof Error ? error : new Error('proxy')),
    );
  }

  /** Gives up what is being opened; tunnels that stand belong to whoever has them. */
  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}

function refused(status: number): Error {
  const code = `the proxy answered ${status}`;
  return Object.assign(new Error(code), { code });
}

/** undici hands the connection's own socket over. */
const plainSocket = (socket: Duplex): Socket => socket as Socket;
