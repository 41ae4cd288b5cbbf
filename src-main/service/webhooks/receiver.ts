import { createServer } from 'node:http';
import { onAbort } from '../../../shared/time/on-abort.ts';
import { InterruptibleDelay } from '../../supervision/interruptible-delay.ts';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Clock } from '../../../shared/time/clock.ts';

/** Where webhooks are sent to, below the address that the till listens at. */
const WEBHOOK_PATH = '/webhooks';

/** The largest body that is read. A payment's event has a few hundred bytes. */
const MOST_BODY_BYTES = 64 * 1024;
const LIMITS = {
  maxHeaderSize: 8 * 1024,
  headersTimeout: 5_000,
  requestTimeout: 5_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};
const MOST_CONNECTIONS = 32;
const MOST_REQUESTS_OF_ONE = 1_000;
/** The wait before the next try to listen, since another program that has the port may end. */
const TRY_AGAIN_MS = 30_000;

export interface Delivery {
  readonly headers: IncomingHttpHeaders;
  /** The bytes that were signed. */
  readonly rawBody: Uint8Array;
}

interface ReceiverParts {
  readonly address: { readonly host: string; readonly port: number };
  /** Judges a delivery and answers with the HTTP status for its sender. */
  readonly take: (delivery: Delivery) => number;
  readonly clock: Clock;
  readonly report: (where: string, error: unknown) => void;
  /** Called when `state` has changed. */
  readonly onChange: () => void;
}

/**
 * Listens for webhooks at one address and one path (spec "Events"), within limits of size, time and number. It knows
 * nothing of what they say. Where it cannot listen it says so, and tries again twice a minute.
 */
export class WebhookReceiver {
  readonly #parts: ReceiverParts;
  #state: 'starting' | 'listening' | 'failed' = 'starting';

  constructor(parts: ReceiverParts) {
    this.#parts = parts;
  }

  get state(): 'starting' | 'listening' | 'failed' {
    return this.#state;
  }

  /** The host as it is written in an address. */
  get listensAt(): string {
    const { host, port } = this.#parts.address;
    return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
  }

  /** Listens until `signal` aborts, which frees the port at once. */
  async run(signal: AbortSignal): Promise<void> {
    const pause = new InterruptibleDelay(this.#parts.clock);
    while (!signal.aborted) {
      await this.#listen(signal);
      await pause.wait(TRY_AGAIN_MS, signal);
    }
  }

  /** Resolves when nothing listens any more, or never did. */
  #listen(signal: AbortSignal): Promise<void> {
    const server = createServer(LIMITS, (request, response) => void this.#answer(request, response));
    server.maxConnections = MOST_CONNECTIONS;
    server.maxRequestsPerSocket = MOST_REQUESTS_OF_ONE;
    return new Promise((resolve) => {
      const release = onAbort(signal, () => end(server));
      server
        .on('listening', () => this.#now('listening'))
        .on('error', () => {
          this.#now('failed');
          end(server);
        })
        .on('close', () => {
          release();
          resolve();
        })
        .listen(this.#parts.address);
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const status = await this.#statusFor(request);
      // The rest of a refused request is not read.
      if (status >= 400) response.setHeader('Connection', 'close');
      if (status === 405) response.setHeader('Allow', 'POST');
      response.writeHead(status).end();
    } catch (error) {
      this.#parts.report('a webhook', error);
      response.destroy();
    }
  }

  async #statusFor(request: IncomingMessage): Promise<number> {
    if (request.url?.split('?')[0] !== WEBHOOK_PATH) return 404;
    if (request.method !== 'POST') return 405;
    if (Number(request.headers['content-length'] ?? 0) > MOST_BODY_BYTES) return 413;
    const rawBody = await bodyOf(request);
    if (!rawBody) return 413;
    return this.#parts.take({ headers: request.headers, rawBody });
  }

  #now(state: 'listening' | 'failed'): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#parts.onChange();
  }
}

function end(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/** Nothing when it is longer than it may be, or not there: the connection is over then. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > MOST_BODY_BYTES) return undefined;
      parts.push(part);
    }
  } catch {
    return undefined; // the sender is gone
  }
  return Buffer.concat(parts);
}
