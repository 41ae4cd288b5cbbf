import { createServer, request as send } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Exchange } from './exchange.ts';

export interface RecordingProxy {
  readonly url: string;
  readonly exchanges: readonly Exchange[];
  readonly close: () => Promise<void>;
}

/** Stands between a client and a service, passes everything on unchanged and remembers it. */
export async function startRecordingProxy(upstream: string): Promise<RecordingProxy> {
  const exchanges: Exchange[] = [];
  const server = createServer((request, response) => {
    void passOn(upstream, request, response, (exchange) => exchanges.push(exchange));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, exchanges, close };
}

async function passOn(
  upstream: string,
  request: IncomingMessage,
  response: ServerResponse,
  record: (exchange: Exchange) => void,
): Promise<void> {
  const { method = '', url: target = '', headers: requestHeaders } = request;
  const requestBody = await bodyOf(request);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const passed = send(new URL(target, upstream), { method, headers: requestHeaders }, resolve);
    passed.on('error', reject).end(requestBody);
  });
  const responseBody = await bodyOf(answer);
  const { statusCode: status = 0, headers: responseHeaders } = answer;
  record({
    method,
    target,
    requestHeaders,
    requestBody: requestBody.toString(),
    status,
    responseHeaders,
    responseBody: responseBody.toString(),
  });
  response.writeHead(status, answer.rawHeaders).end(responseBody);
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
