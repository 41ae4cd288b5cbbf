import { openWire } from '../open-wire.ts';
import { BusyReport } from '../quota/busy-report.ts';
import { Sender } from '../sending/sender.ts';
import { DeskCredentials } from './credentials.ts';
import { deskEndpoints } from './endpoints.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Random } from '../../sales/ports.ts';
import type { DeskConfig, DeskSecrets, Family } from './config.ts';
import type { DeskEndpoints } from './endpoints.ts';

/** The whole service as a manager's desk uses it: every answer is a value, nothing throws. */
export interface DeskConnection extends DeskEndpoints {
  /** Fetches the tokens in use. A person's act: it also lifts a refusal, after which none is asked for. */
  readonly signIn: (signal: AbortSignal) => Promise<Result<null>>;
  /** Gives up every call, waiting or under way, and closes all connections. */
  readonly close: () => Promise<void>;
}

export interface DeskSurroundings {
  readonly clock: Clock;
  readonly random: Random;
  /** Wall-clock milliseconds until which the rate limit holds calls back; `undefined` when that is over. */
  readonly onBusy: (busyUntil: number | undefined) => void;
}

/**
 * Opens a connection; nothing is sent before the first call. Throws when an address of `config` is not allowed, or a
 * token is to be used that nobody issues.
 */
export function connectDesk(
  config: DeskConfig,
  secrets: DeskSecrets,
  { onBusy, ...around }: DeskSurroundings,
): DeskConnection {
  const { environment, baseUrl, oauth } = config;
  const { wire, close } = openWire(
    { environment, baseUrl, ...(oauth && { authUrl: oauth.authUrl }) },
    around,
  );
  const busy = new BusyReport(wire.clock, onBusy, wire.closed);
  const credentials = new DeskCredentials(config, secrets, { wire, busy });
  const senderOf = (family: Family) => new Sender(credentials.of(family), wire);
  const senders = {
    payments: senderOf('payments'),
    entities: senderOf('entities'),
    onboarding: senderOf('onboarding'),
    reporting: senderOf('reporting'),
    settlement: senderOf('settlement'),
  };
  return {
    ...deskEndpoints(senders, config),
    signIn: (signal) => credentials.signIn(signal),
    close,
  };
}
