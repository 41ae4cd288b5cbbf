import { isAllowedAddress } from '../../shared/address.ts';
import { SessionStanding } from './auth/session-standing.ts';
import { createPayment } from './endpoints/create-payment.ts';
import { findByReference } from './endpoints/payment-history.ts';
import { readTenders } from './endpoints/terminal.ts';
import { trackPayment } from './endpoints/tracking.ts';
import { endpointFamilies } from './families.ts';
import { BusyReport } from './quota/busy-report.ts';
import { ServerClock } from './quota/server-clock.ts';
import { Sender } from './sending/sender.ts';
import { signInByKey, signInByToken } from './sign-in.ts';
import { TimedScopes } from './transport/timed-scopes.ts';
import { UndiciTransport } from './transport/undici-transport.ts';
import type { Clock } from '../../shared/clock.ts';
import type { SessionView } from '../../shared/contract/views.ts';
import type { Result } from '../../shared/failure.ts';
import type { PaymentGateway, Random } from '../sales/ports.ts';
import type { ServiceConfig, ServiceSecrets } from './config.ts';
import type { Transport } from './transport/exchange.ts';

/** One terminal's connection to the service. Holds secrets and tokens in memory only, where nothing prints them. */
export interface ServiceConnection {
  readonly gateway: PaymentGateway;
  /** The terminal's enabled tender types, exact strings (spec "Tender types"). */
  readonly readTenders: (signal: AbortSignal) => Promise<Result<readonly string[]>>;
  /** Checks the credentials. A person's act: it also lifts a refusal, after which nothing is tried by itself. */
  readonly signIn: (signal: AbortSignal) => Promise<Result<null>>;
  /** Gives up every call, waiting or under way, and closes all connections. Observers hear nothing more. */
  readonly close: () => Promise<void>;
}

export interface ServiceSurroundings {
  readonly clock: Clock;
  readonly random: Random;
  /** Called at each change of the session; it starts as `none`. */
  readonly onSession: (session: SessionView) => void;
  /** Wall-clock milliseconds until which the rate limit holds calls back; `undefined` when that is over. */
  readonly onBusy: (busyUntil: number | undefined) => void;
  /** Instead of real connections: a simulated network. */
  readonly transport?: Transport & { close(): Promise<void> };
}

/** Opens a connection; nothing is sent before the first call. Throws when an address of `config` is not allowed. */
export function connectService(
  config: ServiceConfig,
  secrets: ServiceSecrets,
  { clock, random, onSession, onBusy, ...surroundings }: ServiceSurroundings,
): ServiceConnection {
  refusePlainAddresses(config);
  const closing = new AbortController();
  const closed = closing.signal;
  const scopes = new TimedScopes(clock);
  const transport = surroundings.transport ?? new UndiciTransport(scopes, clock);
  const serverClock = new ServerClock(clock);
  const wire = { baseUrl: config.baseUrl, transport, scopes, clock, serverClock, random, closed };
  const standing = new SessionStanding((session) => {
    if (!closed.aborted) onSession(session);
  });
  const busy = new BusyReport(clock, onBusy, closed);

  const families = endpointFamilies(config, secrets, { wire, busy, standing });
  const payments = new Sender(families.payments, wire);
  const records = new Sender(families.records, wire);
  const { terminalId, currency } = config;

  return {
    gateway: {
      createPayment: (intent, signal) => createPayment(payments, config, intent, signal),
      readTracking: (trackingId, signal) => trackPayment(payments, trackingId, currency, signal),
      findByReference: (reference, since, signal) =>
        findByReference({ sender: records, serverClock }, { terminalId, reference, since }, signal),
      serviceTime: () => serverClock.told(),
      readsPerMinute: () => families.payments.gate.limit('GET'),
    },
    readTenders: (signal) => readTenders(records, terminalId, signal),
    signIn: (signal) =>
      config.auth.scheme === 'oauth'
        ? signInByToken(families.payments.credential, standing, signal)
        : signInByKey(payments, standing, signal),
    close: async () => {
      closing.abort();
      await transport.close();
    },
  };
}

/** The profile has been checked for this; a password or key is worth checking twice. */
function refusePlainAddresses({ environment, baseUrl, auth }: ServiceConfig): void {
  const addresses = auth.scheme === 'oauth' ? [baseUrl, auth.authUrl] : [baseUrl];
  for (const address of addresses) {
    if (!isAllowedAddress(address, environment)) throw new TypeError(`address not allowed: ${address}`);
  }
}
