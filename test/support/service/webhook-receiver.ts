import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly json: Readonly<Record<string, unknown>>;
}

/** Answers one request: with a status, or by hand. */
export type Reply = number | ((response: ServerResponse) => void);

/** A receiver of webhooks on loopback. Its replies are used up in turn; after them it says 200. Closed with the test. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  readonly url: string;
  readonly #replies: Reply[];
  readonly #waiting: { count: number; resolve: () => void }[] = [];

  constructor(url: string, replies: readonly Reply[]) {
    this.url = url;
    this.#replies = [...replies];
  }

  /** Resolves with everything received, once that is at least `count` requests. */
  async until(count: number): Promise<readonly Received[]> {
    if (this.received.length < count) {
      await new Promise<void>((resolve) => this.#waiting.push({ count, resolve }));
    }
    return this.received;
  }

  take(received: Received, response: ServerResponse): void {
    this.received.push(received);
    const reply = this.#replies.shift() ?? 200;
    if (typeof reply === 'number') response.writeHead(reply).end();
    else reply(response);
    for (const { count, resolve } of this.#waiting) if (this.received.length >= count) resolve();
  }
}

export async function receiveWebhooks(replies: readonly Reply[] = []): Promise<WebhookReceiver> {
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const receiver = new WebhookReceiver(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    replies,
  );
  return receiver;

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const { url = '', headers } = request;
    receiver.take({ path: url, headers, body, json: JSON.parse(body) as Received['json'] }, response);
  }
}
