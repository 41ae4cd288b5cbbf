import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface OutgoingPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/**
 * Sends one POST on a connection of its own, and resolves with the status once the connection is closed. The rest of
 * the answer is ignored, and redirects are not followed. Rejects where no answer began.
 */
export function post({ url, headers, body, signal }: OutgoingPost): Promise<number> {
  const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', agent: false, signal, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      // The status is known already, however the answer ends.
      answer.on('error', () => undefined);
      answer.on('close', () => resolve(statusCode));
      answer.resume();
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
