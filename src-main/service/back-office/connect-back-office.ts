import { openHttpContext } from '../http-context.ts';
import { BusyReport } from '../quota/busy-report.ts';
import { Sender } from '../sending/sender.ts';
import { routeOf } from '../transport/route.ts';
import { BackOfficeCredentials } from './credentials.ts';
import { backOfficeEndpoints } from './endpoints.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Random } from '../../sales/ports.ts';
import type { BackOfficeConfig, BackOfficeSecrets, Family } from './config.ts';
import type { BackOfficeEndpoints } from './endpoints.ts';

/** The whole service as a manager's back office uses it: every answer is a value, nothing throws. */
export interface BackOfficeConnection extends BackOfficeEndpoints {
  /** Fetches the tokens in use. A person's act: it also lifts a refusal, after which none is asked for. */
  readonly signIn: (signal: AbortSignal) => Promise<Result<null>>;
  /** Gives up every call, waiting or under way, and closes all connections. */
  readonly close: () => Promise<void>;
}

export interface BackOfficeDependencies {
  readonly clock: Clock;
  readonly random: Random;
  /** Wall-clock milliseconds until which the rate limit holds calls back; `undefined` when that is over. */
  readonly onBusy: (busyUntil: number | undefined) => void;
}

/**
 * Opens a connection; nothing is sent before the first call. Throws when an address of `config` is not allowed, or a
 * token is to be used that no endpoint issues.
 */
export function connectBackOffice(
  config: BackOfficeConfig,
  secrets: BackOfficeSecrets,
  { onBusy, ...around }: BackOfficeDependencies,
): BackOfficeConnection {
  const { environment, baseUrl, oauth } = config;
  const route = routeOf(config, secrets.proxyPassword);
  const { http, close } = openHttpContext(
    { environment, baseUrl, route, ...(oauth && { authUrl: oauth.authUrl }) },
    around,
  );
  const busy = new BusyReport(http.clock, onBusy, http.closed);
  const credentials = new BackOfficeCredentials(config, secrets, { http, busy });
  const senderOf = (family: Family) => new Sender(credentials.of(family), http);
  const senders = {
    payments: senderOf('payments'),
    entities: senderOf('entities'),
    onboarding: senderOf('onboarding'),
    reporting: senderOf('reporting'),
    settlement: senderOf('settlement'),
  };
  return {
    ...backOfficeEndpoints(senders, config),
    signIn: (signal) => credentials.signIn(signal),
    close,
  };
}
