import { openHttpContext } from '../http-context.ts';
import { BusyReport } from '../quota/busy-report.ts';
import { Sender } from '../sending/sender.ts';
import { routeOf } from '../transport/route.ts';
import { UndiciTransport } from '../transport/undici-transport.ts';
import { WatchedTransport } from '../transport/watched-transport.ts';
import { BackOfficeCredentials } from './credentials.ts';
import { backOfficeEndpoints } from './endpoints.ts';
import { OfficeCalls } from './office-vitals.ts';
import { testWebhook } from './test-webhook.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Random } from '../../sales/ports.ts';
import type { BackOfficeConfig, BackOfficeSecrets, Family } from './config.ts';
import type { BackOfficeEndpoints } from './endpoints.ts';
import type { OfficeVitals } from './office-vitals.ts';
import type { WebhookTest } from '../../../shared/contract/back-office/hierarchy.ts';
import type { TestedWebhook } from './test-webhook.ts';

/** The whole service as a manager's back office uses it: every answer is a value, nothing throws. */
export interface BackOfficeConnection extends BackOfficeEndpoints {
  /** Fetches the tokens in use. A person's act: it also lifts a refusal, after which none is asked for. */
  readonly signIn: (signal: AbortSignal) => Promise<Result<null>>;
  /** Sends test deliveries to a terminal's webhook: a call to its receiver, not to the service. */
  readonly testWebhook: (webhook: TestedWebhook, signal: AbortSignal) => Promise<WebhookTest>;
  /** What is known of the connection without asking. */
  readonly vitals: () => OfficeVitals;
  /** Gives up every call, waiting or under way, and closes all connections. */
  readonly close: () => Promise<void>;
}

export interface BackOfficeDependencies {
  readonly clock: Clock;
  readonly random: Random;
}

/**
 * Opens a connection; nothing is sent before the first call. Throws when an address of `config` is not allowed, or a
 * token is to be used that no endpoint issues.
 */
export function connectBackOffice(
  config: BackOfficeConfig,
  secrets: BackOfficeSecrets,
  around: BackOfficeDependencies,
): BackOfficeConnection {
  const { environment, baseUrl, oauth } = config;
  const route = routeOf(config, secrets.proxyPassword);
  const calls = new OfficeCalls(around.clock);
  const { http, close } = openHttpContext(
    { environment, baseUrl, route, ...(oauth && { authUrl: oauth.authUrl }) },
    { ...around, onEnd: (exchange) => calls.observe(exchange) },
  );
  let busyUntil: number | undefined;
  const busy = new BusyReport(http.clock, (until) => (busyUntil = until), http.closed);
  const credentials = new BackOfficeCredentials(config, secrets, { http, busy });
  const receivers = new UndiciTransport(around.clock, route);
  const senderOf = (family: Family) => {
    const transport = new WatchedTransport(http.transport, (exchange) => calls.observe(exchange, family));
    return new Sender(credentials.of(family), { ...http, transport });
  };
  const senders = {
    payments: senderOf('payments'),
    entities: senderOf('entities'),
    onboarding: senderOf('onboarding'),
    reporting: senderOf('reporting'),
    settlement: senderOf('settlement'),
  };
  return {
    ...backOfficeEndpoints(senders, config),
    testWebhook: (webhook, signal) =>
      testWebhook(webhook, { environment, transport: receivers, clock: around.clock }, signal),
    signIn: (signal) => credentials.signIn(signal),
    vitals: () => {
      const known = http.serverClock.known();
      return {
        ...calls.known,
        ...credentials.callsLeft,
        ...(busyUntil !== undefined && { busyUntil }),
        ...(known !== undefined && { clockDifferenceMs: Math.round(http.clock.wall() - known) }),
      };
    },
    close: async () => {
      await Promise.all([close(), receivers.close()]);
    },
  };
}
