import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Moments of a sale that can be seen from outside the till, in their order. */
export const STAGES = [
  'create received',
  'create carried out',
  'create answered',
  'reading received',
  'reading answered',
] as const;
export type Stage = (typeof STAGES)[number];

/** Stands between till and service, and tells when a stage is reached; the call stays there until `onStage` is done. */
export class StageProxy {
  onStage: (stage: Stage) => Promise<void> = () => Promise.resolve();
  readonly #target: string;
  readonly #server = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing));

  constructor(target: string) {
    this.#target = target;
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const call = callOf(incoming);
    const body = await bytesOf(incoming);
    if (call) await this.onStage(`${call} received`);
    const onward = request(new URL(incoming.url ?? '/', this.#target), {
      method: incoming.method,
      headers: incoming.headers,
    });
    onward.on('error', () => outgoing.destroy());
    onward.end(body);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    const answered = await bytesOf(answer);
    if (call === 'create') await this.onStage('create carried out');
    if (outgoing.destroyed) return;
    // The answer is the service's own, also in what it does not say.
    outgoing.sendDate = false;
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    outgoing.end(answered, () => {
      if (call) void this.onStage(`${call} answered`);
    });
  }
}

function callOf({ method, url = '' }: IncomingMessage): 'create' | 'reading' | undefined {
  if (method === 'POST' && url.startsWith('/Payments/crypto')) return 'create';
  return url.startsWith('/Payments/tracking/') ? 'reading' : undefined;
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  // A till that is killed leaves its request unfinished: what came is all there is.
  message.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve) => message.once('close', resolve).once('end', resolve));
  return Buffer.concat(chunks);
}
