import { isAllowedAddress } from '../../shared/address.ts';
import { ServerClock } from './quota/server-clock.ts';
import { UndiciTransport } from './transport/undici-transport.ts';
import { WatchedTransport } from './transport/watched-transport.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Random } from '../sales/ports.ts';
import type { HttpContext } from './sending/call.ts';
import type { Transport } from './transport/exchange.ts';
import type { Route } from './transport/route.ts';
import type { OnEnd } from './transport/watched-transport.ts';

interface Addresses {
  readonly environment: 'sandbox' | 'production';
  readonly baseUrl: string;
  /** Left out where no token is used. */
  readonly authUrl?: string;
  readonly route: Route;
}

interface HttpDependencies {
  readonly clock: Clock;
  readonly random: Random;
  /** Called with every exchange that came to its end before its caller gave it up. */
  readonly onEnd?: OnEnd;
  /** Instead of real connections: a simulated network. */
  readonly transport?: Transport & { close(): Promise<void> };
}

/** What all calls to one service share. Throws when an address is not allowed; nothing is sent yet. */
export function openHttpContext(
  { environment, baseUrl, authUrl, route }: Addresses,
  { clock, random, onEnd = () => undefined, transport: given }: HttpDependencies,
): {
  readonly http: HttpContext;
  /** Whether the last call was answered. */
  readonly answers: () => boolean;
  readonly close: () => Promise<void>;
} {
  // The profile has been checked for this; a password or key is worth checking twice.
  for (const address of [baseUrl, ...(authUrl === undefined ? [] : [authUrl])]) {
    if (!isAllowedAddress(address, environment)) throw new TypeError(`address not allowed: ${address}`);
  }
  const closing = new AbortController();
  const connected = given ?? new UndiciTransport(clock, route);
  const transport = new WatchedTransport(connected, onEnd);
  const serverClock = new ServerClock(clock);
  return {
    http: { baseUrl, transport, clock, serverClock, random, closed: closing.signal },
    answers: () => transport.answers,
    close: async () => {
      closing.abort();
      await connected.close();
    },
  };
}
