import type { Clock } from '../../../shared/time/clock.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { Random } from '../../sales/ports.ts';
import type { Credential } from '../auth/credential.ts';
import type { QuotaGate } from '../quota/quota-gate.ts';
import type { Urgency } from '../quota/quota-window.ts';
import type { ServerClock } from '../quota/server-clock.ts';
import type { HttpMethod, HttpResponse, Transport } from '../transport/exchange.ts';
import type { Renewals } from './renewals.ts';
import type { Operation } from './retry-decision.ts';

export interface Call {
  readonly operation: Operation;
  readonly urgency: Urgency;
  readonly method: HttpMethod;
  /** Path of the specification with its query, already encoded. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** The caller waits and can do without: it is not tried again when the service cannot be reached. */
  readonly onceOffline?: boolean;
  /** Milliseconds, sleep included, after which it is not sent any more, however long it waited for a token or its turn. */
  readonly sentWithinMs?: number;
  /** For an answer that is a file; JSON is shorter. */
  readonly maxAnswerBytes?: number;
}

export type Sent =
  | { readonly kind: 'answered'; readonly response: HttpResponse }
  | { readonly kind: 'not-sent' | 'lost' | 'rejected'; readonly failure: Failure };

/** What one endpoint family shares: its credential, that credential's quota, and what a refusal means to it. */
export interface EndpointFamily {
  readonly credential: Credential;
  readonly gate: QuotaGate;
  readonly renewals: Renewals;
  /** The service took the credential. */
  readonly onAccepted: () => void;
  /** The service refused the credential for good; answers the failure to hand on. */
  readonly onRefused: (failure: Failure) => Failure;
}

/** Everything that all families send with. */
export interface HttpContext {
  readonly baseUrl: string;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly random: Random;
  /** Aborts when the connection to the service is given up. */
  readonly closed: AbortSignal;
}
