import { TLSSocket } from 'node:tls';
import { keyFault } from './pinned-keys.ts';
import { ProxyTunnels } from './proxy-tunnel.ts';
import { trustingContext } from './trusted-authorities.ts';
import { skipContinue } from './skip-continue.ts';
import type { Agent, buildConnector } from 'undici';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Route } from './route.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/**
 * Idle connections go before common servers and proxies drop them at five seconds: a create that is written to a dying
 * connection is a lost answer.
 */
const KEPT_IDLE_MS = 4_000;

/**
 * undici's pool of connections, kept while the service answers on it. After a silence it is left for a new one: behind
 * a network that changed, or a computer that slept, the other ends are gone without a word, and undici's own timers
 * stand still in sleep. Each dead connection would cost a call its whole time-out.
 */
export class Connections {
  readonly #clock: Clock;
  readonly #route: Route;
  #tunnels: ProxyTunnels | undefined;
  #agent: Agent | undefined;
  #answeredAt = { wall: 0, monotonic: 0 };
  #closed = false;

  constructor(clock: Clock, route: Route) {
    this.#clock = clock;
    this.#route = route;
  }

  /** undici is loaded at the first call, so that a till shows its keypad before. */
  async agent(): Promise<Agent> {
    const undici = await import('undici');
    if (this.#agent && (this.#closed || !this.#isSilent())) return this.#agent;
    // Calls under way on it may still be answered; it ends with the last of them.
    void this.#agent?.close();
    this.answered();
    this.#agent = new undici.Agent({
      connect: this.#connector(undici),
      // The time-out of each try covers both; undici's own would start anew with every byte of a slow answer.
      headersTimeout: 0,
      bodyTimeout: 0,
      keepAliveTimeout: KEPT_IDLE_MS,
      keepAliveMaxTimeout: 60_000,
    });
    return this.#agent;
  }

  /** The service has just answered, so the pool's connections work. */
  answered(): void {
    this.#answeredAt = { wall: this.#clock.wall(), monotonic: this.#clock.monotonic() };
  }

  /** Ends the calls under way on the pool, and closes its connections. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([this.#agent?.destroy(), this.#tunnels?.close()]);
  }

  /** Certificates are checked whatever the environment says. */
  #connector(undici: Undici): buildConnector.connector {
    const { pinnedKeys, proxy } = this.#route;
    const connect = checkedConnector(undici, this.#route);
    const tunnels = proxy && (this.#tunnels ??= new ProxyTunnels(undici, proxy, connect));
    return (options, callback) => {
      const connected: buildConnector.Callback = (...[error, socket]) => {
        if (error !== null) {
          callback(error, null);
          return;
        }
        const certificate = socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined;
        const fault = keyFault(options.hostname, certificate, pinnedKeys);
        if (fault) {
          socket.destroy();
          callback(fault, null);
          return;
        }
        skipContinue(socket);
        callback(null, socket);
      };
      if (!tunnels) {
        connect(options, connected);
        return;
      }
      tunnels.open(targetOf(options), (error, httpSocket) => {
        if (!httpSocket) connected(error ?? new Error('no tunnel'), null);
        else if (options.protocol === 'https:') connect({ ...options, httpSocket }, connected);
        else connected(null, httpSocket);
      });
    };
  }

  /** By both clocks, since the monotonic clock may stand still in sleep and the wall clock may be set back. */
  #isSilent(): boolean {
    const { wall, monotonic } = this.#answeredAt;
    return Math.max(this.#clock.wall() - wall, this.#clock.monotonic() - monotonic) > KEPT_IDLE_MS;
  }
}

type Undici = typeof import('undici');

/** Authorities are read for the first `https:` address, since training mode needs none. */
function checkedConnector(
  { buildConnector }: Undici,
  { authorities, pinnedKeys }: Route,
): buildConnector.connector {
  // A resumed TLS session shows no certificate, and so no key to compare with the pins.
  const resumption = pinnedKeys.length > 0 && { maxCachedSessions: 0 };
  const checked = { timeout: CONNECT_TIMEOUT_MS, rejectUnauthorized: true, ...resumption };
  const plain = buildConnector(checked);
  let secure: buildConnector.connector | undefined;
  const secureOnce = (): buildConnector.connector =>
    (secure ??= buildConnector({ ...checked, secureContext: trustingContext(authorities) }));
  return (options, callback) => (options.protocol === 'https:' ? secureOnce() : plain)(options, callback);
}

function targetOf({ hostname, port, protocol }: buildConnector.Options): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}
