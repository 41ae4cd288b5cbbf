import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface OutgoingPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/**
 * Sends one POST on a connection of its own and resolves with the answer's status once the connection is over; the
 * rest of the answer is not looked at, and redirects are not followed. Rejects when no answer began.
 */
export function post({ url, headers, body, signal }: OutgoingPost): Promise<number> {
  const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', agent: false, signal, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      // However it ends, its status was told.
      answer.on('error', () => undefined);
      answer.on('close', () => resolve(statusCode));
      answer.resume();
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
