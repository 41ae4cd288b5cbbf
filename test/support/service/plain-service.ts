import { createServer } from 'node:http';
import { once } from 'node:events';
import { apiKeyAuth, realmProfile } from '../records/terminal-profile.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NetworkService, ServicePayment } from './network-service.ts';

/** How it speaks HTTP: with a length and `Connection: close`, in chunks, or as HTTP/1.0 until the connection ends. */
export const DIALECTS = ['length', 'chunks', 'HTTP/1.0'] as const;
export type Dialect = (typeof DIALECTS)[number];

interface Payment extends ServicePayment {
  readonly reference: string;
  statusCode: string;
}

export interface GoodAnswer {
  readonly status: number;
  /** JSON. */
  readonly text: string;
}

const API_KEY = 'plain-service-key';

/**
 * A second service, for all that the till must not take from the sandbox's manners: it does what the specification
 * shows and no more. Tracking tells `statusCode` alone, history `trackingId` alone; there is no Date, no rate limit,
 * no token, no keep-alive, and no Idempotency-Key.
 */
export class PlainService implements NetworkService {
  readonly profile = { ...realmProfile, auth: apiKeyAuth };
  readonly secrets = { apiKey: API_KEY };
  /** So many creates to come are carried out, and their answers lost. */
  losesAnswers = 0;
  /** What goes over the wire in place of the good answer, after which the connection ends; nothing: the good answer. */
  answersInstead: (request: string, good: GoodAnswer) => Buffer | undefined = () => undefined;
  readonly #dialect: Dialect;
  readonly #payments: Payment[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${this.port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Nothing happens here by itself. */
  advance = (): Promise<void> => Promise.resolve();

  payments = (reference?: string): Promise<readonly ServicePayment[]> =>
    Promise.resolve(
      this.#payments.filter((payment) => reference === undefined || payment.reference === reference),
    );

  move = (payment: ServicePayment | undefined, statusCode: string): Promise<void> => {
    const moved = this.#payments.find(({ trackingId }) => trackingId === payment?.trackingId);
    if (moved) moved.statusCode = statusCode;
    return Promise.resolve();
  };

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://plain');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.headers['x-api-key'] !== API_KEY) this.#send(response, 401, { code: 'unauthorized' });
    else if (request.method === 'POST' && pathname === '/Payments/crypto') {
      const created = this.#create(JSON.parse(Buffer.concat(chunks).toString()) as { reference: string });
      if (this.losesAnswers-- > 0) request.socket.resetAndDestroy();
      else this.#send(response, 201, created);
    } else if (pathname.startsWith('/Payments/tracking/')) {
      const tracked = this.#payments.find(({ trackingId }) => pathname.endsWith(`/${trackingId}`));
      if (tracked) this.#send(response, 200, { statusCode: tracked.statusCode });
      else this.#send(response, 404, { code: 'not_found' });
    } else if (/^\/Terminals\/[^/]+\/payments$/.test(pathname)) {
      this.#send(response, 200, this.#history(searchParams));
    } else this.#send(response, 404, { code: 'not_found' });
  }

  #create({ reference }: { readonly reference: string }): object {
    const trackingId = `trk-${this.#payments.length + 1}`;
    const url = `https://pay.example.test/${trackingId}`;
    this.#payments.push({ trackingId, url, reference, statusCode: 'created' });
    return { trackingId, paymentPageId: `page-${trackingId}`, paymentUrls: [url] };
  }

  #history(query: URLSearchParams): object {
    const matching = this.#payments.filter(({ reference }) => reference === query.get('Reference'));
    const size = Number(query.get('PageSize'));
    const page = Number(query.get('Page'));
    const data = matching.slice(page * size, (page + 1) * size).map(({ trackingId }) => ({ trackingId }));
    return { data, total: matching.length, page };
  }

  #send(response: ServerResponse, status: number, body: object): void {
    const text = JSON.stringify(body);
    response.sendDate = false;
    const { method = '', url = '' } = response.req;
    const instead = this.answersInstead(`${method} ${url}`, { status, text });
    if (instead) {
      response.socket?.end(instead);
      return;
    }
    switch (this.#dialect) {
      case 'length':
        response.writeHead(status, { Connection: 'close', 'Content-Length': Buffer.byteLength(text) });
        response.end(text);
        break;
      case 'chunks':
        response.writeHead(status, { 'Content-Type': 'text/plain' });
        response.write(text.slice(0, 1));
        response.end(text.slice(1));
        break;
      case 'HTTP/1.0':
        response.socket?.end(`HTTP/1.0 ${status}\r\n\r\n${text}`);
        break;
    }
  }
}
