import { codingsOf, decodeBody } from './decode-body.ts';
import type { Dispatcher } from 'undici';
import type { Exchange } from './exchange.ts';

const TOO_LARGE = 'answer too large';

/**
 * Follows one request through undici's own life cycle, because only there is it certain whether a byte was sent:
 * undici calls `onRequestStart` directly before it writes, and a request aborted inside that call is not written.
 */
export class AnswerCollector implements Dispatcher.DispatchHandler {
  readonly exchange: Promise<Exchange>;
  readonly #maxBytes: number;
  readonly #mayBeWritten: () => boolean;
  #settle: (exchange: Exchange) => void = () => undefined;
  #over = false;
  /** The whole body has arrived. */
  #arrived = false;
  #writing: Dispatcher.DispatchController | undefined;
  #status = 0;
  #headers = new Headers();
  #chunks: Buffer[] = [];
  #bytes = 0;

  constructor(maxBytes: number, mayBeWritten: () => boolean = () => true) {
    this.#maxBytes = maxBytes;
    this.#mayBeWritten = mayBeWritten;
    this.exchange = new Promise((resolve) => (this.#settle = resolve));
  }

  /** Ends the try now, whatever state it is in. */
  giveUp(cause: string): void {
    this.#fail(cause);
    if (!this.#arrived) this.#writing?.abort(new Error(cause));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (!this.#over && !this.#writing && !this.#mayBeWritten()) this.giveUp('too late to be sent');
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
      this.giveUp(TOO_LARGE);
    } else {
      this.#chunks.push(chunk);
    }
  }

  onResponseEnd(): void {
    this.#arrived = true;
    const bytes = Buffer.concat(this.#chunks);
    const contentEncoding = this.#headers.get('content-encoding');
    if (bytes.length === 0 || codingsOf(contentEncoding).length === 0) this.#answer(bytes);
    else void this.#decode(bytes, contentEncoding ?? '');
  }

  /** The status says what the service did, whether or not the body can be read. */
  async #decode(bytes: Uint8Array, contentEncoding: string): Promise<void> {
    const body = await decodeBody(bytes, contentEncoding, this.#maxBytes);
    if (body.kind === 'too-large') this.#fail(TOO_LARGE);
    else if (body.kind === 'unreadable') this.#answer(new Uint8Array(), body.detail);
    else this.#answer(body.bytes);
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.#fail('code' in error && typeof error.code === 'string' ? error.code : error.name);
  }

  #answer(bytes: Uint8Array, unreadable?: string): void {
    const body = new TextDecoder().decode(bytes);
    const response = { status: this.#status, headers: this.#headers, body, bytes };
    this.#end({
      kind: 'answered',
      response: unreadable === undefined ? response : { ...response, unreadable },
    });
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
