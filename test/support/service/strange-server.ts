import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import type { AddressInfo } from 'node:net';

/** A server that answers whatever it is asked as well as it can, and writes down all that it got. */
export interface StrangeServer {
  readonly address: string;
  /** Method, path, headers and body of each request, as one text. */
  readonly heard: readonly string[];
}

/** `answer` says what to send back for a path; without it, a token. */
export async function strangeServer(answer: (path: string) => object = () => TOKEN): Promise<StrangeServer> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', rawHeaders } = request;
      const body = decodeURIComponent(Buffer.concat(chunks).toString().replaceAll('+', ' '));
      heard.push([method, url, ...rawHeaders, body].join('\n'));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer(url)));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

const TOKEN = {
  access_token: 'strange',
  refresh_token: 'stranger',
  token_type: 'Bearer',
  expires_in: 3600,
  refresh_expires_in: 3600,
};
