import { SessionState } from './auth/session-state.ts';
import { KeyRecheck } from './auth/key-recheck.ts';
import { createPayment } from './endpoints/create-payment.ts';
import { payments as paymentEndpoints } from './endpoints/payments/payments.ts';
import { readTenders } from './endpoints/terminal.ts';
import { TerminalPayments } from './endpoints/terminal-payments/terminal-payments.ts';
import { trackPayment } from './endpoints/tracking.ts';
import { endpointFamilies } from './families.ts';
import { Heartbeat } from './heartbeat.ts';
import { openHttpContext } from './http-context.ts';
import { LastGood } from './last-good-answers.ts';
import { Reachability } from './reachability.ts';
import { BusyReport } from './quota/busy-report.ts';
import { Sender } from './sending/sender.ts';
import { routeOf } from './transport/route.ts';
import { checkKey, signInByKey, signInByToken } from './sign-in.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { ConnectionView, SessionView } from '../../shared/contract/views.ts';
import { failed, succeeded } from '../../shared/failure.ts';
import type { Result } from '../../shared/failure.ts';
import type { PaymentGateway, Random } from '../sales/ports.ts';
import type { ServiceConfig, ServiceSecrets } from './config.ts';
import type { PaymentOfSale } from './endpoints/terminal-payments/terminal-payments.ts';
import type { Transport } from './transport/exchange.ts';
import type { ServiceVitals } from './vitals.ts';

const A_MINUTE_MS = 60_000;

/** One terminal's connection to the service. Holds secrets and tokens in memory only, where nothing prints them. */
export interface ServiceConnection extends Pick<
  ReturnType<typeof paymentEndpoints>,
  'requestQuote' | 'announceTransaction'
> {
  readonly gateway: PaymentGateway;
  /** The terminal's enabled tender types, exact strings (spec "Tender types"). */
  readonly readTenders: (signal: AbortSignal) => Promise<Result<readonly string[]>>;
  /** Whether a sale was paid with one of these tenders, as the terminal's history says. */
  readonly paidWith: (
    tenders: readonly string[],
    payment: PaymentOfSale,
    signal: AbortSignal,
  ) => Promise<Result<boolean>>;
  /** With which of these tenders this payment was paid; none when the history does not say. */
  readonly tenderOf: (
    tenders: readonly string[],
    payment: PaymentOfSale & { readonly trackingId: string },
    signal: AbortSignal,
  ) => Promise<Result<string | undefined>>;
  /** Checks the credentials. A person's act: it also lifts a refusal, which a password does not survive by itself. */
  readonly signIn: (signal: AbortSignal) => Promise<Result<null>>;
  /** Takes these secrets into use for every later call; the proxy's password stays. Nothing is given up for it. */
  readonly useSecrets: (secrets: ServiceSecrets) => void;
  /** Reads the last minute of the terminal's history: proves the key that history is read with. Fails as a sign-in does. */
  readonly checkHistoryKey: (signal: AbortSignal) => Promise<Result<null>>;
  /** What is known of the connection without asking. */
  readonly vitals: () => ServiceVitals;
  /** Asks for a sign of life whenever nothing else has asked for a while, until `signal` aborts. */
  readonly keepAsking: (signal: AbortSignal) => Promise<void>;
  /** After sleep or a network change: asks for a sign of life at once, where `keepAsking` runs. */
  readonly askNow: () => void;
  /** Gives up every call, waiting or under way, and closes all connections. Observers hear nothing more. */
  readonly close: () => Promise<void>;
}

export interface ServiceDependencies {
  readonly clock: Clock;
  readonly random: Random;
  /** Called at each change of the session; it starts as `none`. */
  readonly onSession: (session: SessionView) => void;
  /** Called when the service answers or no longer does; it starts as `unknown`. */
  readonly onConnection?: (connection: ConnectionView) => void;
  /** Wall-clock milliseconds until which the rate limit holds calls back; `undefined` when that is over. */
  readonly onBusy: (busyUntil: number | undefined) => void;
  /** Instead of real connections: a simulated network. */
  readonly transport?: Transport & { close(): Promise<void> };
}

