import type { Dispatcher } from 'undici';
import type { Exchange } from './exchange.ts';

/**
 * Follows one request through undici's own life cycle, because only there is it certain whether a byte was sent:
 * undici calls `onRequestStart` directly before it writes, and a request aborted inside that call is not written.
 */
export class AnswerCollector implements Dispatcher.DispatchHandler {
  readonly exchange: Promise<Exchange>;
  readonly #maxBytes: number;
  #settle: (exchange: Exchange) => void = () => undefined;
  #over = false;
  #writing: Dispatcher.DispatchController | undefined;
  #status = 0;
  #headers = new Headers();
  #chunks: Buffer[] = [];
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
    this.exchange = new Promise((resolve) => (this.#settle = resolve));
  }

  /** Ends the try now, whatever state it is in. */
  giveUp(cause: string): void {
    this.#fail(cause);
    this.#writing?.abort(new Error(cause));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (this.#over) {
      controller.abort(new Error('given up before writing'));
      return;
    }
    // undici puts a request back into its queue when a connection is closed under it; a create must not go twice.
    const again = this.#writing !== undefined;
    this.#writing = controller;
    if (again) this.giveUp('connection closed');
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    this.#status = status;
    this.#headers = new Headers();
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) this.#headers.set(name, Array.isArray(value) ? value.join(', ') : value);
    }
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#maxBytes) {
      this.giveUp('answer too large');
    } else {
      this.#chunks.push(chunk);
    }
  }

  onResponseEnd(): void {
    const bytes = Buffer.concat(this.#chunks);
    const body = new TextDecoder().decode(bytes);
    this.#end({ kind: 'answered', response: { status: this.#status, headers: this.#headers, body, bytes } });
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.#fail('code' in error && typeof error.code === 'string' ? error.code : error.name);
  }

  #fail(cause: string): void {
    this.#end({ kind: this.#writing ? 'lost' : 'not-sent', cause });
  }

  #end(exchange: Exchange): void {
    this.#over = true;
    this.#chunks = [];
    this.#settle(exchange);
  }
}