/** Opens a connection; nothing is sent before the first call. Throws when an address of `config` is not allowed. */
export function connectService(
  config: ServiceConfig,
  secrets: ServiceSecrets,
  { onSession, onBusy, onConnection = () => undefined, ...around }: ServiceDependencies,
): ServiceConnection {
  const { environment, baseUrl, auth } = config;
  const route = routeOf(config, secrets.proxyPassword);
  const authUrl = auth.scheme === 'oauth' ? auth.authUrl : undefined;
  const { clock, random } = around;
  const reachability = new Reachability(clock, (connection) => {
    if (!closed.aborted) onConnection(connection);
  });
  const lastGood = new LastGood(() => clock.wall(), authUrl);
  const { http, answers, close } = openHttpContext(
    { environment, baseUrl, route, ...(authUrl !== undefined && { authUrl }) },
    {
      ...around,
      onEnd: (exchange, request) => {
        reachability.observe(exchange);
        lastGood.observe(exchange, request);
      },
    },
  );
  const { closed, serverClock } = http;
  const sessionState = new SessionState((session) => {
    if (closed.aborted) return;
    recheck.follow(session.state === 'refused' ? session.retryAt : undefined);
    onSession(session);
  });
  const busy = new BusyReport(clock, onBusy, closed);

  const families = endpointFamilies(config, secrets, { http, busy, sessionState });
  const payments = new Sender(families.payments, http);
  const records = new Sender(families.records, http);
  const recheck = new KeyRecheck(clock, () => checkKey(payments, closed), closed);
  const heartbeat = new Heartbeat({
    clock,
    random,
    reachability,
    ask: (signal) => checkKey(payments, signal),
  });
  const { merchantId, terminalId, currency } = config;
  const { requestQuote, announceTransaction } = paymentEndpoints(payments, config);
  const history = new TerminalPayments({ sender: records, clock, serverClock, terminalId });

  return {
    gateway: {
      createPayment: (intent, signal) => createPayment(payments, config, intent, signal),
      readTracking: (trackingId, signal) =>
        trackPayment(payments, { trackingId, terminalId, merchantId }, currency, signal),
      findByReference: (reference, since, signal) => history.findByReference(reference, since, signal),
      paymentsBetween: (from, until, signal) => history.between(from, until, signal),
      serviceTime: () => serverClock.known(),
      answers,
      readsPerMinute: () => families.payments.gate.limit('GET'),
    },
    requestQuote,
    announceTransaction,
    readTenders: (signal) => readTenders(records, terminalId, signal),
    paidWith: (tenders, payment, signal) => history.paidWith(tenders, payment, signal),
    tenderOf: (tenders, payment, signal) => history.tenderOf(tenders, payment, signal),
    signIn: (signal) =>
      config.auth.scheme === 'oauth'
        ? signInByToken(families.payments.credential, sessionState, signal)
        : signInByKey(payments, sessionState, signal),
    useSecrets: (next) => families.useSecrets(next),
    checkHistoryKey: async (signal) => {
      const now = clock.wall();
      const read = await history.between(now - A_MINUTE_MS, now, signal);
      if (read.kind === 'found') return succeeded(null);
      const { failure } = read;
      if (failure.code !== 'not-permitted') return failed(failure);
      return failed({ ...failure, action: 'sign-in', code: 'sign-in-refused', signInFault: 'api-key' });
    },
    vitals: () => {
      const known = serverClock.known();
      const { gate } = families.payments;
      return {
        ...(known !== undefined && { clockDifferenceMs: Math.round(clock.wall() - known) }),
        readsLeft: gate.left('GET'),
        writesLeft: gate.left('POST'),
        lastGood: lastGood.answers,
      };
    },
    keepAsking: (signal) => heartbeat.run(signal),
    askNow: () => heartbeat.now(),
    close,
  };
}
